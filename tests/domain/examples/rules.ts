import { isDeepStrictEqual } from "node:util";
import { bookingRules } from "./bookingRules.ts";
import { memberRules } from "./memberRules.ts";
import { readValue } from "./readInput.ts";
import { searchRules } from "./searchRules.ts";
import type { Rules } from "./shared.ts";
import { siteRules } from "./siteRules.ts";

/** Every rule of the worked examples, by name. */
export const rules: Rules = { ...searchRules, ...bookingRules, ...memberRules, ...siteRules };

/** Whether a rule's result matches the example's output, as text or as JSON. */
export function says(result: unknown, output: string): boolean {
	if (typeof result === "string" && (result === output || result === readValue(output))) return true;
	return isDeepStrictEqual(JSON.parse(JSON.stringify(result ?? null)), readValue(output));
}
