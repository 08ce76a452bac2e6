import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSameName } from "#domain/shared/isSameName.ts";

const letters = fc.array(fc.constantFrom(..."abcXYZ홍길동김"), { minLength: 1, maxLength: 6 });

describe("the name an id is looked for by", () => {
	it("is the same whatever its spaces and capitals, and another one with another letter [DEC-028]", () => {
		fc.assert(
			fc.property(letters, fc.constantFrom("", " ", "\t", "\u3000"), (name, space) => {
				const plain = name.join("");
				expect(isSameName(plain, ` ${name.join(space).toUpperCase()} `)).toBe(true);
				expect(isSameName(plain.toUpperCase(), plain.toLowerCase())).toBe(true);
				expect(isSameName(plain, `${plain}q`)).toBe(false);
			}),
		);
	});

	it("is the same in whole and in taken-apart syllables, wide and narrow letters [DEC-028]", () => {
		expect(isSameName("홍길동", "홍길동".normalize("NFD"))).toBe(true);
		expect(isSameName("Hong", "ＨＯＮＧ")).toBe(true);
	});

	it("finds nobody by no name, not even who has none [DEC-028]", () => {
		const blank = fc.constantFrom("", " ", "\n\t", "\u3000");
		fc.assert(fc.property(blank, fc.oneof(blank, fc.string()), (none, name) => !isSameName(none, name)));
	});
});
