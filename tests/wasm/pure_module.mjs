import { readFileSync } from 'node:fs';

// What a WebAssembly module exports that needs nothing of its surroundings: whatever it imports must
// not be called, unless it may grow.
export function loaded(path, { mayGrow = false } = {}) {
    const module = new WebAssembly.Module(readFileSync(path));
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) {
        imports[from] ??= {};
        imports[from][name] = mayGrow && name === 'emscripten_notify_memory_growth'
            ? () => {}
            : () => { throw new Error(`the module calls ${from}.${name}`); };
    }
    const { exports } = new WebAssembly.Instance(module, imports);
    exports._initialize();
    return exports;
}
