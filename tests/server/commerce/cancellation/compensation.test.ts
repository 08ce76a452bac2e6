import fc from "fast-check";
import { expect, it } from "vitest";
import { compensationFor } from "#domain/coupon/compensation.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { won } from "#domain/shared/Won.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import {
	type AgreedBooking,
	type BookingWorld,
	bookingStart,
	bookingWorld,
	plantBookingWorld,
	plantPoints,
	testClock,
} from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { findInvariantViolations, roomNights } from "#tests/support/travellers/invariants.ts";

const kinds = ["book", "reject", "reject", "twice", "cancel", "undo", "jobs", "wait"] as const;

const steps = fc.array(
	fc.record({
		kind: fc.constantFrom(...kinds),
		pick: fc.nat(3),
		room: fc.nat(1),
		rooms: fc.integer({ min: 1, max: 2 }),
		rateplan: fc.constantFrom("1", "2"),
		points: fc.constantFrom(0, 7_000),
		hasCoupon: fc.boolean(),
	}),
	{ minLength: 6, maxLength: 16 },
);
type Step = typeof steps extends fc.Arbitrary<infer S extends readonly unknown[]> ? S[number] : never;

interface Given {
	readonly id: number;
	readonly member: number;
	readonly amount: number;
	readonly until: string;
}

/** What the rule grants for every refused room, according to the books. */
const due = async ({ db }: BookingWorld): Promise<Given[]> => {
	const { rows } = await db.query<{ id: number; member: number; paid: number; at: Date }>(
		`SELECT p.order_product_id AS id, o.member_id AS member, e.created_at AS at,
			(p.total_amount + p.point_amount + p.user_point_amount)::int AS paid
		FROM order_event e JOIN order_product p USING (order_product_id) JOIN order_pay o USING (order_pay_id)
		WHERE e.event = 'SUPPLIER_REJECT' ORDER BY 1`,
	);
	return rows.map(({ id, member, paid, at }) => {
		const { amount, expiresOn } = compensationFor(won(paid), koreanDay(at.getTime()));
		return { id, member, amount, until: expiresOn };
	});
};

const given = async ({ db }: BookingWorld): Promise<Given[]> => {
	const { rows } = await db.query<Given>(
		`SELECT refused_product_id AS id, member_id AS member, discount AS amount, c.use_expire_date AS until
		FROM user_coupon c JOIN coupon_manager USING (coupon_manager_id) WHERE refused_product_id IS NOT NULL ORDER BY 1`,
	);
	return rows;
};

forEachDatabase((name, open) => {
	async function act(world: BookingWorld, all: AgreedBooking[], step: Step, turn: number): Promise<unknown> {
		const chosen = all[step.pick % Math.max(1, all.length)];
		if (step.kind === "book" || !chosen) {
			const { rooms, rateplan } = step;
			return all.push(
				await world.book(1 + (step.pick % 2), {
					rooms,
					path: { productIdx: 1, accoms: "1", rooms: "1", rateplan, orderType: rooms > 1 ? "MC" : "OC" },
					points: { awesomeCash: step.points, welfarePoints: 0 },
					couponIds: step.hasCoupon ? [1 + (step.pick % 2)] : [],
				}),
			);
		}
		const { memberId, held } = chosen;
		const id = held.orderProductIds[step.room % held.orderProductIds.length] ?? 0;
		const reject = (actor: "operator" | "supplier") => world.cancellations.reject(id, actor, "만실");
		switch (step.kind) {
			case "reject":
				return reject("operator");
			case "twice":
				return Promise.allSettled([reject("operator"), reject("supplier")]);
			case "cancel":
				return world.cancellations.cancelPart(memberId, id, { reason: "취소", quoteId: null }, `key-${turn}`);
			case "undo":
				return world.cancellations.undo(memberId, id);
			case "wait":
				world.clock.pass(660_000);
				return world.cancellations.run();
			default:
				return world.cancellations.run();
		}
	}

	it("issues one compensation coupon per room the stay rejects, and none for the traveller's own cancellation [DEC-084]", async () => {
		const db = await open();
		await plantBookingWorld(db, { stock: 99 });
		const before = await roomNights(db);
		await fc.assert(
			fc.asyncProperty(steps, async (script) => {
				await db.query(
					"TRUNCATE order_pay, order_product, payment, idempotency, outbox, gateway_sandbox, point_ledger, user_coupon, point_hold, rate_counter CASCADE",
				);
				await db.query(`
					DELETE FROM coupon_manager WHERE type = 'SORRY';
					UPDATE room_month SET stock = array_fill(99::int2, ARRAY[31]);
					INSERT INTO user_coupon (user_coupon_id, coupon_manager_id, member_id, use_expire_date) VALUES (1, 1, 1, '2026-12-31'), (2, 1, 2, '2026-12-31');
				`);
				await plantPoints(db);
				const world = bookingWorld(db, testClock(bookingStart));
				const all: AgreedBooking[] = [];
				for (const [turn, step] of script.entries()) {
					await act(world, all, step, turn).catch((error: unknown) => {
						if (!(error instanceof Refusal)) throw error;
					});
					world.clock.pass(1_000);
				}
				expect(await given(world)).toEqual(await due(world));
				expect(await findInvariantViolations(db, before, new Set())).toEqual([]);
				const { rows } = await db.query<{ n: number }>(
					"SELECT coalesce(sum(issued_cnt), 0)::int AS n FROM coupon_manager WHERE type = 'SORRY'",
				);
				expect(rows).toEqual([{ n: (await given(world)).length }]);
			}),
			{ numRuns: name === "PGlite" ? 12 : 6 },
		);
	});
});
