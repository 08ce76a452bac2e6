import { readFileSync } from "node:fs";

/** What broke a rule before it was one, as `rule place`. The list may only become shorter, and ends with its last line. */
export const baseline: ReadonlySet<string> = new Set(
	JSON.parse(readFileSync("scripts/verify/baseline.json", "utf8")) as readonly string[],
);
