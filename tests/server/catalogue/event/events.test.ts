import { beforeAll, describe, expect, it } from "vitest";
import { addDays } from "#domain/shared/StayDate.ts";
import { EventPlanStore } from "#server/catalogue/event/store/EventPlanStore.ts";
import type { BookingApp } from "#tests/support/bookingApp.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { worldApp } from "#tests/support/worldApp.ts";

const base = "/api/content/v1/event-products";

forEachDatabase((_, open) => {
	describe("deals", () => {
		let world: BookingApp;
		let running: number;
		beforeAll(async () => {
			world = await worldApp(open);
			const { rows } = await world.services.db.query<{ event_id: number }>(
				`SELECT event_id FROM event e WHERE secret IS NULL AND '2026-11-26' BETWEEN sale_start AND sale_end
					AND EXISTS (SELECT FROM event_product p WHERE p.event_id = e.event_id) ORDER BY event_id LIMIT 1`,
			);
			running = rows[0]?.event_id ?? 0;
		});

		const view = (id: number, query = "") => world.call(null, "GET", `${base}/awesome/${id}${query}`);
		const dates = (id: number, body: object, memberId: number | null = null) =>
			world.call(memberId, "POST", `${base}/sale-dates/${id}`, body);

		it("shows a deal with its stays and rate plans [CALL-CONTENT-34, DEC-168, ENT-21]", async () => {
			const { data } = await view(running);
			expect(data.event).toMatchObject({ eventIdx: running, eventUrl: `/events/${running}` });
			expect(data.products.length).toBeGreaterThan(0);
			const stays = new Set(data.products.map(({ productIdx }: { productIdx: number }) => productIdx));
			expect(data.rateplans.every(({ productIdx }: { productIdx: number }) => stays.has(productIdx))).toBe(
				true,
			);
			expect(await view(2_147_483_647)).toMatchObject({ status: 404, code: -5 });
		});

		it("opens an unlisted deal only with its secret, and otherwise responds as if it did not exist [DEC-118, D01]", async () => {
			const { db } = world.services;
			const { rows } = await db.query<{ event_id: number }>(
				`INSERT INTO event (title, subtitle, image_key, secret, sale_start, sale_end, stay_start, stay_end)
					VALUES ('비밀', '특가', '/x.jpg', 'open sesame', '2026-11-01', '2026-12-01', '2026-11-01', '2026-12-31') RETURNING event_id`,
			);
			const id = rows[0]?.event_id ?? 0;
			const none = await view(2_147_483_647);
			for (const query of ["", "?secret=", "?secret=open", "?secret=OPEN%20SESAME"])
				expect(await view(id, query)).toEqual(none);
			const { data } = await view(id, "?secret=open%20sesame");
			expect(data.event.eventUrl).toBe(`/events/${id}?secret=open%20sesame`);
			await db.query(
				`INSERT INTO event_product (event_id, property_id, rateplan_id, sort)
				SELECT $1, property_id, rateplan_id, 1 FROM event_product WHERE event_id = $2 LIMIT 1`,
				[id, running],
			);
			const [{ rateplanIdx }] = (await view(id, "?secret=open%20sesame")).data.rateplans;
			const asked = { rateplanIdx, startDate: "2026-11-26", endDate: "2026-11-30" };
			const days = (query: string) => world.call(null, "POST", `${base}/sale-dates/${id}${query}`, asked);
			for (const query of ["", "?secret=open"]) expect(await days(query)).toMatchObject({ status: 404 });
			expect((await days("?secret=open%20sesame")).data.saleDates).toHaveLength(5);
		});

		it("sells an unlisted deal's price to whoever has its secret, from the calendar to the booking form [DEC-118, DEC-179]", async () => {
			const { db } = world.services;
			const [{ rateplanIdx, productIdx }] = (await view(running)).data.rateplans;
			const { rows } = await db.query<{ event_id: number }>(
				`INSERT INTO event (title, subtitle, image_key, secret, discount_rate, sale_start, sale_end, stay_start, stay_end)
					VALUES ('비밀', '특가', '/x.jpg', 'word', 77, '2026-11-01', '2026-12-31', '2026-11-26', '2026-12-31') RETURNING event_id`,
			);
			const id = rows[0]?.event_id ?? 0;
			await new EventPlanStore(db).add(id, { propertyId: productIdx, ratePlanId: rateplanIdx });
			const [plan] = (await view(id, "?secret=word")).data.rateplans;
			const asked = { rateplanIdx, startDate: "2026-11-26", endDate: "2026-12-30" };
			const { saleDates } = (await world.call(1, "POST", `${base}/sale-dates/${id}?secret=word`, asked)).data;
			const day = saleDates.find(({ saleAble }: { saleAble: string }) => saleAble === "Y");
			const path = `ids/${productIdx}/rooms/${plan.roomIdx}/rateplan/${rateplanIdx}`;
			const amount = async (promotionIdx: number | null) => {
				const { data } = await world.call(
					1,
					"POST",
					`/api/content/v1/products/${productIdx}/order-type/${plan.minNights > 1 ? "OC" : "OO"}/${path}`,
					{
						checkInDate: day.date,
						checkOutDate: addDays(day.date, plan.minNights),
						adtCnt: 1,
						chdCnt: 0,
						chdAges: [],
						count: 1,
						promotionIdx,
					},
				);
				return data.option.basicPrice;
			};
			expect(await amount(plan.promotionIdx)).toBe(day.price);
			expect(await amount(null)).toBeGreaterThan(day.price * 3);
		});

		it("names no promotion of a public deal, whose discount applies without its ID [DEC-118]", async () => {
			const { rateplans } = (await view(running)).data;
			expect(
				new Set(rateplans.map(({ promotionIdx }: { promotionIdx: number | null }) => promotionIdx)),
			).toEqual(new Set([null]));
		});

		it("names an own stay's room and plan by our IDs, even if a supplier's are stored for them [DEC-057]", async () => {
			await world.services.db.query(
				`UPDATE room SET external_room_id = coalesce(external_room_id, room_id::text);
				UPDATE rateplan SET external_rateplan_id = coalesce(external_rateplan_id, rateplan_id::text)`,
			);
			const own = (await view(running)).data.rateplans.filter(
				({ externalId }: { externalId: string | null }) => externalId === null,
			);
			expect(own.length).toBeGreaterThan(0);
			for (const plan of own) expect(plan).toMatchObject({ externalRoomId: null, externalRateplanId: null });
		});

		it("shows no price that is hidden from visitors or belongs to a closed plan [DEC-091, DEC-160, DEC-168]", async () => {
			const { db } = world.services;
			const { rateplans, event } = (await view(running)).data;
			expect(event.discountPrice).toBeGreaterThan(0);
			const ids = rateplans.map(({ rateplanIdx }: { rateplanIdx: number }) => rateplanIdx);
			const [{ productIdx }] = rateplans;
			const told = async () => [
				(await view(running)).data.event.discountPrice,
				(await world.call(null, "GET", `/api/content/v1/products/findProductDetailEvent/${productIdx}`)).data
					.event?.discountPrice,
			];
			const before = await told();
			for (const [change, back, onStay] of [
				["hidden_amount = true", "hidden_amount = false", 0],
				["status = 'closed'", "status = 'open'", undefined],
			] as const) {
				const { rows } = await db.query<{ id: number }>(
					`UPDATE rateplan SET ${change} WHERE rateplan_id = ANY ($1::int[]) AND ${back} RETURNING rateplan_id AS id`,
					[ids],
				);
				expect(await told()).toEqual([0, onStay]);
				await db.query(`UPDATE rateplan SET ${back} WHERE rateplan_id = ANY ($1::int[])`, [
					rows.map(({ id }) => id),
				]);
			}
			expect(await told()).toEqual(before);
		});

		it("lists no plan closed since, nor a stay left without one, whose page then shows no event [CALL-CONTENT-34, DEC-160, DEC-168]", async () => {
			const { db } = world.services;
			const stay = async () =>
				(await world.call(null, "GET", `/api/content/v1/products/findProductDetailEvent/${productIdx}`)).data;
			const numbers = (
				of: "products" | "rateplans",
				key: string,
				{ data }: Awaited<ReturnType<typeof view>>,
			) => data[of].map((each: Record<string, number>) => each[key]);
			const before = await view(running);
			const [{ productIdx }] = before.data.rateplans;
			const ids = before.data.rateplans
				.filter((plan: { productIdx: number }) => plan.productIdx === productIdx)
				.map(({ rateplanIdx }: { rateplanIdx: number }) => rateplanIdx);
			expect((await stay()).event).toMatchObject({ eventIdx: running });
			const set = "UPDATE rateplan SET status = $2 WHERE rateplan_id = ANY ($1::int[])";
			await db.query(set, [ids, "closed"]);
			const after = await view(running);
			expect(numbers("rateplans", "rateplanIdx", after)).toEqual(
				numbers("rateplans", "rateplanIdx", before).filter((id: number) => !ids.includes(id)),
			);
			expect(numbers("products", "productIdx", after)).toEqual(
				numbers("products", "productIdx", before).filter((id: number) => id !== productIdx),
			);
			expect((await stay()).event?.eventIdx).not.toBe(running);
			await db.query(set, [ids, "open"]);
			expect(await view(running)).toEqual(before);
		});

		it("names its draw only while that can be entered [CALL-CONTENT-34, DEC-158]", async () => {
			const { rows } = await world.services.db.query<{ id: number }>(
				`INSERT INTO event (title, subtitle, image_key, sale_start, sale_end, stay_start, stay_end)
					VALUES ('응모', '이벤트', '/x.jpg', '2026-11-01', '2026-12-31', '2026-11-26', '2026-12-31') RETURNING event_id AS id`,
			);
			const id = rows[0]?.id ?? 0;
			const { rows: draws } = await world.services.db.query<{ id: number }>(
				`INSERT INTO advance_notice (event_type, title, image_key, open_at, event_id)
					VALUES ('eventGiveaway', '지난 응모', '/x.jpg', '2026-11-01', $1), ('eventGiveaway', '응모', '/x.jpg', $2, $1) RETURNING alarm_id AS id`,
				[id, new Date(world.clock.now() + 1)],
			);
			const draw = async () => (await view(id)).data.event.alarmIdx;
			const alarmIdx = draws[1]?.id ?? 0;
			const enter = { alarmIdx, eventType: "eventGiveaway" };
			expect(await draw()).toBe(alarmIdx);
			expect((await world.call(1, "POST", "/api/content/v1/advance-notice", enter)).status).toBe(200);
			world.clock.pass(1);
			expect((await world.call(2, "POST", "/api/content/v1/advance-notice", enter)).status).toBe(404);
			expect(await draw()).toBeNull();
			world.clock.pass(-1);
		});

		it("lists each requested day once, with the price a booking of that night costs [CALL-CONTENT-35, DEC-179]", async () => {
			const { rateplans } = (await view(running)).data;
			const [{ rateplanIdx, productIdx }] = rateplans;
			const asked = { rateplanIdx, startDate: "2026-11-20", endDate: "2027-01-20" };
			const { saleDates } = (await dates(running, asked, 1)).data;
			expect(saleDates).toHaveLength(62);
			expect(saleDates[0]).toEqual({
				date: "2026-11-20",
				price: null,
				stockStatus: "SOLD_OUT",
				saleAble: "N",
			});
			const open = saleDates.filter(({ saleAble }: { saleAble: string }) => saleAble === "Y");
			expect(open.length).toBeGreaterThan(0);
			let compared = 0;
			for (const { date, price } of open.slice(0, 5)) {
				const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
				const stay = { checkInDate: date, checkOutDate: next, adtCnt: 1, chdCnt: 0, chdAges: [], count: 1 };
				const { data } = await world.call(
					1,
					"POST",
					`/api/content/v1/products/${productIdx}/rateplans-v3`,
					stay,
				);
				const plan = data.roomMappedRateplans
					.flatMap(({ mappedRateplanList }: { mappedRateplanList: object[] }) => mappedRateplanList)
					.find((item: { rateplanIdx: number }) => item.rateplanIdx === rateplanIdx);
				if (!plan) continue;
				expect(price).toBe(plan.saleAmount);
				compared += 1;
			}
			expect(compared).toBeGreaterThan(0);
		});

		it.each([
			["an end before its start", { startDate: "2026-12-10", endDate: "2026-12-09" }, 400, -2],
			["more than a year", { startDate: "2026-12-01", endDate: "2027-12-02" }, 400, -2],
			["the end of the calendar", { startDate: "9999-12-01", endDate: "9999-12-31" }, 400, -2],
			["a day that is none", { startDate: "2026-02-30", endDate: "2026-03-01" }, 400, -2],
			[
				"a plan of nobody",
				{ startDate: "2026-12-01", endDate: "2026-12-01", rateplanIdx: 2_147_483_647 },
				404,
				-5,
			],
		])("rejects %s [CALL-CONTENT-35]", async (_what, changes, status, code) => {
			const [{ rateplanIdx }] = (await view(running)).data.rateplans;
			expect(await dates(running, { rateplanIdx, ...changes })).toMatchObject({ status, code });
		});
	});
});
