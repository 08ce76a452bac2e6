import type { BillingRecord, MembershipPlan } from "#domain/membership/Subscription.ts";
import { nextCheckAfter } from "#domain/payment/attemptMachine.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { Store } from "#server/platform/database/Store.ts";
import type { CardCharge, Charge, ChargeChange, ChargeStatus, NewCharge } from "./Charge.ts";

interface ChargeRow {
	readonly charge_id: number;
	readonly subscription_id: number | null;
	readonly member_id: number;
	readonly plan: MembershipPlan;
	readonly purpose: Charge["purpose"];
	readonly term: number;
	readonly term_first: StayDate;
	readonly term_last: StayDate;
	readonly order_num: string;
	readonly billing_key_id: number;
	readonly amount: number;
	readonly status: ChargeStatus;
	readonly provider_key: string | null;
	readonly created_at: Date;
	readonly paid_at: Date | null;
	readonly checks: number;
	readonly refunds_refused: number;
	readonly stray_amount: number | null;
	readonly stray_state: Charge["strayState"];
}

const chargeOf = (row: ChargeRow): Charge => ({
	id: row.charge_id,
	subscriptionId: row.subscription_id,
	memberId: row.member_id,
	plan: row.plan,
	purpose: row.purpose,
	termIndex: row.term,
	termFirst: row.term_first,
	termLast: row.term_last,
	orderNum: row.order_num,
	billingKeyId: row.billing_key_id,
	amount: row.amount,
	status: row.status,
	providerKey: row.provider_key,
	createdAt: row.created_at.getTime(),
	paidAt: row.paid_at?.getTime() ?? null,
	checks: row.checks,
	refundsRefused: row.refunds_refused,
	strayAmount: row.stray_amount,
	strayState: row.stray_state,
});

const batch = 200;
const first = ([row]: readonly ChargeRow[]): Charge | null => (row ? chargeOf(row) : null);

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

	async read(chargeId: number): Promise<Charge | null> {
		const { rows } = await this.db.query<ChargeRow>(
			"SELECT * FROM subscription_charge WHERE charge_id = $1",
			[chargeId],
		);
		return first(rows);
	}

	async readWithCard(chargeId: number): Promise<CardCharge | null> {
		const { rows } = await this.db.query<
			ChargeRow & {
				readonly provider: string;
				readonly customer_key: string;
				readonly key_cipher: string;
				readonly removed_at: Date | null;
				readonly is_unwanted: boolean;
			}
		>(
			`SELECT c.*, b.provider, b.customer_key, b.key_cipher, b.removed_at,
				c.purpose = 'renew' AND s.state IS DISTINCT FROM 'USE' AS is_unwanted
			FROM subscription_charge c JOIN billing_key b USING (billing_key_id) LEFT JOIN subscription_history s USING (subscription_id)
			WHERE c.charge_id = $1`,
			[chargeId],
		);
		const [row] = rows;
		if (!row) return null;
		const { provider, customer_key: customerKey, key_cipher: keyCipher } = row;
		const isCardGone = row.removed_at !== null;
		return { ...chargeOf(row), provider, customerKey, keyCipher, isCardGone, isUnwanted: row.is_unwanted };
	}

	async lock(chargeId: number): Promise<Charge | null> {
		const { rows } = await this.db.query<ChargeRow>(
			"SELECT * FROM subscription_charge WHERE charge_id = $1 FOR UPDATE",
			[chargeId],
		);
		return first(rows);
	}

	/** Returns the latest charge of a subscription that was paid and not refunded. */
	async paid(subscriptionId: number): Promise<Charge | null> {
		const { rows } = await this.db.query<ChargeRow>(
			`SELECT * FROM subscription_charge WHERE subscription_id = $1 AND status IN ('complete', 'cancelRequest')
			ORDER BY charge_id DESC LIMIT 1`,
			[subscriptionId],
		);
		return first(rows);
	}

	isUnderWay(memberId: number): Promise<boolean> {
		return this.hasRows("SELECT 1 FROM subscription_charge WHERE member_id = $1 AND status = 'ready'", [
			memberId,
		]);
	}

	/** Returns charges, refunds and stray money with an unknown outcome that are due for a check, at most 200. */
	async due(now: number): Promise<Charge[]> {
		const { rows } = await this.db.query<ChargeRow>(
			`SELECT * FROM subscription_charge
			WHERE (status IN ('ready', 'cancelRequest') OR stray_state = 'waiting') AND next_check_at <= $1
			ORDER BY next_check_at LIMIT ${batch}`,
			[new Date(now)],
		);
		return rows.map(chargeOf);
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
	async history(memberId: number): Promise<BillingRecord[]> {
		const { rows } = await this.db.query<
			ChargeRow & {
				readonly state: BillingRecord["state"];
				readonly card_label: string;
			}
		>(
			`SELECT c.*, s.state, b.card_label FROM subscription_charge c JOIN subscription_history s USING (subscription_id)
			JOIN billing_key b ON b.billing_key_id = c.billing_key_id
			WHERE c.member_id = $1 AND c.status <> 'ready' ORDER BY coalesce(c.paid_at, c.created_at) DESC, c.charge_id DESC LIMIT 500`,
			[memberId],
		);
		return rows.map((row) => ({
			id: row.charge_id,
			plan: row.plan,
			state: row.state,
			amount: won(row.amount),
			isPaid: row.paid_at !== null,
			isRefunded: row.status === "cancel",
			chargedAt: (row.paid_at ?? row.created_at).getTime(),
			termStart: row.term_first,
			termEnd: row.term_last,
			cardName: row.card_label || null,
		}));
	}
}
