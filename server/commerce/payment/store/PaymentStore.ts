import { movePayment, type PaymentEvent } from "#domain/payment/paymentMachine.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { Batch } from "#server/platform/jobs/forEachIsolated.ts";
import { type OrderPayment, type PaymentRow, paymentOf } from "./OrderPayment.ts";

const first = ([row]: readonly PaymentRow[]): OrderPayment | null => (row ? paymentOf(row) : null);

/** What a move of a payment writes besides its status. */
export interface PaymentChange {
	readonly providerKey?: string;
	readonly providerDetail?: object;
	readonly failCode?: string;
	/** Added to what has been given back. */
	readonly refunded?: number;
}

/** A confirmed extra payment of a room. */
export interface PaidExtra {
	readonly paymentId: number;
	readonly orderProductId: number;
	readonly amount: number;
}

const changePayment = {
	name: "payments.change",
	text: `UPDATE payment SET status = $2, status_before = $3, provider_key = coalesce($4, provider_key),
		provider_detail = coalesce($5::jsonb, provider_detail), fail_code = coalesce($6, fail_code),
		cancelled_amount = cancelled_amount + $7,
		paid_at = CASE WHEN $2 = 'complete' THEN coalesce(paid_at, $8) ELSE paid_at END,
		cancelled_at = CASE WHEN $7 > 0 OR $2 = 'cancel' THEN $8 ELSE cancelled_at END,
		updated_at = $8, version = version + 1 WHERE payment_id = $1 RETURNING *`,
};

/** Payments of orders; their status moves by table 4.2 and in no other way. */
export class PaymentStore {
	readonly #db: Queryable;

	constructor(db: Queryable) {
		this.#db = db;
	}

