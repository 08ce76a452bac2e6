import { describe, expect, it } from "vitest";
import type { BookingRequest } from "#server/commerce/booking/BookingRequest.ts";
import { placeOrder } from "#server/commerce/booking/placeOrder.ts";
import { readPaymentWithOrder } from "#server/commerce/payment/store/paymentWithOrder.ts";
import { bookingWorld, plantBookingWorld, twoRooms } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const path = (rateplan: string, orderType = "OC") => ({
	productIdx: 1,
	accoms: "1",
	rooms: "1",
	rateplan,
	orderType,
});
const supplied = { productIdx: 2, accoms: "H-2", rooms: "R-2", rateplan: "P-4", orderType: "OC" };
const points = { awesomeCash: 4_000, welfarePoints: 3_000 };

interface Placed {
	readonly statuses: readonly string[];
	readonly event: string;
	/** The discount from the member's grade, in percent. */
	readonly grade: number;
	/** How many of its rooms have to be requested from a supplier. */
	readonly asked: number;
	readonly pointsLeft: readonly number[];
}

const all = [30_000, 20_000] as const;
const waits = { statuses: ["pending"], event: "PAY_APPROVED", grade: 0, asked: 0, pointsLeft: all };
const stands = { ...waits, statuses: ["confirm"], event: "PAY_APPROVED_INSTANT" };

/** SQL expression for what the history says was spent, by kind of points; zero when the order has reserved them only. */
const pointsSpent = `(SELECT json_build_object('cash', coalesce(sum(-amount) FILTER (WHERE point_type = 'AWESOME_CASH'), 0),
	'welfare', coalesce(sum(-amount) FILTER (WHERE point_type = 'WELFARE'), 0)) FROM point_ledger WHERE action_type = 'USE')`;

const spentOf = ([cash = 0, welfare = 0]: readonly number[]) => ({
	cash: all[0] - cash,
	welfare: all[1] - welfare,
});

forEachDatabase((_, open) => {
	describe("a paid order", () => {
		it.each<readonly [string, memberId: number, Partial<BookingRequest>, Placed]>([
			["of our own by the day is confirmed at once", 2, {}, stands],
			["of two rooms has two of them", 2, twoRooms, { ...stands, statuses: ["confirm", "confirm"] }],
			["whose plan needs the stay's word waits for it", 2, { path: path("2") }, waits],
			["of a voucher waits for its day", 2, { path: path("3"), payKind: "voucher" }, waits],
			["by link waits for its day", 2, { path: path("3"), payKind: "lms" }, waits],
			["at a supplier's is asked for there", 2, { path: supplied }, { ...waits, asked: 1 }],
			[
				"of two rooms there is asked for room by room",
				2,
				{ rooms: 2, path: { ...supplied, orderType: "MC" } },
				{ ...waits, statuses: ["pending", "pending"], asked: 2 },
			],
			["by a special member says what the grade took off", 1, {}, { ...stands, grade: 10 }],
			["with points has them spent", 2, { points }, { ...stands, pointsLeft: [26_000, 17_000] }],
			[
				"with cash alone has that spent",
				2,
				{ points: { ...points, welfarePoints: 0 } },
				{ ...stands, pointsLeft: [26_000, 20_000] },
			],
			[
				"with welfare points alone has those spent",
				2,
				{ points: { ...points, awesomeCash: 0 } },
				{ ...stands, pointsLeft: [30_000, 17_000] },
			],
			[
				"with as much of both has both spent",
				2,
				{ points: { awesomeCash: 5_000, welfarePoints: 5_000 } },
				{ ...stands, pointsLeft: [25_000, 15_000] },
			],
		])("%s [DEC-081, PAY-03, DEC-090]", async (_what, memberId, changes, expected) => {
			const db = await open();
			await plantBookingWorld(db);
			const world = bookingWorld(db);
			const { held } = await world.book(memberId, changes);
			const order = await world.bookings.view(memberId, held.orderProductIds[0] ?? 0);
			const [row] = (
				await db.query<{ grade: number; point: number; own: number; event: string; spent: object }>(
					`SELECT user_discount_rate_at_paid AS grade, point, user_point AS own,
						(SELECT string_agg(DISTINCT event || ' ' || actor, ',') FROM order_event) AS event, ${pointsSpent} AS spent
					FROM order_pay JOIN point_balance USING (member_id)`,
				)
			).rows;
			const sent = await db.query<{ key: string; payload: { orderProductId: number } }>(
				"SELECT key, payload FROM outbox WHERE topic = 'supplier.book' ORDER BY outbox_id",
			);
			expect({
				statuses: order.products.map(({ status }) => status),
				event: row?.event,
				grade: row?.grade,
				asked: sent.rows.length,
				pointsLeft: [row?.point, row?.own],
				spent: row?.spent,
			}).toEqual({ ...expected, event: `${expected.event} payment`, spent: spentOf(expected.pointsLeft) });
			const asked = sent.rows.map(({ key, payload }) => `${key} ${payload.orderProductId}`);
			const rooms = order.products.map(({ orderNo, orderProductId }) => `${orderNo} ${orderProductId}`);
			expect(asked).toEqual(rooms.slice(0, expected.asked));
		});

		it.each(["has changed", "is paid for"])(
			"is placed only as it was found: once it %s, nothing happens to it or its points [PAY-03, DEC-090]",
			async (what) => {
				const db = await open();
				await plantBookingWorld(db);
				const world = bookingWorld(db);
				const agreed = await world.agree(2, { points });
				if (what === "is paid for") await world.approve(agreed);
				const found = await readPaymentWithOrder(db, agreed.paymentId);
				if (!found) throw new Error("the payment is there");
				if (what === "has changed") await db.query("UPDATE order_pay SET version = version + 1");
				const standing = async () =>
					(
						await db.query(
							`SELECT o.stage, o.version, y.status, h.state, ${pointsSpent} AS spent
							FROM order_pay o JOIN payment y USING (order_pay_id) JOIN point_hold h USING (order_pay_id)`,
						)
					).rows;
				const before = await standing();
				const agreement = { attemptId: 1, providerKey: "key", providerDetail: {} };
				expect(await db.tx((tx) => placeOrder(tx, found, agreement, world.clock.now()))).toBeNull();
				expect(await standing()).toEqual(before);
			},
		);
	});
});
