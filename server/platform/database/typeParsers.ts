import pg from "pg";
import { parseIntegers } from "./parseIntegers.ts";
import { type CipherHolder, readJson, readText } from "./personalDataEncryption.ts";

const integer = (text: string): number => {
	const value = Number(text);
	if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of the safe range: ${text}`);
	return value;
};
const same = (text: string): string => text;

/** Parses a one-dimensional array of numbers or dates, whose elements are never quoted. */
const list =
	<T>(parse: (text: string) => T) =>
	(text: string): (T | null)[] =>
		text === "{}"
			? []
			: text
					.slice(1, -1)
					.split(",")
					.map((item) => (item === "NULL" ? null : parse(item)));

const parsers = new Map<number, (text: string) => unknown>([
	[20, integer],
	[1005, parseIntegers],
	[1007, parseIntegers],
	[1016, list(integer)],
	[1700, Number],
	[1231, list(Number)],
	[1082, same],
	[1182, list(same)],
]);

/** Converts wire text to values as described at `Reads`. Types not listed use the driver's default. */
export function typeParsers(holder: CipherHolder): pg.CustomTypesConfig {
	const json = (text: string) => readJson(text, holder);
	const mine = new Map(parsers)
		.set(25, (text) => readText(text, holder))
		.set(114, json)
		.set(3802, json);
	return {
		getTypeParser: ((oid: number, format?: "text" | "binary") =>
			(format !== "binary" && mine.get(oid)) ||
			pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig["getTypeParser"],
	};
}
