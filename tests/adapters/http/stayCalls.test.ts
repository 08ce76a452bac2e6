import { describe, expect, it } from "vitest";
import { HttpStayCatalog } from "#adapters/http/HttpStayCatalog.ts";
import { HttpWishes } from "#adapters/http/HttpWishes.ts";
import { ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import { ledgerTotal } from "#domain/offer/priceLedger.ts";
import { callsAnswering, callsWithExample } from "#tests/support/contractExamples.ts";
import {
	condition,
	exampleOffers,
	exampleOption,
	exampleReviews,
	exampleStay,
} from "#tests/support/stayFixtures.ts";

describe("the stay screen calls", () => {
	it("read the contract's example of a stay [CALL-CONTENT-20] [ENT-14]", async () => {
		const stay = await exampleStay();
		expect(stay.info.name).not.toBe("");
		expect(stay.images.length).toBeGreaterThan(0);
		expect(stay.facilities.every(({ code, category }) => code !== "" && category !== "")).toBe(true);
	});

	it("read the contract's example of rooms and plans [CALL-CONTENT-21] [ENT-15..19]", async () => {
		const offers = await exampleOffers();
		const [room] = offers.rooms;
		expect(room?.plans[0]?.room.name).toBe(room?.room.name);
		expect(room?.plans[0]?.cancelPolicy).not.toBeNull();
	});

	it("read the contract's example of one plan, with lines that add up to the price [CALL-CONTENT-22] [DEC-179]", async () => {
		const option = await exampleOption();
		expect(ledgerTotal(option.ledger)).toBe(option.plan.prices.saleAmount);
		expect(ledgerDigest(option.ledger)).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
	});

	it("read the contract's example of reviews [CALL-CONTENT-11] [ENT-33] [ENT-34]", async () => {
		const { summary, reviews } = await exampleReviews();
		expect(summary.count).toBeGreaterThan(0);
		expect(reviews[0]?.writtenOn).toMatch(/^\d{4}-\d\d-\d\d$/);
	});

	it("send the search fields and use the supplier's ids for external plans [DEC-057]", async () => {
		const { calls, requests } = callsWithExample("viewOption");
		const plan = {
			bookingKind: "MC",
			stay: "S2/2",
			room: "R 1",
			plan: "P1",
			promotionId: 7,
			pieces: null,
		} as const;
		await new HttpStayCatalog(calls).option(5, plan, { ...condition, rooms: 2, childAges: [3] });
		expect(requests[0]?.path).toBe(
			"/api/content/v1/products/5/order-type/MC/ids/S2%2F2/rooms/R%201/rateplan/P1",
		);
		expect(requests[0]?.body).toMatchObject({ count: 2, chdCnt: 1, chdAges: [3], promotionIdx: 7 });
	});

	it("toggle a wish with matching path and body [CALL-CONTENT-39] [DEC-170]", async () => {
		const data = { productIdx: 9, wished: true };
		const { calls, requests } = callsAnswering({ body: { result: "SUCCESS", data } });
		expect(await new HttpWishes(calls).toggle(9)).toEqual({ ok: true, value: true });
		expect(requests).toEqual([{ path: "/api/content/v1/wishs/products/9", body: { productIdx: 9 } }]);
	});

	it("return a broken response when a ledger line lacks the fields of its kind [DEC-112]", async () => {
		const { calls } = callsAnswering({ body: { result: "SUCCESS", data: { ledger: { lines: [{}] } } } });
		const plan = {
			bookingKind: "OO",
			stay: "1",
			room: "1",
			plan: "1",
			promotionId: null,
			pieces: null,
		} as const;
		const answer = await new HttpStayCatalog(calls).option(1, plan, condition);
		expect(answer).toEqual({ ok: false, error: { kind: "broken" } });
	});
});
