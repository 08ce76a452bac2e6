import { describe, expect, it } from "vitest";
import { dayOf, integerOf, numberOf, wholeWon, wordsOf } from "#server/ops/arguments.ts";

const slips = [
	"1e3",
	"0x10",
	"1_000",
	"1.0",
	"10,00",
	"1,0",
	",100",
	"100,",
	"1,000,00",
	" 5",
	"5 ",
	"+5",
	"--5",
	"５",
	"",
];

describe("numbers an operator types [DEC-183]", () => {
	it.each([
		["0", 0],
		["-5,000", -5_000],
		["1000", 1_000],
		["12,345,678", 12_345_678],
		["007", 7],
		["9007199254740991", 9_007_199_254_740_991],
	])("parses %s", (text, number) => expect(integerOf(text)).toBe(number));

	it.each([...slips, "9007199254740992"])("rejects '%s'", (text) => {
		expect(integerOf(text)).toBeNull();
		expect(() => wholeWon(text)).toThrow("금액이 아닙니다");
		expect(() => numberOf(text)).toThrow("번호가 아닙니다");
	});

	it.each(["0", "-1"])("rejects %s as an amount to pay and as an ID", (text) => {
		expect(() => wholeWon(text)).toThrow("금액이 아닙니다");
		expect(() => numberOf(text)).toThrow("번호가 아닙니다");
	});

	it("limits IDs and amounts to the database's integer range", () => {
		expect(numberOf("2147483647")).toBe(2_147_483_647);
		expect(() => numberOf("2147483648")).toThrow("번호가 아닙니다");
		expect(wholeWon("2147483647")).toBe(2_147_483_647);
		expect(() => wholeWon("2147483648")).toThrow("금액이 아닙니다");
	});
});

describe("days and texts an operator types [DEC-183]", () => {
	it("are days that a next one follows", () => {
		expect(dayOf("9999-12-30")).toBe("9999-12-30");
		for (const text of ["9999-12-31", "0000-01-01", "2027-02-29", "2026-12-1", "２０２６-12-01"])
			expect(() => dayOf(text)).toThrow("날짜가 아닙니다");
	});

	it.each(["", " ", "\u200B", "\u2060 \u3164"])("have something visible: %j has not", (text) => {
		expect(() => wordsOf("제목", text, 10)).toThrow("1자부터 10자까지");
		expect(wordsOf("제목", `${text}a${text}`, 10)).toContain("a");
	});
});
