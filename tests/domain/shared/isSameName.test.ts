import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSameName } from "#domain/shared/isSameName.ts";

const letters = fc.array(fc.constantFrom(..."abcXYZ홍길동김"), { minLength: 1, maxLength: 6 });

describe("isSameName", () => {
	it("ignores spaces and case, but not a different letter [DEC-028]", () => {
		fc.assert(
			fc.property(letters, fc.constantFrom("", " ", "\t", "\u3000"), (name, space) => {
				const plain = name.join("");
				expect(isSameName(plain, ` ${name.join(space).toUpperCase()} `)).toBe(true);
				expect(isSameName(plain.toUpperCase(), plain.toLowerCase())).toBe(true);
				expect(isSameName(plain, `${plain}q`)).toBe(false);
			}),
		);
	});

	it("treats composed and decomposed, full-width and half-width letters alike [DEC-028]", () => {
		expect(isSameName("홍길동", "홍길동".normalize("NFD"))).toBe(true);
		expect(isSameName("Hong", "ＨＯＮＧ")).toBe(true);
	});

	it("never matches an empty name, not even another empty one [DEC-028]", () => {
		const blank = fc.constantFrom("", " ", "\n\t", "\u3000");
		fc.assert(fc.property(blank, fc.oneof(blank, fc.string()), (none, name) => !isSameName(none, name)));
	});
});
