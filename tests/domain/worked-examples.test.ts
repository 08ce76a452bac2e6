import { describe, expect, it } from "vitest";
import { rules, says } from "./examples/rules.ts";
import examples from "./worked-examples.json" with { type: "json" };

describe("the worked examples in the requirements", () => {
	it.each(examples)("$id $rule($input) is $output", ({ rule, input, output }) => {
		const evaluate = rules[rule];
		expect(evaluate, `an evaluator for ${rule}`).toBeDefined();
		const result = evaluate?.(input);
		expect(says(result, output), `got ${JSON.stringify(result)}`).toBe(true);
	});
});
