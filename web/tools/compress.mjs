// Writes a .br and a .gz beside every file of dist, so that a server need not compress anything.
import { fileURLToPath } from "node:url";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = fileURLToPath(new URL("../dist/", import.meta.url));
const worthIt = /\.(html|js|css|wasm|svg|json|webmanifest)$/;
const firstLoadLimit = 500_000;

/** @param {string} path @returns {string[]} */
const filesBelow = (path) =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesBelow(join(path, name))) : [path];

let total = 0;
for (const file of filesBelow(folder).filter((name) => worthIt.test(name))) {
  const bytes = readFileSync(file);
  const brotli = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  total += brotli.length;
  console.log(`${file.slice(folder.length)}  ${bytes.length} -> ${brotli.length}`);
}
console.log(`first load, brotli: ${total} bytes`);
if (total > firstLoadLimit) {
  console.error(`more than ${firstLoadLimit} bytes`);
  process.exit(1);
}
