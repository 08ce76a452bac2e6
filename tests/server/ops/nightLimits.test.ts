import { beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "#server/ops/runCommand.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const unsold = (month: string) => `${month}에는 팔고 있지 않아 아무것도 바꾸지 않았습니다.`;

forEachDatabase((_, open) => {
	describe("the limits of the operator's commands for nights [DEC-183]", () => {
		let services: Awaited<ReturnType<typeof bookingApp>>["services"];

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db);
			const { clock } = bookingWorld(db);
			({ services } = await bookingApp(db, {}, clock));
		});

		const run = (line: string) => runCommand(services, "tester", line.split(" "));

		it.each([
			["price 4 2026-12-02 2026-12-01 50000", "마지막 밤이 첫 밤보다 앞섭니다."],
			["price 4 2026-11-20 2026-12-01 50000", "2026-11-20 밤은 이미 지났습니다."],
			["price 4 2026-11-21 2026-11-21 50000", unsold("202611")],
			["price 4 2026-12-01 2027-12-01 50000", unsold("202702")],
			["price 4 2026-12-01 2027-12-02 50000", "한 번에 366박까지 바꿀 수 있습니다."],
			["price 4 2026-12-01 2026-12-01 500,000,001", "1박 요금은 500,000,000원까지입니다."],
			["price 3 2026-12-01 2026-12-01 50000", "날짜별로 파는 요금제 3번을 찾을 수 없습니다."],
			["stock 9 2026-12-01 2026-12-01 1", "객실 9번을 찾을 수 없습니다."],
			["stock 2 2026-12-01 2026-12-01 1,001", "남은 객실 수는 0부터 1000까지입니다."],
			["stock 2 2026-12-01 2026-12-01 -1", "남은 객실 수는 0부터 1000까지입니다."],
			["stock 2 2026-12-01 2026-12-01 여럿", "남은 객실 수는 0부터 1000까지입니다."],
			[
				"open-sale 2 2026-12-01 2026-12-01",
				"한강 창고 호텔 스탠다드 2026-12-01~2026-12-01 1박에는 멈춘 판매가 없습니다.",
			],
			["nights 9 2026-12-01", "숙소 9번은 그 기간에 팔고 있지 않습니다."],
		])("%s: %s", async (line, text) => {
			expect((await run(line)).text).toBe(text);
		});

		it("let the highest price and the most rooms through, and say what has changed", async () => {
			const room = "한강 창고 호텔 스탠다드";
			for (const [line, text] of [
				[
					"price 4 2026-12-03 2026-12-04 500,000,000",
					`${room} 룸온리 2026-12-03~2026-12-04 2박의 요금을 500,000,000원으로 바꾸었습니다.`,
				],
				[
					"stock 2 2026-12-03 2026-12-03 1,000",
					`${room} 2026-12-03~2026-12-03 1박의 남은 객실을 1000개로 바꾸었습니다.`,
				],
				[
					"stop-sale 2 2026-12-31 2027-01-01 공사",
					`${room} 2026-12-31~2027-01-01 2박의 판매를 멈추었습니다. 이미 받은 예약은 그대로입니다.`,
				],
				["open-sale 2 2026-12-31 2027-01-01", `${room} 2026-12-31~2027-01-01 2박을 다시 팝니다.`],
			] as const)
				expect(await run(line)).toEqual({ isOk: true, text });
		});

		it("put nights of two months back on sale together", async () => {
			await run("stop-sale 2 2026-12-30 2027-01-02 공사");
			expect(await run("open-sale 2 2026-12-31 2027-01-01")).toMatchObject({ isOk: true });
			expect(await run("open-sale 2 2026-12-30 2027-01-02")).toMatchObject({ isOk: true });
		});

		it("list a night's price, a stopped one, and one that has none", async () => {
			await services.db.query("UPDATE rate_month SET price[6] = NULL WHERE rateplan_id = 4 AND ym = 202612");
			await run("stop-sale 2 2026-12-06 2026-12-07 공사");
			const listed = async (night: string) => (await run(`nights 2 ${night}`)).text;
			const room = "객실 2 스탠다드  요금제 4 룸온리";
			expect(await listed("2026-12-06")).toBe(`2026-12-06  ${room}  판매 멈춤  남은 객실 5`);
			expect(await listed("2026-12-07")).toBe(`2026-12-07  ${room}  판매 멈춤(100,000원)  남은 객실 5`);
			await run("open-sale 2 2026-12-06 2026-12-07");
			expect(await listed("2026-12-06")).toBe(`2026-12-06  ${room}  팔지 않음  남은 객실 5`);
			expect(await listed("2026-12-07")).toBe(`2026-12-07  ${room}  100,000원  남은 객실 5`);
		});
	});
});
