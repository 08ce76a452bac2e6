import { describe, expect, it } from "vitest";
import { invariant } from "#domain/shared/invariant.ts";
import { err, ok } from "#domain/shared/Result.ts";

describe("a result", () => {
	it("is either a value or an error", () => {
		expect(ok(1)).toEqual({ ok: true, value: 1 });
		expect(err("no")).toEqual({ ok: false, error: "no" });
	});
});

describe("invariant", () => {
	it("throws only when the condition is false", () => {
		expect(() => invariant(true, "fine")).not.toThrow();
		expect(() => invariant(0, "two is even")).toThrow("Invariant broken: two is even");
	});
});
