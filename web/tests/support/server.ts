// The program itself serves the page, as it does for people.
import { fileURLToPath } from "node:url";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const program = process.env.TERCET_PROGRAM ?? `${root}build/release/tercet`;

export async function serve(...options: string[]): Promise<{ url: string; close: () => void }> {
  const server = spawn(program, ["serve", "--port", "0", "--page", `${root}web/dist`, ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => server.kill());  // however this process ends
  const url = await new Promise<string>((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    createInterface({ input: server.stdout }).once("line", resolve);
  });
  return { url, close: () => server.kill() };
}
