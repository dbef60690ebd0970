// Usage: node same_game_test.mjs MODULE.wasm NATIVE_PROGRAM
// The same seed must give the same games in WebAssembly as in the native program.
import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const kSeeds = 20;
const [modulePath, program] = process.argv.slice(2);

// The rules need nothing of their surroundings: whatever the module imports must not be called.
const module = new WebAssembly.Module(readFileSync(modulePath));
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = () => { throw new Error(`the module calls ${from}.${name}`); };
}
const { exports } = new WebAssembly.Instance(module, imports);
exports._initialize();

const browser = Array.from({ length: kSeeds }, (_, seed) => exports.hash_of_games(seed) >>> 0);
const native = execFileSync(program, [kSeeds]).toString().trim().split('\n').map(Number);

assert.equal(new Set(native).size, kSeeds, 'different seeds give different games');
assert.deepEqual(browser, native);
