import { expect, it } from "vitest";
import { personsOf } from "./saved";

it("knows where persons sit", () => expect(personsOf(["person", "greedy", "person"])).toEqual([0, 2]));
