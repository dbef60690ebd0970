import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Whole games take longest: they begin first, so that nothing waits for them alone at the end. */
class GamesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith("/games.e2e.ts"));
    return (await super.sort(files)).sort((one, other) => isLong(other) - isLong(one));
  }
}

export default defineConfig({
  test: {
    root: fileURLToPath(new URL("..", import.meta.url)),
    include: ["tests/*.e2e.ts"],
    globalSetup: ["tests/support/shared.ts"],
    sequence: { sequencer: GamesFirst },
    maxWorkers: 2,  // files at a time
    retry: 1,  // and what passes only then is named
    reporters: ["default", "tests/support/flaky.ts"],
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
