import { describe, expect, it } from "vitest";
import { invariant } from "#domain/shared/invariant.ts";
import { err, ok } from "#domain/shared/Result.ts";

describe("a result", () => {
	it("is a value or an error", () => {
		expect(ok(1)).toEqual({ ok: true, value: 1 });
		expect(err("no")).toEqual({ ok: false, error: "no" });
	});
});

describe("an invariant", () => {
	it("throws only when it is broken", () => {
		expect(() => invariant(true, "fine")).not.toThrow();
		expect(() => invariant(0, "two is even")).toThrow("Invariant broken: two is even");
	});
});
