import type { Order } from "#domain/booking/Order.ts";
import { Store } from "#server/platform/database/Store.ts";
import type { Batch } from "#server/platform/jobs/forEachIsolated.ts";
import { type OrderRow, orderColumns, orderOf } from "./orderRows.ts";

export type WhichOrder =
	| { readonly orderPayId: number }
	| { readonly orderNum: string }
	| { readonly orderProductId: number };

/** Why an order on hold ended. */
export type ReleaseReason = "timeout" | "payment_failed" | "given_up";

export interface UnpaidTime {
	readonly since: number;
	readonly now: number;
}

export interface UnpaidOrder {
	readonly orderPayId: number;
	/** Whether the hold is still running. */
	readonly isLive: boolean;
	readonly isSameRoom: boolean;
}

/** SQL expression for the JSON list of a member's UnpaidOrders, oldest first; null when there are none. The arguments are SQL expressions. */
export const unpaidOrders = ({
	memberId,
	roomId,
	since,
	now,
}: Readonly<Record<"memberId" | "roomId" | "since" | "now", string>>): string => `(
	SELECT jsonb_agg(jsonb_build_object(
		'orderPayId', o.order_pay_id,
		'isLive', o.stage = 'hold' AND o.hold_until > ${now},
		'isSameRoom', EXISTS (SELECT FROM order_product p WHERE p.order_pay_id = o.order_pay_id AND p.room_id = ${roomId})
	) ORDER BY o.order_pay_id)
	FROM order_pay o WHERE o.member_id = ${memberId} AND o.stage <> 'placed' AND o.created_at > ${since}
)`;

/** Reads, locks and updates whole orders. */
export class OrderStore extends Store {
	/**
	 * Reads an order with its products.
	 * @param owner the member the order must belong to; anybody else's order counts as not found, and takes just as long to be (D01); null
	 * accepts any owner
	 */
	read(which: WhichOrder, owner: number | null = null): Promise<Order | null> {
		return this.#find(which, owner, false);
	}

	/**
	 * Reads the order and locks it until the transaction ends. Every change to an order, its payments or its refunds locks the order first,
	 * so that two changes of the same order run one after the other and cannot deadlock.
	 */
	lock(which: WhichOrder, owner: number | null = null): Promise<Order | null> {
		return this.#find(which, owner, true);
	}

	/** Returns the orders a member has started since the given time and not paid for, oldest first. */
	async unpaid(
		memberId: number,
		roomId: number,
		{ since, now }: UnpaidTime,
	): Promise<readonly UnpaidOrder[]> {
		const { rows } = await this.db.query<{ unpaid: readonly UnpaidOrder[] | null }>(
			{
				name: "bookings.unpaid",
				text: `SELECT ${unpaidOrders({ memberId: "$1", roomId: "$2", since: "$3", now: "$4" })} AS unpaid`,
			},
			[memberId, roomId, new Date(since), new Date(now)],
		);
		return rows[0]?.unpaid ?? [];
	}

	/**
	 * Returns expired holds, the longest expired first. Leaves out those a provider is being asked to charge for; the provider's answer
	 * decides about them.
	 */
	async overdueHolds(now: number, { limit, skip }: Batch): Promise<number[]> {
		const { rows } = await this.db.query<{ order_pay_id: number }>(
			{
				name: "bookings.overdue",
				text: `SELECT order_pay_id FROM order_pay o WHERE stage = 'hold' AND hold_until <= $1 AND NOT EXISTS (
						SELECT 1 FROM payment p JOIN payment_attempt a USING (payment_id)
						WHERE p.order_pay_id = o.order_pay_id AND a.action = 'confirm' AND a.state IN ('intent', 'calling', 'unknown'))
					ORDER BY hold_until, order_pay_id LIMIT $2 OFFSET $3`,
			},
			[new Date(now), limit, skip],
		);
		return rows.map((row) => row.order_pay_id);
	}

	/** Marks an unpaid order as expired. */
	async expire(orderPayId: number, reason: ReleaseReason): Promise<void> {
		await this.db.query(
			`UPDATE order_pay SET stage = 'expired', hold_until = NULL, expire_reason = $2, version = version + 1 WHERE order_pay_id = $1`,
			[orderPayId, reason],
		);
	}

	/** Notes that money arrived for an expired order and is being refunded. */
	async noteLateMoney(orderPayId: number): Promise<void> {
		await this.db.query(
			"UPDATE order_pay SET expire_reason = 'late_money_refunded' WHERE order_pay_id = $1 AND stage = 'expired'",
			[orderPayId],
		);
	}

	/** Adds points refunded by a cancellation. */
	async addRefundedPoints(orderPayId: number, awesomeCash: number, welfarePoints: number): Promise<void> {
		await this.db.query(
			`UPDATE order_pay SET cancel_point_amount = cancel_point_amount + $2,
				cancel_user_point_amount = cancel_user_point_amount + $3 WHERE order_pay_id = $1`,
			[orderPayId, awesomeCash, welfarePoints],
		);
	}

	/** An order's rooms are created together with it, so locking them along with the order reads their current state. */
	async #find(which: WhichOrder, owner: number | null, lock: boolean): Promise<Order | null> {
		const [by, condition, value] = conditionOf(which);
		const { rows } = await this.db.query<OrderRow>(
			{
				name: `orders.${lock ? "lock" : "read"}.${by}`,
				text: `SELECT ${orderColumns} FROM order_pay o JOIN order_product p USING (order_pay_id)
				WHERE ${condition} AND ($2::int IS NULL OR o.member_id = $2) ORDER BY p.seq
				${lock ? "FOR UPDATE OF o FOR NO KEY UPDATE OF p" : ""}`,
			},
			[value, owner],
		);
		return orderOf(rows);
	}
}

function conditionOf(which: WhichOrder): readonly [by: string, condition: string, value: number | string] {
	if ("orderPayId" in which) return ["id", "o.order_pay_id = $1", which.orderPayId];
	if ("orderNum" in which) return ["number", "o.order_num = $1", which.orderNum];
	return [
		"product",
		"o.order_pay_id = (SELECT order_pay_id FROM order_product WHERE order_product_id = $1)",
		which.orderProductId,
	];
}
