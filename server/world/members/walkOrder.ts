import { type OrderState, orderMachine } from "#domain/booking/orderMachine.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { commitCoupons } from "#server/coupons/orderCoupons.ts";
import type { Queryable } from "#server/database/Database.ts";
import { takeNights } from "#server/inventory/nights.ts";
import { gradeThen, typeThen } from "./memberRows.ts";
import { iso, type Opened } from "./openOrder.ts";
import type { Step } from "./orderCourse.ts";

/** Writes down the moves of a room, and where they left it. */
export async function walk(
	tx: Queryable,
	order: Opened,
	orderProductId: number,
	steps: readonly Step[],
): Promise<void> {
	let status: OrderState = "new";
	let before: OrderState | null = null;
	for (const { event, actor, at, note } of steps) {
		const moved = orderMachine.next(status, event, before);
		if (!moved.ok) throw new Error(`${order.seed.key}: ${event} cannot follow ${status}`);
		const next = moved.value;
		await tx.query(
			"INSERT INTO order_event (order_product_id, event, from_status, to_status, actor, note, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)",
			[orderProductId, event, status === "new" ? null : status, next, actor, note ?? null, iso(at)],
		);
		before = next === "add_pay" || next === "cancel_request" ? status : null;
		status = next;
	}
	const asked = steps.find(({ event }) => event === "USER_CANCEL");
	const isConfirmed = steps.some(
		({ event }) => event === "SUPPLIER_CONFIRM" || event === "PAY_APPROVED_INSTANT",
	);
	await tx.query(
		`UPDATE order_product SET status = $2, status_before = $3, status_at = $4, cancel_requested_at = $5, hidden = $6, stock_taken = false,
			confirm_num = $7, cancel_reason = coalesce(cancel_reason, $8),
			external_order_num = CASE WHEN channel_idx = 1 THEN NULL ELSE 'X' || order_no END
		WHERE order_product_id = $1`,
		[
			orderProductId,
			status,
			before,
			iso(steps.at(-1)!.at),
			asked ? iso(asked.at) : null,
			order.seed.hidden ?? false,
			isConfirmed ? (order.seed.confirmNum ?? null) : null,
			asked?.note ?? null,
		],
	);
}

/** The purchase is paid: what the member was then is written down, coupons are used. */
export async function place(
	tx: Queryable,
	{ orderPayId, placedAt, price, account, seed }: Opened,
): Promise<void> {
	const discount = price.lines.find((line) => line.kind === "gradeDiscount");
	const daysAgo = Math.ceil(seed.booked);
	await tx.query(
		`UPDATE order_pay SET stage = 'placed', hold_until = NULL, placed_at = $2, user_type_at_paid = $3, user_grade_at_paid = $4,
			user_discount_rate_at_paid = $5 WHERE order_pay_id = $1`,
		[
			orderPayId,
			iso(placedAt),
			typeThen(account, daysAgo),
			gradeThen(account, daysAgo),
			discount?.kind === "gradeDiscount" ? discount.percent : 0,
		],
	);
	await commitCoupons(tx, orderPayId, placedAt);
}

const stillTakes = new Set(["pending", "confirm_wait", "confirm", "add_pay", "cancel_request"]);

/** Rooms that are still wanted for nights to come are taken out of stock, as a booking does. */
export async function takeStock(tx: Queryable, order: Opened, today: StayDate): Promise<void> {
	const { rows } = await tx.query<{
		id: number;
		status: string;
		property_id: number;
		room_id: number;
		check_in: StayDate | null;
		nights: number;
	}>(
		"SELECT order_product_id AS id, status, property_id, room_id, check_in, nights FROM order_product WHERE order_pay_id = $1 ORDER BY seq",
		[order.orderPayId],
	);
	for (const room of rows) {
		if (room.check_in === null || room.check_in < today || !stillTakes.has(room.status)) continue;
		const isTaken = await takeNights(tx, {
			propertyId: room.property_id,
			roomId: room.room_id,
			checkIn: room.check_in,
			nights: room.nights,
			rooms: 1,
		});
		if (!isTaken) throw new Error(`No room left for the demo booking ${order.seed.key}`);
		await tx.query("UPDATE order_product SET stock_taken = true WHERE order_product_id = $1", [room.id]);
	}
}
