import type { MembershipPlan, SubscriptionState } from "#domain/membership/Subscription.ts";
import type { Term } from "#domain/membership/term.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { Store } from "#server/platform/database/Store.ts";
import type { Batch } from "#server/platform/jobs/forEachIsolated.ts";

/** A subscription, from its first charge to its end. */
export interface StoredSubscription {
	readonly id: number;
	readonly memberId: number;
	readonly plan: MembershipPlan;
	readonly state: SubscriptionState;
	/** First day of the first term. */
	readonly anchor: StayDate;
	readonly termIndex: number;
	readonly termFirst: StayDate;
	readonly termLast: StayDate;
	readonly nextChargeOn: StayDate | null;
	readonly failedCharges: number;
	readonly billingKeyId: number;
}

const columns = `s.subscription_id AS id, s.member_id AS "memberId", s.plan, s.state, s.anchor, s.term AS "termIndex",
	s.term_first AS "termFirst", s.term_last AS "termLast", s.next_charge_on AS "nextChargeOn", s.failed_charges AS "failedCharges",
	s.billing_key_id AS "billingKeyId"`;

/** Stores members' subscriptions. */
export class SubscriptionStore extends Store {
	/** Returns a member's current subscription, locked until the transaction ends. */
	lockRunning(memberId: number): Promise<StoredSubscription | null> {
		return this.row<StoredSubscription>(
			`SELECT ${columns} FROM subscription_history s WHERE s.member_id = $1 AND s.state IN ('USE', 'CANCEL_REQUEST') FOR UPDATE`,
			[memberId],
		);
	}

	/** Returns the current subscription or, failing that, the last one, with its card's name; the name is null when the card has been removed. */
	async latest(
		memberId: number,
	): Promise<{ readonly subscription: StoredSubscription; readonly cardName: string | null } | null> {
		const row = await this.row<StoredSubscription & { readonly cardName: string | null }>(
			`SELECT ${columns}, CASE WHEN b.removed_at IS NULL THEN b.card_label END AS "cardName"
			FROM subscription_history s JOIN billing_key b USING (billing_key_id)
			WHERE s.member_id = $1 ORDER BY (s.state IN ('USE', 'CANCEL_REQUEST')) DESC, s.subscription_id DESC LIMIT 1`,
			[memberId],
		);
		if (!row) return null;
		const { cardName, ...subscription } = row;
		return { subscription, cardName };
	}

	/** Creates a subscription that begins on the first day of its first term. Returns its ID. */
	async begin(
		subscription: Pick<StoredSubscription, "memberId" | "plan" | "billingKeyId">,
		{ first, last, nextCharge }: Term,
		now: number,
	): Promise<number> {
		const { rows } = await this.db.query<{ subscription_id: number }>(
			`INSERT INTO subscription_history (member_id, plan, anchor, term_first, term_last, next_charge_on, billing_key_id, created_at)
			VALUES ($1, $2, $3, $3, $4, $5, $6, $7) RETURNING subscription_id`,
			[
				subscription.memberId,
				subscription.plan,
				first,
				last,
				nextCharge,
				subscription.billingKeyId,
				new Date(now),
			],
		);
		return rows[0]?.subscription_id ?? 0;
	}

	/** Stores a state after USE: no further charges; every state but a cancellation request ends the subscription. */
	async saveState(id: number, state: Exclude<SubscriptionState, "USE">, now: number): Promise<void> {
		await this.db.query(
			`UPDATE subscription_history SET state = $2, next_charge_on = NULL, version = version + 1,
				cancel_requested_at = CASE WHEN $2::text = 'CANCEL_REQUEST' THEN $3::timestamptz ELSE cancel_requested_at END,
				ended_at = CASE WHEN $2::text = 'CANCEL_REQUEST' THEN NULL ELSE $3::timestamptz END
			WHERE subscription_id = $1`,
			[id, state, new Date(now)],
		);
	}

	/** Starts the next, paid term; a subscription cancelled meanwhile gets no next charge. */
	async renew(id: number, termIndex: number, { first, last, nextCharge }: Term): Promise<void> {
		await this.db.query(
			`UPDATE subscription_history SET term = $2, term_first = $3, term_last = $4, failed_charges = 0, version = version + 1,
				next_charge_on = CASE WHEN state = 'USE' THEN $5::date END
			WHERE subscription_id = $1`,
			[id, termIndex, first, last, nextCharge],
		);
	}

	async saveFailedCharges(id: number, failedCharges: number, dueOn: StayDate | null): Promise<void> {
		await this.db.query(
			"UPDATE subscription_history SET failed_charges = $2, next_charge_on = $3, version = version + 1 WHERE subscription_id = $1",
			[id, failedCharges, dueOn],
		);
	}

	async saveCard(id: number, billingKeyId: number): Promise<void> {
		await this.db.query("UPDATE subscription_history SET billing_key_id = $2 WHERE subscription_id = $1", [
			id,
			billingKeyId,
		]);
	}

	/** Returns members whose next charge, or its retry, is due. */
	async membersDue(today: StayDate, { limit, skip }: Batch): Promise<number[]> {
		const { rows } = await this.db.query<{ member_id: number }>(
			`SELECT member_id FROM subscription_history WHERE state = 'USE' AND next_charge_on + failed_charges <= $1::date
			ORDER BY next_charge_on, subscription_id LIMIT $2 OFFSET $3`,
			[today, limit, skip],
		);
		return rows.map((row) => row.member_id);
	}

	/** Returns members whose cancelled subscription is over. */
	async membersEnding(today: StayDate, { limit, skip }: Batch): Promise<number[]> {
		const { rows } = await this.db.query<{ member_id: number }>(
			`SELECT member_id FROM subscription_history WHERE state = 'CANCEL_REQUEST' AND term_last < $1::date
			ORDER BY term_last, subscription_id LIMIT $2 OFFSET $3`,
			[today, limit, skip],
		);
		return rows.map((row) => row.member_id);
	}

	/** Returns the e-mail address of the members to be charged on a card, and the day of that charge or of its next retry. */
	chargedOn(billingKeyId: number): Promise<{ readonly email: string; readonly chargeOn: StayDate }[]> {
		return this.rows<{ readonly email: string; readonly chargeOn: StayDate }>(
			`SELECT m.email, s.next_charge_on + s.failed_charges AS "chargeOn" FROM subscription_history s JOIN member m USING (member_id)
			WHERE s.billing_key_id = $1 AND s.state = 'USE' AND m.email IS NOT NULL`,
			[billingKeyId],
		);
	}
}
