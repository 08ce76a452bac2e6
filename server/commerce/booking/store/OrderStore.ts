import type { Order } from "#domain/booking/Order.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { type OrderPayRow, type OrderProductRow, orderOf } from "./orderRows.ts";

export type WhichOrder =
	| { readonly orderPayId: number }
	| { readonly orderNum: string }
	| { readonly orderProductId: number }
	| { readonly paymentId: number };

/** Why an order on hold came to nothing. */
export type ReleaseReason = "timeout" | "payment_failed" | "given_up";

/** Orders: read, locked, and changed as a whole. */
export class OrderStore {
	readonly #db: Queryable;

	constructor(db: Queryable) {
		this.#db = db;
	}

	/** @param owner whose it must be: anybody else's is not there, and is not there as quickly (D01); null = anybody's */
	read(which: WhichOrder, owner: number | null = null): Promise<Order | null> {
		return this.#find(which, owner, "");
	}

	/**
	 * The order, locked until the transaction ends. Everything that changes an order, its payments or its refunds locks the
	 * order first, so that two changes of one order come one after the other and never wait in a circle.
	 */
	lock(which: WhichOrder, owner: number | null = null): Promise<Order | null> {
		return this.#find(which, owner, "FOR UPDATE");
	}

	/** Unpaid orders of a member whose time is not over, oldest first. */
	async liveHolds(
		memberId: number,
		roomId: number,
		now: number,
	): Promise<{ readonly orderPayId: number; readonly isSameRoom: boolean }[]> {
		const { rows } = await this.#db.query<{ order_pay_id: number; is_same_room: boolean }>(
			{
				name: "bookings.liveHolds",
				text: `SELECT o.order_pay_id, EXISTS (SELECT 1 FROM order_product p WHERE p.order_pay_id = o.order_pay_id AND p.room_id = $2) AS is_same_room
				FROM order_pay o WHERE o.member_id = $1 AND o.stage = 'hold' AND o.hold_until > $3 ORDER BY o.order_pay_id`,
			},
			[memberId, roomId, new Date(now)],
		);
		return rows.map((row) => ({ orderPayId: row.order_pay_id, isSameRoom: row.is_same_room }));
	}

	/** Holds whose time is over, the longest over first. */
	async overdueHolds(now: number, most: number): Promise<number[]> {
		const { rows } = await this.#db.query<{ order_pay_id: number }>(
			{
				name: "bookings.overdue",
				text: "SELECT order_pay_id FROM order_pay WHERE stage = 'hold' AND hold_until <= $1 ORDER BY hold_until LIMIT $2",
			},
			[new Date(now), most],
		);
		return rows.map((row) => row.order_pay_id);
	}

	async extendHold(orderPayId: number, heldUntil: number, payMethod: string): Promise<void> {
		await this.#db.query(
			{
				name: "orders.extendHold",
				text: "UPDATE order_pay SET hold_until = $2, pay_method = $3 WHERE order_pay_id = $1",
			},
			[orderPayId, new Date(heldUntil), payMethod],
		);
	}

	/** Nobody paid. */
	async expire(orderPayId: number, reason: ReleaseReason): Promise<void> {
		await this.#db.query(
			`UPDATE order_pay SET stage = 'expired', hold_until = NULL, expire_reason = $2, version = version + 1 WHERE order_pay_id = $1`,
			[orderPayId, reason],
		);
	}

	/** Money came for an order that has ended, and goes back. */
	async noteLateMoney(orderPayId: number): Promise<void> {
		await this.#db.query(
			"UPDATE order_pay SET expire_reason = 'late_money_refunded' WHERE order_pay_id = $1 AND stage = 'expired'",
			[orderPayId],
		);
	}

	/** It is paid, with this discount, by a member of the standing of now; who is not there is as a new member (PAY-03). */
	async place(orderPayId: number, discountPercent: number, now: number): Promise<void> {
		await this.#db.query(
			{
				name: "orders.place",
				text: `UPDATE order_pay SET stage = 'placed', hold_until = NULL, placed_at = $2, user_discount_rate_at_paid = $3,
				user_type_at_paid = coalesce((SELECT m.type FROM member m WHERE m.member_id = order_pay.member_id), 'N'),
				user_grade_at_paid = coalesce((SELECT m.grade FROM member m WHERE m.member_id = order_pay.member_id), 'Bronze'),
				version = version + 1 WHERE order_pay_id = $1`,
			},
			[orderPayId, new Date(now), discountPercent],
		);
	}

	/** Points that came back with a cancel. */
	async addRefundedPoints(orderPayId: number, awesomeCash: number, welfarePoints: number): Promise<void> {
		await this.#db.query(
			`UPDATE order_pay SET cancel_point_amount = cancel_point_amount + $2,
				cancel_user_point_amount = cancel_user_point_amount + $3 WHERE order_pay_id = $1`,
			[orderPayId, awesomeCash, welfarePoints],
		);
	}

	async #find(which: WhichOrder, owner: number | null, lock: "" | "FOR UPDATE"): Promise<Order | null> {
		const [by, condition, value] = conditionOf(which);
		const found = await this.#db.query<OrderPayRow>(
			{
				name: `orders.${lock ? "lock" : "read"}.${by}`,
				text: `SELECT * FROM order_pay WHERE ${condition} AND ($2::int IS NULL OR member_id = $2) ${lock}`,
			},
			[value, owner],
		);
		const [pay] = found.rows;
		if (!pay) return null;
		const { rows } = await this.#db.query<OrderProductRow>(
			{ name: "orders.products", text: "SELECT * FROM order_product WHERE order_pay_id = $1 ORDER BY seq" },
			[pay.order_pay_id],
		);
		return orderOf(pay, rows);
	}
}

function conditionOf(which: WhichOrder): readonly [by: string, condition: string, value: number | string] {
	if ("orderPayId" in which) return ["id", "order_pay_id = $1", which.orderPayId];
	if ("orderNum" in which) return ["number", "order_num = $1", which.orderNum];
	if ("paymentId" in which)
		return [
			"payment",
			"order_pay_id = (SELECT order_pay_id FROM payment WHERE payment_id = $1)",
			which.paymentId,
		];
	return [
		"product",
		"order_pay_id = (SELECT order_pay_id FROM order_product WHERE order_product_id = $1)",
		which.orderProductId,
	];
}
