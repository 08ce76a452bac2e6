import fc from "fast-check";
import { fromDayNumber, type StayDate, toDayNumber } from "#domain/shared/StayDate.ts";

const between = (first: string, last: string): fc.Arbitrary<StayDate> =>
	fc.integer({ min: toDayNumber(first as StayDate), max: toDayNumber(last as StayDate) }).map(fromDayNumber);

/** Any day a StayDate can name. */
export const anyDay = between("0001-01-01", "9999-12-31");

/** Days somebody may search on: both kinds of century years and many leap days among them. */
export const someDay = between("1996-01-01", "2104-12-31");

/** Text of any kind, half characters, control characters and digits of other scripts included. */
export const anyText = fc.oneof(
	fc.string({ unit: "binary" }),
	fc.string({ unit: "grapheme" }),
	fc.string({ unit: fc.constantFrom(..."0123456789-:T /.,＋０１２가힣ㅎㅏ\n\t\u0000") }),
);
