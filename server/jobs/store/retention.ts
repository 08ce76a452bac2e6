import type { RetentionName } from "#domain/member/retentionRules.ts";
import { anonymiseOrders } from "#server/members/privacy/store/anonymiseOrders.ts";
import type { Database, Queryable } from "#server/platform/database/Database.ts";

/** Retention rule of a table whose rows are deleted when no longer needed. */
interface Retention {
	readonly table: string;
	/** The indexed column that says how old a row is. */
	readonly age: string;
	/** How it compares with `$1`, a timestamp, in rows that are old; "< $1" by default. */
	readonly isOld?: string;
	/** SQL condition on the rows this is about; all by default. */
	readonly only?: string;
	/** Retention period: a name from the personal data table, or a number of days for data that is not personal. */
	readonly period: RetentionName | number;
}

/** All growing tables whose rows are not kept permanently. */
export const retentions: readonly Retention[] = [
	{ table: "idempotency", age: "created_at", period: "repeat" },
	{ table: "outbox", age: "done_at", period: "message" },
	{ table: "dev_inbox", age: "created_at", period: "message" },
	{ table: "rate_counter", age: "window_start", period: "abuse" },
	{ table: "cert", age: "created_at", period: 1 },
	{ table: "sms_day", age: "day", isOld: "< $1::timestamptz::date", period: "code" },
	{ table: "passkey_challenge", age: "expires_at", period: 1 },
	{ table: "access_token", age: "expires_at", period: 1 },
	{ table: "refresh_token", age: "expires_at", period: 1 },
	{ table: "session", age: "last_seen_at", period: "access" },
	{ table: "member_device", age: "last_seen_at", period: "device" },
	{ table: "security_event", age: "at", period: "access" },
	{ table: "login_history", age: "created_at", period: "access" },
	{ table: "inquiry", age: "comment_at", period: "complaint" },
	{ table: "inquiry", only: "comment_at IS NULL", age: "created_at", period: "complaint" },
	{ table: "review_report", age: "created_at", period: "complaint" },
	{ table: "payment_event", age: "received_at", period: "payment" },
	{ table: "operator_action", age: "created_at", period: "operation" },
	{ table: "job_run", only: "finished_at IS NOT NULL", age: "started_at", period: 365 },
	{ table: "gateway_sandbox", only: "kind = 'billing_auth'", age: "updated_at", period: 1 },
	{ table: "gateway_sandbox", age: "updated_at", period: "payment" },
	// A used quote is part of its refund.
	{ table: "cancel_quote", only: "used_at IS NULL", age: "expires_at", period: 1 },
	{ table: "booking_change", only: "state = 'quoted'", age: "expires_at", period: 1 },
	{ table: "person_archive", age: "destroy_on", isOld: "<= $1::timestamptz::date", period: 0 },
];

const batch = 2000;

/**
 * Deletes a batch of old rows, the oldest first: without an order, a plan for any timestamp expects to find a batch soon by reading the table.
 * Returns how many; fewer than a full batch means that none are left.
 */
export async function deleteOld(
	db: Queryable,
	{ table, age, isOld = "< $1", only = "true" }: Retention,
	until: Date,
): Promise<number> {
	const { rowCount } = await db.query(
		`DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
			SELECT ctid FROM ${table} WHERE ${only} AND ${age} ${isOld} ORDER BY ${age} LIMIT ${batch}
		))`,
		[until],
	);
	return rowCount;
}

const unpaid =
	"SELECT order_pay_id FROM order_pay WHERE stage = 'expired' AND guest_name <> '' AND created_at < $1 ORDER BY created_at";
// Asks order by order: joining the two tables would read all orders ever placed.
const over = `SELECT o.order_pay_id FROM order_pay o WHERE o.stage = 'placed' AND o.guest_name <> '' AND o.placed_at < $1
	AND coalesce((SELECT max(greatest(coalesce(p.check_out, p.valid_until), p.cancelled_at::date)) FROM order_product p
		WHERE p.order_pay_id = o.order_pay_id), '-infinity') < $1::timestamptz::date ORDER BY o.placed_at`;

async function forgetSome(db: Database, which: string, until: Date): Promise<number> {
	return db.tx(async (tx) => {
		const { rows } = await tx.query<{ order_pay_id: number }>(
			`${which} LIMIT ${batch} FOR UPDATE SKIP LOCKED`,
			[until],
		);
		if (rows.length > 0)
			await anonymiseOrders(
				tx,
				rows.map(({ order_pay_id }) => order_pay_id),
			);
		return rows.length;
	});
}

/** Removes personal data from a batch of unpaid orders; returns how many orders. */
export const forgetUnpaid = (db: Database, until: Date): Promise<number> => forgetSome(db, unpaid, until);

/** Removes personal data from a batch of orders that ended before `until`; returns how many. */
export const forgetContracts = (db: Database, until: Date): Promise<number> => forgetSome(db, over, until);

export const isFull = (count: number): boolean => count === batch;
