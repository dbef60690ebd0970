// Serves web/dist as a real server would: with the content policy and compressed files.
import { createServer } from "node:http";
import { existsSync, readFileSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const folder = new URL("../../dist/", import.meta.url).pathname;
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css",
  ".wasm": "application/wasm", ".svg": "image/svg+xml",
};
export const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

export async function serve(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
    const file = join(folder, path.endsWith("/") ? "index.html" : path);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const packed = existsSync(`${file}.br`) && /\bbr\b/.test(String(request.headers["accept-encoding"]));
    response.writeHead(200, {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "content-security-policy": policy,
      ...(packed ? { "content-encoding": "br" } : {}),
    });
    response.end(readFileSync(packed ? `${file}.br` : file));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}
