# shellcheck shell=bash
# Read by ./tercet and ./test, which set root: the Debian packages each of them needs, how to get
# them, and how to build.
# shellcheck disable=SC2034,SC2154

packages_run=(g++ cmake ninja-build libcli11-dev libfmt-dev nlohmann-json3-dev
    libboost1.81-dev libqrencode-dev)
packages_test=(ccache libgtest-dev libgmock-dev libbenchmark-dev python3 python3-jsonschema
    emscripten node-acorn chromium-headless-shell fonts-dejavu-core)
packages_all=(clang-14 clang-format-14 clang-tidy-14 libclang-rt-14-dev shellcheck)

# A node that came from elsewhere is used as it is.
command -v node > /dev/null || packages_test+=(nodejs)

say() { printf '%s: %s\n' "${0##*/}" "$*" >&2; }

# quietly LOG COMMAND...: shows what the command printed only if it fails.
quietly() {
    local log=$1
    shift
    "$@" &> "$log" < /dev/null || {
        cat "$log" >&2
        return 1
    }
}

# The packages of a list that are not installed.
missing_packages() {
    local package
    for package; do
        [[ $(dpkg-query -W -f='${db:Status-Status}' "$package" 2> /dev/null) == installed ]] ||
            echo "$package"
    done
}

# install_packages PACKAGE...: installs those that are missing, as root or through sudo.
install_packages() {
    local missing log=$root/build/packages.log
    mapfile -t missing < <(missing_packages "$@")
    ((${#missing[@]})) || return 0

    local apt_get=(env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=600)
    if ((EUID != 0)); then
        # Never with a question for a password.
        if sudo -n true 2> /dev/null; then apt_get=(sudo -n "${apt_get[@]}"); else apt_get=(); fi
    fi
    if ((!${#apt_get[@]})) || ! command -v apt-get > /dev/null; then
        say "these Debian packages are missing, and neither root nor a sudo without password is at hand:"
        printf '    %s\n' "${missing[@]}" >&2
        say "please run as root: apt-get update && apt-get install --no-install-recommends ${missing[*]}"
        return 1
    fi

    say "installing packages: ${missing[*]}"
    mkdir -p "$root/build"
    quietly "$log" "${apt_get[@]}" update || say "going on with the package lists there are"
    quietly "$log" "${apt_get[@]}" install --no-install-recommends "${missing[@]}" || {
        say "could not install: ${missing[*]}"
        return 1
    }
}

configure_preset() {
    local log=$root/build/$1/log
    mkdir -p "$root/build/$1"
    # A build folder that was moved or left half configured needs a fresh start.
    cmake -S "$root" --preset "$1" &> "$log" < /dev/null ||
        quietly "$log" cmake -S "$root" --fresh --preset "$1"
}

# build_preset NAME [OPTION...]: configures and builds in build/NAME.
build_preset() {
    local folder=$root/build/$1 log=$root/build/$1/log
    configure_preset "$1" || return 1
    if [[ -t 2 ]]; then
        cmake --build "$folder" "${@:2}" >&2 < /dev/null
    else
        quietly "$log" cmake --build "$folder" "${@:2}"
    fi
}
