import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: fileURLToPath(new URL("..", import.meta.url)),
    include: ["bench/pointer.ts", "bench/worker.ts"],
    globalSetup: ["tests/support/shared.ts"],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    disableConsoleIntercept: true,
  },
});
