import type { BillingRecord } from "#domain/membership/Subscription.ts";
import { nextCheckAfter } from "#domain/payment/attemptMachine.ts";
import { epoch } from "#server/platform/database/epoch.ts";
import { Store } from "#server/platform/database/Store.ts";
import type { CardCharge, Charge, ChargeChange, ChargeStatus, NewCharge } from "./Charge.ts";

const columns = `c.charge_id AS id, c.subscription_id AS "subscriptionId", c.member_id AS "memberId", c.plan, c.purpose, c.term AS "termIndex",
	c.term_first AS "termFirst", c.term_last AS "termLast", c.order_num AS "orderNum", c.billing_key_id AS "billingKeyId", c.amount, c.status,
	c.provider_key AS "providerKey", ${epoch("c.created_at")} AS "createdAt", ${epoch("c.paid_at")} AS "paidAt", c.checks,
	c.refunds_refused AS "refundsRefused", c.stray_amount AS "strayAmount", c.stray_state AS "strayState"`;

const batch = 200;

/** Stores subscription charges. */
export class ChargeStore extends Store {
	/** Returns the new charge's ID; null when the member has a charge in flight or this one already exists. */
	async open(charge: NewCharge): Promise<number | null> {
		const { rows } = await this.db.query<{ charge_id: number }>(
			`INSERT INTO subscription_charge (subscription_id, member_id, plan, purpose, term, term_first, term_last, attempt, order_num,
				idempotency_key, billing_key_id, amount, lease_until, next_check_at, created_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $14) ON CONFLICT DO NOTHING RETURNING charge_id`,
			[
				charge.subscriptionId,
				charge.memberId,
				charge.plan,
				charge.purpose,
				charge.termIndex,
				charge.term.first,
				charge.term.last,
				charge.attempt,
				charge.orderNum,
				charge.idempotencyKey,
				charge.billingKeyId,
				charge.amount,
				new Date(charge.leaseUntil),
				new Date(charge.now),
			],
		);
		return rows[0]?.charge_id ?? null;
	}

	/** Returns the ID of the charge opened by an earlier call with the same key; null when there is none. */
	async numberOf(idempotencyKey: string): Promise<number | null> {
		const { rows } = await this.db.query<{ charge_id: number }>(
			"SELECT charge_id FROM subscription_charge WHERE idempotency_key = $1",
			[idempotencyKey],
		);
		return rows[0]?.charge_id ?? null;
	}

	read(chargeId: number): Promise<Charge | null> {
		return this.row<Charge>(`SELECT ${columns} FROM subscription_charge c WHERE c.charge_id = $1`, [
			chargeId,
		]);
	}

	readWithCard(chargeId: number): Promise<CardCharge | null> {
		return this.row<CardCharge>(
			`SELECT ${columns}, b.provider, b.customer_key AS "customerKey", b.key_cipher AS "keyCipher", b.removed_at IS NOT NULL AS "isCardGone",
				c.purpose = 'renew' AND s.state IS DISTINCT FROM 'USE' AS "isUnwanted"
			FROM subscription_charge c JOIN billing_key b USING (billing_key_id) LEFT JOIN subscription_history s USING (subscription_id)
			WHERE c.charge_id = $1`,
			[chargeId],
		);
	}

	lock(chargeId: number): Promise<Charge | null> {
		return this.row<Charge>(
			`SELECT ${columns} FROM subscription_charge c WHERE c.charge_id = $1 FOR UPDATE`,
			[chargeId],
		);
	}

	/** Returns the latest charge of a subscription that was paid and not refunded. */
	paid(subscriptionId: number): Promise<Charge | null> {
		return this.row<Charge>(
			`SELECT ${columns} FROM subscription_charge c WHERE c.subscription_id = $1 AND c.status IN ('complete', 'cancelRequest')
			ORDER BY c.charge_id DESC LIMIT 1`,
			[subscriptionId],
		);
	}

	isUnderWay(memberId: number): Promise<boolean> {
		return this.hasRows("SELECT 1 FROM subscription_charge WHERE member_id = $1 AND status = 'ready'", [
			memberId,
		]);
	}

	/** Returns charges, refunds and stray money with an unknown outcome that are due for a check, at most 200. */
	due(now: number): Promise<Charge[]> {
		return this.rows<Charge>(
			`SELECT ${columns} FROM subscription_charge c
			WHERE (c.status IN ('ready', 'cancelRequest') OR c.stray_state = 'waiting') AND c.next_check_at <= $1
			ORDER BY c.next_check_at LIMIT ${batch}`,
			[new Date(now)],
		);
	}

	/** Stores a charge's new status. */
	async saveMove(id: number, status: ChargeStatus, change: ChargeChange, now: number): Promise<void> {
		await this.db.query(
			`UPDATE subscription_charge SET status = $2, subscription_id = coalesce($3, subscription_id),
				provider_key = coalesce($4, provider_key), fail_code = coalesce($5, fail_code),
				paid_at = CASE WHEN $2::text = 'complete' THEN coalesce(paid_at, $7::timestamptz) ELSE paid_at END,
				refunds_refused = refunds_refused + (status = 'cancelRequest' AND $2::text = 'complete')::int,
				refunded_amount = CASE WHEN $2::text = 'cancel' THEN amount ELSE refunded_amount END,
				cancelled_at = CASE WHEN $2::text = 'cancel' THEN $7::timestamptz ELSE cancelled_at END,
				lease_until = NULL, next_check_at = $6, checks = 0
			WHERE charge_id = $1`,
			[
				id,
				status,
				change.subscriptionId ?? null,
				change.providerKey ?? null,
				change.failCode?.slice(0, 100) ?? null,
				change.checkAt === undefined ? null : new Date(change.checkAt),
				new Date(now),
			],
		);
	}

	/** Schedules the next check of a charge, or of its refund, with an unknown outcome, at growing intervals. */
	async postpone({ id, checks }: Pick<Charge, "id" | "checks">, now: number): Promise<void> {
		await this.db.query(
			"UPDATE subscription_charge SET lease_until = NULL, next_check_at = $2, checks = checks + 1 WHERE charge_id = $1",
			[id, new Date(now + nextCheckAfter(checks))],
		);
	}

	/** Returns all attempts to charge a term, newest first, at most 500; purchases that were never completed are left out (DEC-174). */
	history(memberId: number): Promise<BillingRecord[]> {
		return this.rows<BillingRecord>(
			`SELECT c.charge_id AS id, c.plan, s.state, c.amount, c.paid_at IS NOT NULL AS "isPaid", c.status = 'cancel' AS "isRefunded",
				${epoch("coalesce(c.paid_at, c.created_at)")} AS "chargedAt", c.term_first AS "termStart", c.term_last AS "termEnd",
				nullif(b.card_label, '') AS "cardName"
			FROM subscription_charge c JOIN subscription_history s USING (subscription_id)
			JOIN billing_key b ON b.billing_key_id = c.billing_key_id
			WHERE c.member_id = $1 AND c.status <> 'ready' ORDER BY coalesce(c.paid_at, c.created_at) DESC, c.charge_id DESC LIMIT 500`,
			[memberId],
		);
	}
}
