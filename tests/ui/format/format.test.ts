import { describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { dottedDate, dottedMinute, listDate, longDate, shortMoment, spokenDay } from "#ui/format/days.ts";
import { distanceText } from "#ui/format/distance.ts";
import { formatPercent } from "#ui/format/percent.ts";
import { displayPhone } from "#ui/format/phone.ts";
import { compactWon, formatCount, formatWon } from "#ui/format/won.ts";

describe("won amounts", () => {
	it.each([
		[0, "0원"],
		[900, "900원"],
		[246_000, "246,000원"],
		[-25_000, "-25,000원"],
	])("formats %i as %s", (amount, text) => {
		expect(formatWon(won(amount))).toBe(text);
	});

	it.each([
		[9_900, "9,900원"],
		[10_000, "1만"],
		[246_000, "24.6만"],
		[246_001, "24.7만"],
		[1_204_000, "120.4만"],
		[9_999_000, "999.9만"],
		[12_345_000, "1,235만"],
		[99_990_000, "9,999만"],
		[99_990_001, "1억"],
		[123_456_789, "1.3억"],
	])("shortens %i to %s, never rounding down", (amount, text) => {
		expect(compactWon(won(amount))).toBe(text);
	});

	it("groups the digits of counts", () => {
		expect(formatCount(1204)).toBe("1,204");
	});
});

describe("percentages", () => {
	it.each([
		[12, "12%"],
		[12.5, "12.5%"],
		[33.333, "33.33%"],
	])("formats %d as %s", (percent, text) => {
		expect(formatPercent(percent)).toBe(text);
	});
});

describe("dates", () => {
	const day = stayDateOf("2026-10-17");

	it("formats a long date", () => {
		expect(longDate(day)).toBe("2026.10.17(토)");
	});

	it("spells out a date with its weekday for screen readers [DEC-182]", () => {
		expect(spokenDay(day)).toBe("10월 17일 토요일");
	});

	it.each([
		["2026-10-15 18:00:00", "10.15(목) 18:00"],
		["2026-10-15", "10.15(목)"],
		["곧 안내해 드릴게요", "곧 안내해 드릴게요"],
	])("formats the date and time %s as %s", (text, shown) => {
		expect(shortMoment(text)).toBe(shown);
	});

	it("formats list dates with dots and leaves other texts unchanged", () => {
		expect(listDate("2026-11-20 09:12:00")).toBe("2026.11.20");
		expect(listDate("미정")).toBe("미정");
	});
});

describe("list timestamps and distances", () => {
	it("have a short dotted form", () => {
		expect([dottedDate(stayDateOf("2026-10-07")), dottedMinute("2026-11-22 09:05:59")]).toEqual([
			"2026.10.07",
			"2026.11.22 09:05",
		]);
	});

	it.each([
		[0, "0m"],
		[239.6, "240m"],
		[999, "999m"],
		[1000, "1km"],
		[1249, "1.2km"],
		[1250, "1.3km"],
		[12_040, "12km"],
	])("formats %d metres as %s", (metres, text) => expect(distanceText(metres)).toBe(text));
});

describe("phone numbers", () => {
	it.each([
		["01012345678", "010-1234-5678"],
		["0161234567", "016-123-4567"],
		["0212345678", "02-1234-5678"],
		["021234567", "02-123-4567"],
		["15880000", "1588-0000"],
		["0000-0000", "0000-0000"],
		["12345", "12345"],
	])("formats %s as %s", (digits, shown) => {
		expect(displayPhone(digits)).toBe(shown);
	});
});
