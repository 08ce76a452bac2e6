import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { countOutcomes, crowd, crowdSeed } from "./crowd.ts";

const minute = 60_000;
const patience = 600_000;

/** Plants rooms 11 to 15 of our own hotel, three of each on every night. */
const plantRooms = (world: BookingWorld) =>
	world.db.query(`
		INSERT INTO room (property_id, room_id, name, basic_num, max_num) SELECT 1, n, '방' || n, 2, 4 FROM generate_series(11, 15) n;
		INSERT INTO rateplan (property_id, rateplan_id, room_id, name, cancel_policy) SELECT 1, n, n, '기본', '{"tiers":[]}' FROM generate_series(11, 15) n;
		INSERT INTO room_month SELECT 1, ym, n, 3, array_fill(3::int2, ARRAY[31]) FROM generate_series(11, 15) n, unnest(ARRAY[202612, 202701]) ym;
		INSERT INTO rate_month SELECT 1, ym, n, n, array_fill(100000, ARRAY[31]) FROM generate_series(11, 15) n, unnest(ARRAY[202612, 202701]) ym;
	`);

/** Nights on which the rooms taken and the rooms left do not add up to three. */
const unbalanced = (world: BookingWorld) =>
	world.db.query(`
		WITH nights AS (
			SELECT room_id, (make_date(ym / 100, ym % 100, 1) + d - 1)::date AS night, stock[d] AS left_over
			FROM room_month, generate_series(1, 31) d WHERE room_id BETWEEN 11 AND 15 AND property_id = 1
		), taken AS (
			SELECT room_id, n::date AS night, sum(quantity)::int AS taken
			FROM order_product, generate_series(check_in, check_out - 1, '1 day') n WHERE stock_taken GROUP BY 1, 2
		)
		SELECT * FROM nights LEFT JOIN taken USING (room_id, night) WHERE left_over + coalesce(taken, 0) <> 3 OR left_over < 0`);

forEachDatabase((_, open) => {
	describe("concurrent bookings", () => {
		it(
			`create exactly ten orders when ${crowd} members compete for ten rooms [D27, DEC-090]`,
			async () => {
				const db = await open();
				await plantBookingWorld(db, { stock: 10, members: crowd });
				const world = bookingWorld(db);
				const asked = await world.request(2);
				const result = await countOutcomes(crowd, (index) =>
					world.bookings.hold({ ...asked, memberId: index + 1, viewer: asked.viewer }, `crowd-key-${index}`),
				);
				expect(result).toEqual({ ok: 10, soldOut: crowd - 10 });
				expect(await world.stock(1, stayDateOf("2026-12-10"))).toBe(0);
				const { rows } = await db.query("SELECT count(*)::int AS n FROM order_pay WHERE stage = 'hold'");
				expect(rows).toEqual([{ n: 10 }]);
			},
			patience,
		);

		it(
			`never double-book a night across ${crowd} overlapping stays in five room types while holds expire [D28, DEC-090]`,
			async () => {
				const db = await open();
				await plantBookingWorld(db, { members: crowd });
				const world = bookingWorld(db);
				await plantRooms(world);
				const wish = fc.record({
					room: fc.integer({ min: 11, max: 15 }),
					day: fc.integer({ min: 1, max: 28 }),
					nights: fc.integer({ min: 1, max: 6 }),
					waits: fc.constantFrom(0, 0, 0, 1, 7, 15),
				});
				const wishes = fc.sample(wish, { numRuns: crowd, seed: crowdSeed });
				const dated = (day: number) =>
					day <= 31
						? stayDateOf(`2026-12-${String(day).padStart(2, "0")}`)
						: stayDateOf(`2027-01-${String(day - 31).padStart(2, "0")}`);
				const result = await countOutcomes(
					crowd,
					async (index) => {
						const { room, day, nights, waits } = wishes[index] ?? { room: 11, day: 1, nights: 1, waits: 0 };
						if (index % 20 === 0) {
							world.clock.pass(waits * minute);
							await world.bookings.expireHolds();
						}
						const path = {
							productIdx: 1,
							accoms: "1",
							rooms: `${room}`,
							rateplan: `${room}`,
							orderType: nights > 1 ? "OC" : "OO",
						};
						const stay = await world
							.request(index + 1, { path, checkInDate: dated(day), checkOutDate: dated(day + nights) })
							.catch((error: Error) => Promise.reject(error));
						return world.bookings.hold(stay, `overlap-key-${index}`);
					},
					20,
				);
				expect(Object.keys(result).filter((kind) => kind !== "ok" && kind !== "soldOut")).toEqual([]);
				expect(result.ok).toBeGreaterThan(20);
				expect((await unbalanced(world)).rows).toEqual([]);
				world.clock.pass(16 * minute);
				await world.bookings.expireHolds();
				expect((await unbalanced(world)).rows).toEqual([]);
				const { rows } = await db.query("SELECT 1 FROM order_product WHERE stock_taken");
				expect(rows).toEqual([]);
			},
			patience,
		);

		it(
			"either complete or refund a payment that arrives exactly when the hold expires, never both [D28]",
			async () => {
				const db = await open();
				const rounds = Math.max(6, crowd / 50);
				await plantBookingWorld(db, { stock: 1, members: rounds });
				const world = bookingWorld(db);
				for (let round = 0; round < rounds; round += 1) {
					const agreed = await world.agree(1 + round, {}, { webhook: "none" });
					world.clock.set(agreed.held.heldUntil + (round % 6) - 3);
					const paid = world.approve(agreed).catch((error: { kind: string }) => error.kind);
					await Promise.all([paid, world.bookings.expireHolds()]);
					for (let turn = 0; turn < 6; turn += 1) {
						world.clock.pass(5 * minute);
						await world.payments.recover();
						await world.bookings.expireHolds();
					}
					const { rows } = await db.query<{ stage: string; kept: number; taken: number }>(
						`SELECT o.stage, coalesce(sum(CASE WHEN p.status IN ('ready', 'fail') THEN 0 ELSE p.amount - p.cancelled_amount END), 0)::int AS kept,
						(SELECT coalesce(sum(quantity), 0)::int FROM order_product x WHERE x.order_pay_id = o.order_pay_id AND x.stock_taken) AS taken
					FROM order_pay o LEFT JOIN payment p USING (order_pay_id) WHERE o.order_num = $1 GROUP BY 1, o.order_pay_id`,
						[agreed.held.orderNum],
					);
					const [order] = rows;
					expect([order?.taken, (order?.kept ?? 0) > 0]).toEqual(
						order?.stage === "placed" ? [1, true] : [0, false],
					);
					expect(await world.stock(1, stayDateOf("2026-12-10"))).toBe(1 - (order?.taken ?? 0));
					await db.query("UPDATE room_month SET stock = array_fill(1::int2, ARRAY[31])");
					await db.query("UPDATE order_product SET stock_taken = false");
				}
			},
			patience,
		);
	});
});
