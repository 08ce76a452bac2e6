import { expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import type { BookingRequest } from "#server/commerce/booking/BookingRequest.ts";
import { unpaidHolds } from "#server/commerce/booking/releaseEarlierHolds.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { retryWhileBusy } from "#tests/support/retryWhileBusy.ts";

const night = stayDateOf("2026-12-10");

const holdAtLast = (world: BookingWorld, request: BookingRequest, key: string) =>
	retryWhileBusy(() => world.bookings.hold(request, key));

/** Counts the outcomes of many calls: 'ok', or the kind of the refusal. */
async function outcomes(calls: readonly Promise<unknown>[]): Promise<Record<string, number>> {
	const settled = await Promise.allSettled(calls);
	const names = settled.map((each) =>
		each.status === "fulfilled"
			? "ok"
			: each.reason instanceof Refusal
				? each.reason.kind
				: String(each.reason),
	);
	return Object.fromEntries(
		[...new Set(names)].map((name) => [name, names.filter((each) => each === name).length]),
	);
}

const moreRooms = [11, 12, 13, 14, 15, 16];
const pathOf = (room: number) => ({
	productIdx: 1,
	accoms: "1",
	rooms: `${room}`,
	rateplan: `${room}`,
	orderType: "OC",
});
const plantRooms = (db: Queryable) =>
	db.query(`
		INSERT INTO room (property_id, room_id, name, basic_num, max_num) SELECT 1, n, '방' || n, 2, 4 FROM generate_series(11, 16) n;
		INSERT INTO rateplan (property_id, rateplan_id, room_id, name, cancel_policy) SELECT 1, n, n, '기본', '{"tiers":[]}' FROM generate_series(11, 16) n;
		INSERT INTO room_month SELECT 1, 202612, n, 60, array_fill(60::int2, ARRAY[31]) FROM generate_series(11, 16) n;
		INSERT INTO rate_month SELECT 1, 202612, n, n, array_fill(100000, ARRAY[31]) FROM generate_series(11, 16) n;
	`);

forEachDatabase((_, open) => {
	it("sells the last room once to fifty concurrent callers [DEC-090, D27]", async () => {
		const db = await open();
		await plantBookingWorld(db, { stock: 1, members: 50 });
		const world = bookingWorld(db);
		const asked = await world.request(2);
		const calls = Array.from({ length: 50 }, (_, index) =>
			holdAtLast(world, { ...asked, memberId: index + 1, viewer: asked.viewer }, `last-room-${index}`),
		);
		expect(await outcomes(calls)).toEqual({ ok: 1, soldOut: 49 });
		expect(await world.stock(1, night)).toBe(0);
		const { rows } = await db.query("SELECT count(*)::int AS n FROM order_pay");
		expect(rows).toEqual([{ n: 1 }]);
	});

	it("creates one order for one idempotency key sent fifty times at once [DEC-173, D35]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		const world = bookingWorld(db);
		const asked = await world.request(2);
		const held = await Promise.all(Array.from({ length: 50 }, () => holdAtLast(world, asked, "same-key")));
		expect(new Set(held.map(({ orderNum }) => orderNum)).size).toBe(1);
		expect(await world.stock(1, night)).toBe(4);
		await expect(holdAtLast(world, { ...asked, request: "다르게" }, "same-key")).rejects.toMatchObject({
			kind: "alreadyProcessed",
		});
	});

	it("never oversells overlapping stays, and returns every room when the holds expire [D28]", async () => {
		const db = await open();
		await plantBookingWorld(db, { stock: 3, members: 40 });
		const world = bookingWorld(db);
		const stays = await Promise.all(
			Array.from({ length: 40 }, (_, index) =>
				world.request(index + 1, {
					checkInDate: stayDateOf(`2026-12-${28 + (index % 3)}`),
					checkOutDate: stayDateOf(`2027-01-0${1 + (index % 4)}`),
				}),
			),
		);
		const tally = await outcomes(stays.map((stay, index) => holdAtLast(world, stay, `span-key-${index}`)));
		expect(Object.keys(tally).sort()).toEqual(["ok", "soldOut"]);
		const { rows } = await db.query<{ day: string; taken: number }>(
			`SELECT d::date::text AS day, count(*)::int AS taken FROM order_product, generate_series(check_in, check_out - 1, '1 day') d
			WHERE stock_taken GROUP BY d ORDER BY d`,
		);
		for (const { day, taken } of rows)
			expect([day, await world.stock(1, stayDateOf(day))]).toEqual([day, 3 - taken]);
		world.clock.pass(16 * 60_000);
		expect(await world.bookings.expireHolds()).toBe(tally.ok);
		for (const { day } of rows) expect(await world.stock(1, stayDateOf(day))).toBe(3);
	});

	it("spends one coupon once across as many concurrent bookings as a member may start per day [D24]", async () => {
		const db = await open();
		await plantBookingWorld(db, { stock: 60 });
		const world = bookingWorld(db);
		const asked = await world.request(2, { couponIds: [2] });
		const { max } = unpaidHolds;
		const calls = Array.from({ length: max }, (_, index) => holdAtLast(world, asked, `coupon-key-${index}`));
		const tally = await outcomes(calls);
		// A member's earlier hold of the same room is released and its coupon returned: only one is active at a time.
		expect(tally).toEqual({ ok: max });
		const { rows } = await db.query(
			"SELECT count(*) FILTER (WHERE stage = 'hold')::int AS live, (SELECT state FROM user_coupon WHERE user_coupon_id = 2) AS coupon FROM order_pay",
		);
		expect(rows).toEqual([{ live: 1, coupon: "reserved" }]);
		expect(await world.stock(1, night)).toBe(59);
	});

	it("never spends points twice, and returns them when the hold expires unpaid [A14, D25]", async () => {
		const db = await open();
		await plantBookingWorld(db, { stock: 60 });
		const world = bookingWorld(db);
		const points = { awesomeCash: 30_000, welfarePoints: 0 };
		const plans = await Promise.all([
			world.request(2, { points }),
			world.request(2, {
				points,
				path: { productIdx: 2, accoms: "H-2", rooms: "R-2", rateplan: "P-4", orderType: "OC" },
			}),
		]);
		const tally = await outcomes(plans.map((plan, index) => holdAtLast(world, plan, `points-key-${index}`)));
		expect(tally).toEqual({ ok: 1, pointShort: 1 });
		world.clock.pass(16 * 60_000);
		await world.bookings.expireHolds();
		const { rows } = await db.query("SELECT point, user_point FROM point_balance WHERE member_id = 2");
		expect(rows).toEqual([{ point: 30_000, user_point: 20_000 }]);
	});

	it("spends all points once across 54 concurrent bookings, even when one replaces another [D25]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		await plantRooms(db);
		const world = bookingWorld(db);
		const points = { awesomeCash: 30_000, welfarePoints: 0 };
		const plans = await Promise.all(
			moreRooms.map((room) => world.request(2, { points, path: pathOf(room) })),
		);
		const tally = await outcomes(
			Array.from({ length: 9 }, () => plans)
				.flat()
				.map((plan, index) => holdAtLast(world, plan, `all-points-${index}`)),
		);
		// The next booking of the held room reuses the same points; for other rooms there are none left.
		expect(Object.keys(tally).filter((kind) => !["ok", "pointShort", "tooManyCalls"].includes(kind))).toEqual(
			[],
		);
		const { rows } = await db.query(
			`SELECT point, user_point, (SELECT sum(point)::int FROM point_hold WHERE state = 'held') AS held,
				(SELECT count(*)::int FROM order_pay WHERE stage = 'hold') AS live FROM point_balance WHERE member_id = 2`,
		);
		expect(rows).toEqual([{ point: 0, user_point: 20_000, held: 30_000, live: 1 }]);
	});

	it("rejects a member's sixth hold [DEC-090]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		await plantRooms(db);
		const world = bookingWorld(db);
		const kinds: string[] = [];
		for (const room of moreRooms) {
			kinds.push(
				await world.hold(2, { path: pathOf(room) }).then(
					() => "ok",
					(error: Refusal) => error.kind,
				),
			);
		}
		expect(kinds).toEqual(["ok", "ok", "ok", "ok", "ok", "tooManyCalls"]);
	});
});
