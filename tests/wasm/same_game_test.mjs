// Usage: node same_game_test.mjs MODULE.wasm NATIVE_PROGRAM
// The same seed must give the same games in WebAssembly as in the native program.
import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { loaded } from './pure_module.mjs';

const kSeeds = 20;
const [modulePath, program] = process.argv.slice(2);

// The rules need nothing of their surroundings.
const exports = loaded(modulePath);

const browser = Array.from({ length: kSeeds }, (_, seed) => exports.hash_of_games(seed) >>> 0);
const native = execFileSync(program, [kSeeds]).toString().trim().split('\n').map(Number);

assert.equal(new Set(native).size, kSeeds, 'different seeds give different games');
assert.deepEqual(browser, native);
