import fc from "fast-check";
import { fromDayNumber, type StayDate, toDayNumber } from "#domain/shared/StayDate.ts";

const between = (first: string, last: string): fc.Arbitrary<StayDate> =>
	fc.integer({ min: toDayNumber(first as StayDate), max: toDayNumber(last as StayDate) }).map(fromDayNumber);

/** Any day that a StayDate can represent. */
export const anyDay = between("0001-01-01", "9999-12-31");

/** Days somebody may search on, including both kinds of century years and many leap days. */
export const someDay = between("1996-01-01", "2104-12-31");

const anyCodePoint = fc.integer({ min: 0, max: 0x10ffff });
const character = fc.oneof(
	anyCodePoint.filter((code) => code < 0xd800 || code > 0xdfff).map((code) => String.fromCodePoint(code)),
	fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCodePoint(code)),
	fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code)),
	fc.constantFrom("e\u0301", "홍".normalize("NFD"), "👨‍👩‍👧", "🇰🇷", "각".normalize("NFD")),
);

/** Whole characters of any script. fast-check's own units first build a table of a million entries. */
export const wholeCharacters = (maxLength = 10): fc.Arbitrary<string> =>
	fc.array(character, { maxLength }).map((characters) => characters.join(""));

/** Whole characters, unpaired surrogates and control characters. */
export const anyCharacters = (maxLength = 10): fc.Arbitrary<string> =>
	fc
		.array(
			fc.oneof(
				character,
				fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
			),
			{ maxLength },
		)
		.map((characters) => characters.join(""));

/** Text of any kind, including unpaired surrogates, control characters and digits of other scripts. */
export const anyText = fc.oneof(
	anyCharacters(),
	fc.string({ unit: fc.constantFrom(..."0123456789-:T /.,＋０１２가힣ㅎㅏ\n\t\u0000") }),
);
