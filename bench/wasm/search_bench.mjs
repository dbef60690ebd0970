// Usage: node search_bench.mjs MODULE.wasm
// Playouts a second of the search in WebAssembly, one thread.
import { loaded } from '../../tests/wasm/pure_module.mjs';

const exports = loaded(process.argv[2]);

for (const game of ['triominos', 'triolet']) {
    const decide = exports[`decide_${game}`];
    decide(); // until it is compiled well
    const start = performance.now();
    let playouts = 0;
    let decisions = 0;
    let slowest = 0;
    for (let before = start; before - start < 5000; ++decisions) {
        playouts += decide();
        const now = performance.now();
        slowest = Math.max(slowest, now - before);
        before = now;
    }
    const seconds = (performance.now() - start) / 1000;
    console.log(`${game}: ${Math.round(playouts / seconds)} playouts/s, ` +
        `a decision ${Math.round(1000 * seconds / decisions)} ms, the slowest ${Math.round(slowest)} ms`);
}
