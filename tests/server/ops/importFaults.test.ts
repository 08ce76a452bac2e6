import { writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { forEachDatabase } from "#tests/support/databases.ts";
import { importing, stay } from "./importing.ts";

const [room] = stay(1).rooms;
const [plan] = room!.plans;

/** The line of a stay whose only plan has been changed. */
const planned = (changes: object) => stay(51, { rooms: [{ ...room, plans: [{ ...plan, ...changes }] }] });
const night = (from: string, to: string) => planned({ prices: [{ from, to, price: 1000 }] });
const tiers = (...all: readonly [hoursBefore: number | null, refundPercent: number][]) =>
	planned({ cancelTiers: all.map(([hoursBefore, refundPercent]) => ({ hoursBefore, refundPercent })) });

forEachDatabase((_, open) => {
	describe("a fault in the last of many lines leaves everything unwritten", () => {
		const { at, file, write, run, brought } = importing(open);
		const valid = Array.from({ length: 50 }, (_, index) => stay(index + 1));

		it.each([
			["a NUL character", stay(51, { name: "호텔\0" }), "저장할 수 없는 글자"],
			["half a character", stay(51, { seller: { name: "호텔\ud800" } }), "저장할 수 없는 글자"],
			["a name that is blank", stay(51, { name: " " }), "name"],
			["a room's name that is blank", stay(51, { rooms: [{ ...room, name: " " }] }), "rooms.0.name"],
			["a name that nobody sees", stay(51, { name: "\u200b\u3164" }), "name"],
			["a room's name that nobody sees", stay(51, { rooms: [{ ...room, name: "\u2060" }] }), "rooms.0.name"],
			["a plan's name that nobody sees", planned({ name: "\u00ad" }), "rooms.0.plans.0.name"],
			["a day before the first", night("0000-01-01", "0000-01-02"), "rooms.0.plans.0.prices.0.from"],
			["a day that no night follows", night("9999-12-01", "9999-12-31"), "rooms.0.plans.0.prices.0.to"],
			["a day that does not exist", night("2027-02-28", "2027-02-29"), "rooms.0.plans.0.prices.0.to"],
			["days in the wrong order", night("2027-02-28", "2027-02-27"), "rooms.0.plans.0.prices.0"],
			["too many days", night("2027-01-01", "2030-01-07"), "rooms.0.plans.0.prices.0"],
		])("%s [DEC-183]", async (_what, line, where) => {
			write(...valid, line);
			const { isOk, outcome } = await run();
			expect({ isOk, outcome }).toEqual({
				isOk: false,
				outcome: expect.stringContaining(`51번째 줄: ${where}`),
			});
			expect(await brought()).toEqual([]);
		});

		it.each([
			["two tiers that end at once", tiers([24, 100], [24, 50])],
			["two tiers without an end", tiers([null, 100], [null, 50])],
			["a tier that refunds more than an earlier one", tiers([48, 50], [24, 100])],
			["a refund only after a time without one", tiers([24, 0], [null, 100])],
			["a tier that ends centuries ago", tiers([1_000_000_000, 100], [null, 0])],
		])("%s, which no stay could be shown with [DEC-099]", async (_what, line) => {
			write(...valid, line);
			expect((await run()).outcome).toContain("51번째 줄: rooms.0.plans.0.cancelTiers");
			expect(await brought()).toEqual([]);
		});

		it("tiers in any order, and of equal refunds, are accepted [DEC-099]", async () => {
			write(tiers([null, 0], [24, 50], [72, 100], [48, 100]), stay(2), tiers());
			expect(await run()).toMatchObject({ isOk: true });
		});

		it("line separators of Unicode within a text end no line [DEC-183]", async () => {
			write(
				stay(1, { notices: [{ title: "소개", text: "첫 줄\u2028둘째 줄\u2029셋째 줄\u0085끝" }] }),
				stay(2),
			);
			expect(await run()).toMatchObject({ isOk: true });
			expect(await brought()).toHaveLength(2);
		});

		it("a name is one line, whatever the file breaks it with [DEC-183]", async () => {
			write(stay(1, { name: " 바다\n호텔\u2028 별관 " }));
			await run();
			const { rows } = await at.db.query("SELECT name FROM property WHERE property_id > 2");
			expect(rows).toEqual([{ name: "바다 호텔 별관" }]);
		});

		it("a file in another encoding [DEC-183]", async () => {
			write(...valid);
			const before = JSON.stringify(stay(51));
			const [head = "", tail = ""] = before.split("새 호텔");
			const name = Buffer.from([0xbb, 0xf5, 0x20, 0xc8, 0xa3, 0xc5, 0xda]); // '새 호텔' in EUC-KR
			writeFileSync(file, Buffer.concat([Buffer.from(`\n${head}`), name, Buffer.from(tail)]), { flag: "a" });
			expect((await run()).outcome).toContain("51번째 줄: UTF-8");
			expect(await brought()).toEqual([]);
		});
	});
});
