import { inquiryTypeList } from "#domain/inquiry/Inquiry.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

/** Maximum lines per heading. */
export const maxLines = 50;

export interface WaitingOrder {
	readonly orderNo: string;
	readonly status: OrderProductStatus;
	readonly name: string;
	readonly checkIn: StayDate | null;
	readonly since: Date;
}

/**
 * Returns rooms that wait for somebody's answer, oldest first. A voucher without a day waits for its holder and is left out, unless it is
 * being cancelled.
 */
export async function waitingOrders(db: Queryable): Promise<readonly WaitingOrder[]> {
	const { rows } = await db.query<WaitingOrder>(
		`SELECT order_no AS "orderNo", status, snapshot->>'productName' AS name, check_in AS "checkIn",
			coalesce(status_at, created_at) AS since
		FROM order_product
		WHERE status IN ('pending', 'confirm_wait', 'cancel_request') AND (check_in IS NOT NULL OR status = 'cancel_request')
		ORDER BY coalesce(status_at, created_at), order_product_id LIMIT ${maxLines}`,
	);
	return rows;
}

export interface ListedInquiry {
	readonly id: number;
	readonly typeName: string | null;
	readonly title: string;
	readonly orderNum: string | null;
	readonly memberId: number;
	readonly createdAt: Date;
	readonly isAnswered: boolean;
	readonly asksStay: boolean;
}

const inquiryColumns = `i.inquiry_id AS id, c.name AS "typeName", i.title, i.order_num AS "orderNum",
	i.member_id AS "memberId", i.created_at AS "createdAt", i.comment_at IS NOT NULL AS "isAnswered", i.asks_stay AS "asksStay"`;

/** Returns unanswered inquiries, oldest first. */
export async function openInquiries(db: Queryable): Promise<readonly ListedInquiry[]> {
	const { rows } = await db.query<ListedInquiry>(
		`SELECT ${inquiryColumns} FROM inquiry i LEFT JOIN common_code c ON c.group_code = ${inquiryTypeList} AND c.code = i.type
		WHERE i.comment_at IS NULL ORDER BY i.inquiry_id LIMIT ${maxLines}`,
	);
	return rows;
}

/** Returns the latest inquiries, answered or not, newest first, optionally before a given one. */
export async function lastInquiries(db: Queryable, before: number | null): Promise<readonly ListedInquiry[]> {
	const { rows } = await db.query<ListedInquiry>(
		`SELECT ${inquiryColumns} FROM inquiry i LEFT JOIN common_code c ON c.group_code = ${inquiryTypeList} AND c.code = i.type
		WHERE i.inquiry_id < $1::bigint ORDER BY i.inquiry_id DESC LIMIT ${maxLines}`,
		[before ?? Number.MAX_SAFE_INTEGER],
	);
	return rows;
}

export interface StuckEntry {
	readonly topic: string;
	readonly key: string;
	readonly attempts: number;
	readonly createdAt: Date;
	readonly isGivenUp: boolean;
}

/** Returns messages and supplier calls that have failed more than once, or that were given up in the last seven days. */
export async function stuckEntries(db: Queryable, now: Date): Promise<readonly StuckEntry[]> {
	const { rows } = await db.query<StuckEntry>(
		`SELECT topic, key, attempts, created_at AS "createdAt", done_at IS NOT NULL AS "isGivenUp" FROM outbox
		WHERE last_error IS NOT NULL AND (done_at IS NULL AND attempts > 1 OR done_at > $1::timestamptz - interval '7 days')
		ORDER BY outbox_id LIMIT ${maxLines}`,
		[now],
	);
	return rows;
}
