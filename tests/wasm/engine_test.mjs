// Usage: node engine_test.mjs ENGINE.wasm TERCET
// The engine in WebAssembly plays the same whole matches as the program, seed by seed.
import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { loaded } from './pure_module.mjs';

const [modulePath, program] = process.argv.slice(2);

const exports = loaded(modulePath, { mayGrow: true });

function ask(request) {
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const input = exports.tercet_alloc(bytes.length);
    new Uint8Array(exports.memory.buffer, input, bytes.length).set(bytes);
    const output = exports.tercet_answer(input, bytes.length);
    exports.tercet_free(input);
    const length = new DataView(exports.memory.buffer).getUint32(output, true);
    const text = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, output + 4, length));
    exports.tercet_free(output);
    // What is to be shown after a change is on the second line.
    return JSON.parse(text.split('\n')[0]);
}

function playMatch(game, preset, bots, seed) {
    const rules = { preset, match: 'rounds', rounds: 2 };
    let { saved } = ask({ do: 'new', game, rules, seats: bots, players: bots, seed });
    for (;;) {
        const shown = ask({ do: 'show', saved, seat: null });
        if (shown.match.decided) return saved.record;
        ({ saved } = ask({ do: shown.end ? 'next' : 'bot', saved }));
    }
}

const rules = ask({ do: 'rules' });
assert.deepEqual(Object.keys(rules), ['triominos', 'triolet']);
for (const [game, { presets }] of Object.entries(rules)) {
    for (const { name } of presets) {
        const cast = { 7: ['club', 'expert'], 9007199254740993: ['random', 'greedy', 'random'], '18446744073709551615': ['novice', 'casual', 'greedy'] };
        for (const [seed, bots] of Object.entries(cast)) {
            const native = execFileSync(program, [
                'selfplay', game, '--bots', bots.join(), '--seed', seed,
                '--rules', `${name},match=rounds,rounds=2`,
            ]).toString().trim();
            const here = JSON.stringify(playMatch(game, name, bots, seed));
            assert.ok(here === native, `${game} ${name}: seed ${seed} gives another match`);
        }
    }
}
