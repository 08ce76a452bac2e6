import type { MembershipPlan, SubscriptionState } from "#domain/membership/Subscription.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queryable } from "#server/database/Database.ts";
import type { Sessions } from "#server/sessions/createSessions.ts";
import type { BillingGateway } from "./BillingGateway.ts";
import type { Secrets } from "./secrets.ts";

/** What the parts of subscriptions share. */
export interface SubscriptionParts {
	readonly db: Database;
	readonly clock: Clock;
	readonly sessions: Sessions;
	readonly secrets: Secrets;
	readonly gateway: BillingGateway;
	/** Told about what a person should look at. */
	alarm(message: string, detail: object): void;
}

export interface SubscriptionRow {
	readonly subscription_id: number;
	readonly member_id: number;
	readonly plan: MembershipPlan;
	readonly state: SubscriptionState;
	readonly anchor: StayDate;
	readonly term: number;
	readonly term_first: StayDate;
	readonly term_last: StayDate;
	readonly next_charge_on: StayDate | null;
	readonly failed_charges: number;
	readonly billing_key_id: number;
}

export interface ChargeRow {
	readonly charge_id: number;
	readonly subscription_id: number | null;
	readonly member_id: number;
	readonly plan: MembershipPlan;
	readonly purpose: "first" | "upgrade" | "renew";
	readonly term: number;
	readonly term_first: StayDate;
	readonly term_last: StayDate;
	readonly order_num: string;
	readonly idempotency_key: string;
	readonly billing_key_id: number;
	readonly amount: number;
	readonly status: "ready" | "complete" | "fail" | "cancelRequest" | "cancel";
	readonly provider_key: string | null;
	readonly paid_at: Date | null;
	/** Money taken that buys nothing, and how far giving it back has come. */
	readonly stray_amount: number | null;
	readonly stray_state: "waiting" | "done" | "refused" | null;
}

/** The running subscription of a member, locked until the transaction ends. */
export async function lockRunning(tx: Queryable, memberId: number): Promise<SubscriptionRow | null> {
	const { rows } = await tx.query<SubscriptionRow>(
		`SELECT * FROM subscription_history WHERE member_id = $1 AND state IN ('USE', 'CANCEL_REQUEST') FOR UPDATE`,
		[memberId],
	);
	return rows[0] ?? null;
}

/** Makes a member's purchases and subscription changes wait for one another. */
export async function lockMember(
	tx: Queryable,
	memberId: number,
): Promise<{
	readonly type: "N" | "C";
	readonly grade: "Bronze" | "Silver" | "Gold";
	readonly phone: string | null;
	readonly email: string | null;
} | null> {
	const { rows } = await tx.query<{
		type: "N" | "C";
		grade: "Bronze" | "Silver" | "Gold";
		phone: string | null;
		email: string | null;
	}>("SELECT type, grade, phone, email FROM member WHERE member_id = $1 AND status = 'active' FOR UPDATE", [
		memberId,
	]);
	return rows[0] ?? null;
}

/** A new grade ends the member's other logins by 499; the one that brought it about goes on (DEC-110). */
export async function setGrade(
	{ sessions, clock }: Pick<SubscriptionParts, "sessions" | "clock">,
	tx: Queryable,
	memberId: number,
	grade: "Bronze" | "Silver" | "Gold",
	sessionId: string | null,
): Promise<void> {
	const { rowCount } = await tx.query(
		"UPDATE member SET grade = $2, changed_at = $3 WHERE member_id = $1 AND grade <> $2 AND status = 'active'",
		[memberId, grade, new Date(clock.now())],
	);
	if (rowCount > 0 && sessionId !== null) await sessions.keep(tx, sessionId);
}
