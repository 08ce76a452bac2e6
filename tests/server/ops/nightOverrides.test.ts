import { beforeAll, describe, expect, it } from "vitest";
import { perFilter } from "#domain/search/stayFilters.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";
import { anyPrice } from "#server/catalogue/search/PriceFilter.ts";
import { Stay } from "#server/ops/line/Stay.ts";
import { runCommand } from "#server/ops/runCommand.ts";
import { importStays } from "#server/ops/store/importStays.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import {
	type BookingWorld,
	bookingWorld,
	plantBookingWorld,
	plantPoints,
} from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const own = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "1" };

const night = (first: string, last: string) => ({
	checkInDate: stayDateOf(first),
	checkOutDate: stayDateOf(last),
});

forEachDatabase((_, open) => {
	describe("the operator's commands for nights [DEC-183]", () => {
		let world: BookingWorld;
		let services: Awaited<ReturnType<typeof bookingApp>>["services"];

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db);
			await plantPoints(db);
			world = bookingWorld(db);
			({ services } = await bookingApp(db, {}, world.clock));
		});

		const run = (...args: string[]) => runCommand(services, "tester", args);

		/** Returns the search result for a night in December: stays with the amount of their cheapest offer. */
		async function found(first: string, last: string): Promise<Record<number, number>> {
			await services.search.refresh();
			const { stays } = await services.search.searchConfirmed({
				scope: { cityIds: [1], named: null },
				stay: { ...night(first, last), rooms: 1, guests: 2 },
				viewer: { memberId: 2, isSpecial: false },
				moment: momentOf(world.clock.now()),
				filters: { area: 0, subArea: 0, bounds: null, price: anyPrice, chosen: perFilter(() => []) },
				sort: "recommended",
				offset: 0,
				limit: 10,
			});
			return Object.fromEntries(stays.map(({ stayId, offer }) => [stayId, offer.prices.saleAmount]));
		}

		it("change the price of a night, in search and in booking at once", async () => {
			expect(await found("2026-12-14", "2026-12-15")).toEqual({ 1: 100_000, 2: 100_000 });
			expect(await run("price", "4", "2026-12-14", "2026-12-14", "77,000")).toEqual({
				isOk: true,
				text: "한강 창고 호텔 스탠다드 룸온리 2026-12-14~2026-12-14 1박의 요금을 77,000원으로 바꾸었습니다.",
			});
			expect(await found("2026-12-14", "2026-12-15")).toEqual({ 1: 100_000, 2: 77_000 });
			expect(await found("2026-12-13", "2026-12-14")).toEqual({ 1: 100_000, 2: 100_000 });
			const { rows } = await world.db.query(
				"SELECT operator, command, arguments FROM operator_action ORDER BY action_id DESC LIMIT 1",
			);
			expect(rows).toEqual([
				{ operator: "tester", command: "price", arguments: ["4", "2026-12-14", "2026-12-14", "77,000"] },
			]);
		});

		it("reject a change that covers an unsold month, a past day or an invalid value", async () => {
			for (const args of [
				["price", "4", "2027-01-30", "2027-02-02", "50000"],
				["price", "4", "2026-11-20", "2026-12-02", "50000"],
				["price", "4", "2026-12-02", "2026-12-01", "50000"],
				["price", "4", "2026-12-01", "2026-12-32", "50000"],
				["price", "4", "2026-12-01", "2026-12-01", "500000001"],
				["price", "4", "2026-12-01", "2026-12-01", "0"],
				["price", "3", "2026-12-01", "2026-12-01", "50000"],
				["price", "99", "2026-12-01", "2026-12-01", "50000"],
				["stock", "2", "2026-12-01", "2026-12-01", "-1"],
				["stock", "2", "2026-12-01", "2026-12-01", "1001"],
				["stock", "2", "2027-01-30", "2027-02-02", "1"],
				["stop-sale", "99", "2026-12-01", "2026-12-01", "공사"],
				["open-sale", "2", "2026-12-01", "2026-12-01"],
			])
				expect({ args, isOk: (await run(...args)).isOk }).toEqual({ args, isOk: false });
			expect(await found("2027-01-30", "2027-01-31")).toEqual({ 1: 100_000, 2: 100_000 });
			expect(await found("2026-12-01", "2026-12-02")).toEqual({ 1: 100_000, 2: 100_000 });
			expect(await world.stock(2, stayDateOf("2027-01-30"))).toBe(5);
		});

		it("set the remaining rooms without affecting existing bookings", async () => {
			const stay = night("2026-12-20", "2026-12-22");
			const { held } = await world.book(2, { ...stay, rooms: 2, path: { ...own, orderType: "MC" } });
			expect(await run("stock", "1", "2026-12-20", "2026-12-21", "0")).toMatchObject({ isOk: true });
			expect(await found("2026-12-20", "2026-12-21")).toEqual({ 2: 100_000 });
			expect(await run("stock", "1", "2026-12-20", "2026-12-20", "5")).toMatchObject({ isOk: true });
			expect(await run("verify")).toMatchObject({ isOk: true });
			for (const room of ["1", "2"])
				expect(await run("reject", `${held.orderNum}-${room}`, "객실 사정")).toMatchObject({ isOk: true });
			expect(await world.stock(1, stay.checkInDate)).toBe(7);
			expect(await world.stock(1, stayDateOf("2026-12-21"))).toBe(2);
			expect(await run("verify")).toMatchObject({ isOk: true });
		});

		it("stop the sale of a night, which no cancelled booking, new price or import reopens", async () => {
			const stay = night("2026-12-24", "2026-12-25");
			const { held } = await world.book(2, { ...stay, path: { ...own, orderType: "OO" } });
			expect(await run("stop-sale", "1", "2026-12-24", "2026-12-24", "공사")).toMatchObject({ isOk: true });
			expect(await found("2026-12-24", "2026-12-25")).toEqual({ 2: 100_000 });
			await expect(world.request(1, stay)).rejects.toThrow("sold");
			expect(await run("reject", held.orderNum, "공사")).toMatchObject({ isOk: true });
			expect(await run("price", "1", "2026-12-24", "2026-12-24", "120000")).toMatchObject({ isOk: true });
			expect(await found("2026-12-24", "2026-12-25")).toEqual({ 2: 100_000 });
			expect((await run("nights", "1", "2026-12-24")).text.split("\n")).toEqual([
				"2026-12-24  객실 1 디럭스 더블  요금제 1 조식 포함  판매 멈춤(120,000원)  남은 객실 5",
				"2026-12-24  객실 1 디럭스 더블  요금제 2 확정 대기  판매 멈춤(100,000원)  남은 객실 5",
			]);
			expect(await run("stop-sale", "1", "2026-12-24", "2026-12-24", "또")).toMatchObject({ isOk: true });
			expect(await run("open-sale", "1", "2026-12-24", "2026-12-24")).toMatchObject({ isOk: true });
			expect(await found("2026-12-24", "2026-12-25")).toEqual({ 1: 100_000, 2: 100_000 });
			expect((await run("nights", "1", "2026-12-24")).text).toContain("요금제 1 조식 포함  120,000원");
		});

		it("keep a supplier's room closed through an import of new prices and rate plans", async () => {
			expect(await run("stop-sale", "2", "2026-12-28", "2027-01-02", "공사")).toMatchObject({ isOk: true });
			const prices = [{ from: "2026-12-27", to: "2027-01-03", price: 90_000 }];
			const plan = { cancelTiers: [], normalPercent: 0, memberPercent: 0, prices };
			await world.db.tx((tx) =>
				importStays(tx, [
					Stay.parse({
						channel: 2,
						externalId: "H-2",
						cityCode: "SEOUL",
						type: "호텔",
						name: "한강 창고 호텔",
						nameEn: "",
						star: 4,
						lat: 37.55,
						lng: 126.96,
						address: "",
						rooms: [
							{
								externalId: "R-2",
								name: "스탠다드",
								standardGuests: 2,
								maximumGuests: 4,
								stock: 5,
								plans: [
									{ externalId: "P-4", name: "룸온리", ...plan },
									{ externalId: "P-9", name: "새 요금제", ...plan },
								],
							},
						],
					}),
				]),
			);
			expect(await found("2026-12-27", "2026-12-28")).toMatchObject({ 2: 90_000 });
			expect(await found("2026-12-28", "2026-12-29")).toEqual({ 1: 100_000 });
			expect(await found("2027-01-02", "2027-01-03")).toEqual({ 1: 100_000 });
			expect(await run("open-sale", "2", "2026-12-28", "2027-01-02")).toMatchObject({ isOk: true });
			expect(await found("2027-01-02", "2027-01-03")).toMatchObject({ 2: 90_000 });
		});
	});
});
