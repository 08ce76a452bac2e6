import type { RetentionName } from "#domain/member/retentionRules.ts";
import { anonymiseOrders } from "#server/members/privacy/store/anonymiseOrders.ts";
import type { Database, Queryable } from "#server/platform/database/Database.ts";

/** Retention rule of a table whose rows are deleted when no longer needed. */
interface Retention {
	readonly table: string;
	/** SQL condition for rows older than `$1`, a timestamp. */
	readonly oldRows: string;
	/** Retention period: a name from the personal data table, or a number of days for data that is not personal. */
	readonly period: RetentionName | number;
}

/** All growing tables whose rows are not kept permanently. */
export const retentions: readonly Retention[] = [
	{ table: "idempotency", oldRows: "created_at < $1", period: "repeat" },
	{ table: "outbox", oldRows: "done_at < $1", period: "message" },
	{ table: "dev_inbox", oldRows: "created_at < $1", period: "message" },
	{ table: "rate_counter", oldRows: "window_start < $1", period: "abuse" },
	{ table: "cert", oldRows: "created_at < $1", period: 1 },
	{ table: "sms_day", oldRows: "day < $1::timestamptz::date", period: "code" },
	{ table: "passkey_challenge", oldRows: "expires_at < $1", period: 1 },
	{ table: "access_token", oldRows: "expires_at < $1", period: 1 },
	{ table: "refresh_token", oldRows: "expires_at < $1", period: 1 },
	{ table: "session", oldRows: "last_seen_at < $1", period: "access" },
	{ table: "member_device", oldRows: "last_seen_at < $1", period: "device" },
	{ table: "security_event", oldRows: "at < $1", period: "access" },
	{ table: "login_history", oldRows: "created_at < $1", period: "access" },
	{ table: "inquiry", oldRows: "comment_at < $1", period: "complaint" },
	{ table: "inquiry", oldRows: "comment_at IS NULL AND created_at < $1", period: "complaint" },
	{ table: "review_report", oldRows: "created_at < $1", period: "complaint" },
	{ table: "payment_event", oldRows: "received_at < $1", period: "payment" },
	{ table: "operator_action", oldRows: "created_at < $1", period: "operation" },
	{ table: "job_run", oldRows: "finished_at IS NOT NULL AND started_at < $1", period: 365 },
	{ table: "gateway_sandbox", oldRows: "kind = 'billing_auth' AND updated_at < $1", period: 1 },
	{ table: "gateway_sandbox", oldRows: "updated_at < $1", period: "payment" },
	// A used quote is part of its refund.
	{ table: "cancel_quote", oldRows: "used_at IS NULL AND expires_at < $1", period: 1 },
	{ table: "booking_change", oldRows: "state = 'quoted' AND expires_at < $1", period: 1 },
	{ table: "person_archive", oldRows: "destroy_on <= $1::timestamptz::date", period: 0 },
];

const batch = 2000;

/** Deletes a batch of old rows; returns how many. Fewer than a full batch means that none are left. */
export async function deleteOld(db: Queryable, { table, oldRows }: Retention, until: Date): Promise<number> {
	const { rowCount } = await db.query(
		`DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${oldRows} LIMIT ${batch}))`,
		[until],
	);
	return rowCount;
}

const unpaid =
	"SELECT order_pay_id FROM order_pay WHERE stage = 'expired' AND guest_name <> '' AND created_at < $1";
// Asks order by order: joining the two tables would read all orders ever placed.
const over = `SELECT o.order_pay_id FROM order_pay o WHERE o.stage = 'placed' AND o.guest_name <> '' AND o.placed_at < $1
	AND coalesce((SELECT max(greatest(coalesce(p.check_out, p.valid_until), p.cancelled_at::date)) FROM order_product p
		WHERE p.order_pay_id = o.order_pay_id), '-infinity') < $1::timestamptz::date`;

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
