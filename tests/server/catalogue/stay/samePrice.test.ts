import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { components, operations } from "#contracts/content.d.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import type { DataOf } from "#server/platform/http/DataOf.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type ContentServer, contentServer, now } from "./contentServer.ts";

type PlanItem = components["schemas"]["PlanItem"];
type Products = DataOf<operations["findProducts"]>;
type Plans = DataOf<operations["listRatePlans"]>;
type Option = DataOf<operations["viewOption"]>;

const everywhere = { cityCode: "", locationKR: 0, nationCode: "", searchText: "", subLocationKR: 0 };
const stay = fc
	.record({
		ahead: fc.integer({ min: 0, max: 170 }),
		nights: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 4, max: 30 })),
		adtCnt: fc.integer({ min: 1, max: 4 }),
		chdAges: fc.array(fc.integer({ min: 0, max: 13 }), { maxLength: 3 }),
		count: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 5 })),
	})
	.map(({ ahead, nights, chdAges, ...rest }) => {
		const checkInDate = addDays(koreanDay(now), ahead);
		return {
			...rest,
			chdAges,
			chdCnt: chdAges.length,
			checkInDate,
			checkOutDate: addDays(checkInDate, nights),
		};
	});

const pathOf = (plan: PlanItem): string =>
	plan.externalId === null
		? `ids/${plan.productIdx}/rooms/${plan.roomIdx}/rateplan/${plan.rateplanIdx}`
		: `ids/${plan.externalId}/rooms/${plan.externalRoomId}/rateplan/${plan.externalRateplanId}`;

/** Returns the plan that a list refers to: on sale, one with visible amounts if any has them, the lowest price, and the oldest among equals. */
function cheapest(plans: readonly PlanItem[]): PlanItem | undefined {
	const free = plans.filter((plan) => plan.saleAble === "Y" && plan.stayStartDate !== null);
	const shown = free.filter((plan) => plan.saleAmount !== null);
	return (shown.length > 0 ? shown : free).toSorted(
		(one, other) => (one.saleAmount ?? 0) - (other.saleAmount ?? 0) || one.rateplanIdx - other.rateplanIdx,
	)[0];
}

forEachDatabase((_name, open) => {
	describe("one price from list to option", () => {
		let server: ContentServer;
		let tokens: (string | null)[];
		beforeAll(async () => {
			server = await contentServer(open, 60);
			tokens = [null, await server.signIn("Bronze"), await server.signIn("Gold")];
		});

		it("is the same won and keyCode in list, detail, plans and option [DEC-179, DEC-077, DEC-091]", async () => {
			let compared = 0;
			await fc.assert(
				fc.asyncProperty(stay, fc.nat(2), fc.nat(2), fc.nat(19), async (asked, who, page, place) => {
					const token = tokens[who] ?? null;
					const list = await server.call<Products>(
						"/v1/products/findProducts",
						{ ...everywhere, ...asked, page: page + 1 },
						token,
					);
					expect(list.status).toBe(200);
					const item = list.data.products[place % Math.max(1, list.data.products.length)];
					if (!item) return;
					const path = `/v1/products/${item.productIdx}`;
					const plans = await server.call<Plans>(`${path}/rateplans-v3`, asked, token);
					const all = plans.data.roomMappedRateplans.flatMap((room) => room.mappedRateplanList);
					const plan = cheapest(all);
					expect(plan).toBeDefined();
					if (!plan) return;
					expect(item.stayTotalAmount).toBe(plan.saleAmount);
					expect(item.awesomeStayTotalAmount).toBe(plan.awesomeAmount);
					expect(item.prices?.displayLowestAmount).toBe(plan.displayAmount);
					expect(item.prices?.customerPrice).toBe(plan.originalAmount);
					expect(item.stock).toBe(plan.stock);
					expect(item.cancelPolicy).toEqual(plan.cancelPolicy);
					const detail = await server.call<components["schemas"]["ProductDetail"]>(
						`/v2/products/${item.productIdx}`,
						asked,
						token,
					);
					expect(detail.data.prices).toEqual(item.prices);
					expect(detail.data.stayTotalAmount).toBe(item.stayTotalAmount);
					const option = await server.call<Option>(
						`${path}/order-type/${plan.orderType}/${pathOf(plan)}`,
						{ ...asked, promotionIdx: plan.promotionIdx },
						token,
					);
					expect(option.data.option).toEqual(plan);
					const room = plans.data.roomMappedRateplans.find(({ roomIdx }) => roomIdx === plan.roomIdx);
					expect(option.data.productImgs).toEqual(room?.imgs);
					expect(option.data.ledger.digest).toBe(plan.keyCode);
					expect(option.data.ledger.total).toBe(plan.saleAmount ?? 0);
					const lines = option.data.ledger.lines.reduce((sum, line) => sum + line.amount, 0);
					expect(lines).toBe(option.data.ledger.total);
					compared += 1;
				}),
				{ numRuns: 30 },
			);
			expect(compared).toBeGreaterThan(0);
		});
	});
});
