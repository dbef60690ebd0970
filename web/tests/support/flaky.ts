// Names every test that passed only when it was run once more: a bug, though the run is green. ./test repeats these lines
// at its end.
import type { Reporter, TestModule } from "vitest/node";

export default class Flaky implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules)
      for (const test of module.children.allTests())
        if (test.diagnostic()?.flaky) {
          const [reason = ""] = test.result().errors?.[0]?.message.split("\n") ?? [];
          console.log(`flaky: ${module.relativeModuleId} > ${test.fullName}: ${reason}`);
        }
  }
}
