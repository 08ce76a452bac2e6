import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasDuplicateKeys } from "#server/platform/http/hasDuplicateKeys.ts";

describe("duplicate keys in a JSON text", () => {
	it.each([
		'{"a":1,"a":2}',
		'{"a":1,"\\u0061":2}',
		'{ "a" : [ {"b":1}, {"c":{"d":1,"e":"}","d":2}} ] }',
		'{"__proto__":1,"__proto__":2}',
		'{"\\"":1,"\\"":2}',
	])("are detected: %s [D08]", (text) => {
		expect(hasDuplicateKeys(text)).toBe(true);
	});

	it.each([
		'[{"a":1},{"a":1}]',
		'{"a":{"a":{"a":"a"}}}',
		'{"a":"a","b":"{\\"a\\":1,\\"a\\":2}"}',
		'"a"',
		"null",
	])("are not reported: %s", (text) => {
		expect(hasDuplicateKeys(text)).toBe(false);
	});

	it("are not found in serialised values, in linear time (quadratic time would take minutes for this one)", () => {
		fc.assert(fc.property(fc.jsonValue(), (value) => !hasDuplicateKeys(JSON.stringify(value, null, 1))));
		const long = JSON.stringify({ image: "\\".repeat(700_000), b: "x".repeat(700_000) });
		expect(hasDuplicateKeys(long)).toBe(false);
	});
});
