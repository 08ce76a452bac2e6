import type { KeepingName } from "#domain/member/keeping.ts";
import { forgetOrders } from "#server/members/privacy/store/forgetOrders.ts";
import type { Database, Queryable } from "#server/platform/database/Database.ts";

/** Rows of a table that are deleted when they have served their purpose. */
interface Retention {
	readonly table: string;
	/** Which rows are as old as `$1`, an instant. */
	readonly oldRows: string;
	/** How long they are kept: a word of the table of personal data, or days for what says nothing about a person. */
	readonly kept: KeepingName | number;
}

/** Every table that grows and is not a book. */
export const retentions: readonly Retention[] = [
	{ table: "idempotency", oldRows: "created_at < $1", kept: "repeat" },
	{ table: "outbox", oldRows: "done_at < $1", kept: "message" },
	{ table: "dev_inbox", oldRows: "created_at < $1", kept: "message" },
	{ table: "rate_counter", oldRows: "window_start < $1", kept: "abuse" },
	{ table: "cert", oldRows: "created_at < $1", kept: 1 },
	{ table: "sms_day", oldRows: "day < $1::timestamptz::date", kept: "code" },
	{ table: "passkey_challenge", oldRows: "expires_at < $1", kept: 1 },
	{ table: "access_token", oldRows: "expires_at < $1", kept: 1 },
	{ table: "refresh_token", oldRows: "expires_at < $1", kept: 1 },
	{ table: "session", oldRows: "last_seen_at < $1", kept: "access" },
	{ table: "member_device", oldRows: "last_seen_at < $1", kept: "device" },
	{ table: "security_event", oldRows: "at < $1", kept: "access" },
	{ table: "login_history", oldRows: "created_at < $1", kept: "access" },
	{ table: "inquiry", oldRows: "comment_at < $1", kept: "complaint" },
	{ table: "inquiry", oldRows: "comment_at IS NULL AND created_at < $1", kept: "complaint" },
	{ table: "review_report", oldRows: "created_at < $1", kept: "complaint" },
	{ table: "payment_event", oldRows: "received_at < $1", kept: "payment" },
	{ table: "operator_action", oldRows: "created_at < $1", kept: "operation" },
	{ table: "job_run", oldRows: "finished_at IS NOT NULL AND started_at < $1", kept: 365 },
	{ table: "gateway_sandbox", oldRows: "kind = 'billing_auth' AND updated_at < $1", kept: 1 },
	{ table: "gateway_sandbox", oldRows: "updated_at < $1", kept: "payment" },
	// one that was used is part of its refund
	{ table: "cancel_quote", oldRows: "used_at IS NULL AND expires_at < $1", kept: 1 },
	{ table: "booking_change", oldRows: "state = 'quoted' AND expires_at < $1", kept: 1 },
	{ table: "person_archive", oldRows: "destroy_on <= $1::timestamptz::date", kept: 0 },
];

/** Grow with what is bought, are never deleted, and lose their persons on their day or with the member: the books and what hangs on them. */
export const keptForGood: readonly string[] = [
	...[
		"order_pay",
		"order_product",
		"order_event",
		"order_add_pay",
		"order_coupon",
		"payment",
		"payment_attempt",
		"refund",
	],
	...[
		"point_balance",
		"point_hold",
		"point_ledger",
		"user_coupon",
		"subscription_history",
		"subscription_charge",
	],
	...[
		"billing_key",
		"member",
		"member_social",
		"passkey",
		"silver_used",
		"review",
		"review_photo",
		"wish",
		"wish_share",
		"advance_notice_application",
		"notice",
	],
];

const batch = 2000;

/** Deletes some old rows; how many: fewer than a batch when none are left. */
export async function deleteOld(db: Queryable, { table, oldRows }: Retention, until: Date): Promise<number> {
	const { rowCount } = await db.query(
		`DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${oldRows} LIMIT ${batch}))`,
		[until],
	);
	return rowCount;
}

const unpaid =
	"SELECT order_pay_id FROM order_pay WHERE stage = 'expired' AND guest_name <> '' AND created_at < $1";
const over = `SELECT o.order_pay_id FROM order_pay o WHERE o.stage = 'placed' AND o.guest_name <> '' AND o.placed_at < $1
	AND NOT EXISTS (SELECT FROM order_product p WHERE p.order_pay_id = o.order_pay_id
		AND greatest(p.check_out, p.cancelled_at::date) >= $1::timestamptz::date)`;

async function forgetSome(db: Database, which: string, until: Date): Promise<number> {
	return db.tx(async (tx) => {
		const { rows } = await tx.query<{ order_pay_id: number }>(
			`${which} LIMIT ${batch} FOR UPDATE SKIP LOCKED`,
			[until],
		);
		if (rows.length > 0)
			await forgetOrders(
				tx,
				rows.map(({ order_pay_id }) => order_pay_id),
			);
		return rows.length;
	});
}

/** Takes the persons out of some orders that nobody paid; how many. */
export const forgetUnpaid = (db: Database, until: Date): Promise<number> => forgetSome(db, unpaid, until);

/** Takes the persons out of some contracts that were over before `until`; how many. */
export const forgetContracts = (db: Database, until: Date): Promise<number> => forgetSome(db, over, until);

export const isFull = (count: number): boolean => count === batch;