	async read(paymentId: number): Promise<OrderPayment | null> {
		const { rows } = await this.#db.query<PaymentRow>(
			{ name: "payments.read", text: "SELECT * FROM payment WHERE payment_id = $1" },
			[paymentId],
		);
		return first(rows);
	}

	/** The payment of an order itself (not of an extra charge): the one that lives, or the last that failed. */
	async main(orderPayId: number): Promise<OrderPayment | null> {
		const { rows } = await this.#db.query<PaymentRow>(
			{
				name: "payments.main",
				text: `SELECT * FROM payment WHERE order_pay_id = $1 AND kind <> 'addpay'
				ORDER BY (status = 'fail'), payment_id DESC LIMIT 1`,
			},
			[orderPayId],
		);
		return first(rows);
	}

	/** Payments of an order that nobody has made yet. */
	async waiting(orderPayId: number): Promise<OrderPayment[]> {
		const { rows } = await this.#db.query<PaymentRow>(
			"SELECT * FROM payment WHERE order_pay_id = $1 AND status = 'ready' ORDER BY payment_id",
			[orderPayId],
		);
		return rows.map(paymentOf);
	}

	/** The payment that waits for an order (null), or for an extra charge of it. */
	async waitingFor(orderPayId: number, extraPaymentId: number | null): Promise<OrderPayment | null> {
		const { rows } = await this.#db.query<PaymentRow>(
			{
				name: "payments.waitingFor",
				text: `SELECT p.* FROM payment p WHERE p.order_pay_id = $1 AND coalesce(p.order_add_pay_id, 0) = $2 AND p.status = 'ready'
				AND (p.kind = 'addpay') = ($2 > 0)`,
			},
			[orderPayId, extraPaymentId ?? 0],
		);
		return first(rows);
	}

	/**
	 * Opens a payment: PREPARE of table 4.2; null when one lives already. Either way the order is held until then, and to be paid by this
	 * method.
	 * @param heldUntil null: the order is not on hold
	 */
	async open(
		payment: Pick<
			OrderPayment,
			"orderPayId" | "extraPaymentId" | "kind" | "method" | "provider" | "amount" | "expiresAt"
		>,
		heldUntil: number | null,
		now: number,
	): Promise<OrderPayment | null> {
		const { rows } = await this.#db.query<PaymentRow>(
			{
				name: "payments.open",
				text: `WITH held AS (
					UPDATE order_pay SET hold_until = $9, pay_method = $4 WHERE order_pay_id = $1 AND $9::timestamptz IS NOT NULL
				)
				INSERT INTO payment (order_pay_id, order_add_pay_id, kind, method, provider, amount, expires_at, created_at, updated_at)
				VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)
				ON CONFLICT (order_pay_id, kind, coalesce(order_add_pay_id, 0)) WHERE status NOT IN ('fail', 'cancel') DO NOTHING
				RETURNING *`,
			},
			[
				payment.orderPayId,
				payment.extraPaymentId,
				payment.kind,
				payment.method,
				payment.provider,
				payment.amount,
				new Date(payment.expiresAt),
				new Date(now),
				heldUntil === null ? null : new Date(heldUntil),
			],
		);
		return first(rows);
	}

	async extend(paymentId: number, expiresAt: number, now: number): Promise<void> {
		await this.#db.query("UPDATE payment SET expires_at = $2, updated_at = $3 WHERE payment_id = $1", [
			paymentId,
			new Date(expiresAt),
			new Date(now),
		]);
	}

	/**
	 * Moves a payment of a locked order by table 4.2.
	 * @throws Refusal alreadyProcessed when the table says no; nothing has changed then
	 */
	async move(
		payment: OrderPayment,
		event: PaymentEvent,
		now: number,
		change: PaymentChange = {},
	): Promise<OrderPayment> {
		const moved = movePayment({ status: payment.status, heldStatus: payment.heldStatus }, event);
		if (!moved.ok) throw new Refusal("alreadyProcessed");
		const { rows } = await this.#db.query<PaymentRow>(changePayment, [
			payment.id,
			moved.value.status,
			moved.value.heldStatus,
			change.providerKey ?? null,
			change.providerDetail ? JSON.stringify(change.providerDetail) : null,
			change.failCode ?? null,
			change.refunded ?? 0,
			new Date(now),
		]);
		return paymentOf(rows[0]!);
	}

	/** Payments of extra charges that nobody finished in time and no provider is asked about. */
	async overdueExtras(now: number, { limit, skip }: Batch): Promise<OrderPayment[]> {
		const { rows } = await this.#db.query<PaymentRow>(
			`SELECT p.* FROM payment p
			WHERE p.kind = 'addpay' AND p.status = 'ready' AND p.expires_at <= $1 AND NOT EXISTS (
				SELECT 1 FROM payment_attempt a WHERE a.payment_id = p.payment_id AND a.state IN ('intent', 'calling', 'unknown'))
			ORDER BY p.payment_id LIMIT $2 OFFSET $3`,
			[new Date(now), limit, skip],
		);
		return rows.map(paymentOf);
	}

	/** The confirmed extra payments of some rooms. [DEC-095] */
	async paidExtras(orderProductIds: readonly number[]): Promise<PaidExtra[]> {
		const { rows } = await this.#db.query<{ payment_id: number; order_product_id: number; amount: number }>(
			`SELECT y.payment_id, a.order_product_id, a.amount FROM payment y JOIN order_add_pay a USING (order_add_pay_id)
			WHERE a.order_product_id = ANY ($1) AND a.state = 'paid' AND y.status IN ('complete', 'partialCanceled')
			ORDER BY y.payment_id`,
			[orderProductIds],
		);
		return rows.map((row) => ({
			paymentId: row.payment_id,
			orderProductId: row.order_product_id,
			amount: row.amount,
		}));
	}

	/** What was paid for a demand, as far as it is still kept. */
	async ofDemand(extraPaymentId: number): Promise<{ readonly id: number; readonly amount: number }[]> {
		const { rows } = await this.#db.query<{ id: number; amount: number }>(
			`SELECT y.payment_id AS id, a.amount FROM payment y JOIN order_add_pay a USING (order_add_pay_id)
			WHERE a.order_add_pay_id = $1 AND a.state = 'paid' AND y.status IN ('complete', 'partialCanceled')`,
			[extraPaymentId],
		);
		return rows;
	}

	/** What the provider has given back of the extra payments of a room so far. */
	async refundedExtras(orderProductId: number): Promise<number> {
		const { rows } = await this.#db.query<{ back: number }>(
			`SELECT coalesce(sum(y.cancelled_amount), 0)::int AS back FROM payment y JOIN order_add_pay a USING (order_add_pay_id)
			WHERE a.order_product_id = $1`,
			[orderProductId],
		);
		return rows[0]?.back ?? 0;
	}
}
