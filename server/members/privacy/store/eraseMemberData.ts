import type { Queryable } from "#server/platform/database/Database.ts";
import { matchingHashes } from "#server/platform/database/personalDataEncryption.ts";
import { enqueueAll } from "#server/platform/outbox/store/enqueue.ts";
import { anonymiseOrders, ordersOf } from "./anonymiseOrders.ts";
import { cardRemoval, type RemovedCard } from "./cardRemoval.ts";

interface Leaving {
	readonly memberId: number;
	readonly email: string | null;
	readonly phone: string | null;
}

const memberOnlyTables = [
	"member_social",
	"login_history",
	"member_device",
	"passkey",
	"passkey_challenge",
	"wish",
	"wish_share",
	"review_photo",
	"review_report",
	"advance_notice_application",
	"inquiry",
	"idempotency",
];

/** Deletes the member's cards, here and at the provider. */
async function removeCards(tx: Queryable, memberId: number, now: number): Promise<void> {
	const { rows } = await tx.query<RemovedCard>(
		`SELECT billing_key_id AS "billingKeyId", provider, key_cipher AS "keyCipher" FROM billing_key
		WHERE member_id = $1 AND removed_at IS NULL`,
		[memberId],
	);
	await enqueueAll(
		tx,
		rows.map((card) => cardRemoval(card, now)),
	);
	await tx.query(
		`UPDATE billing_key SET removed_at = coalesce(removed_at, $2), key_cipher = '', card_label = '' WHERE member_id = $1`,
		[memberId, new Date(now)],
	);
}

/**
 * Deletes the data that concerns only the member; shared business records are kept without a name. The number of text messages sent to the
 * phone today stays for its three days, or a number would get three more with every account closed (DEC-138).
 */
export async function eraseMemberData(
	tx: Queryable,
	{ memberId, email, phone }: Leaving,
	now: number,
): Promise<void> {
	const at = new Date(now);
	for (const table of memberOnlyTables)
		await tx.query(`DELETE FROM ${table} WHERE member_id = $1`, [memberId]);
	await tx.query("DELETE FROM cert WHERE member_id = $1 OR dest_key = ANY ($2)", [
		memberId,
		matchingHashes(email, phone),
	]);
	const orders = await ordersOf(tx, memberId);
	// Messages already sent to guests. The address may also be another person's, so messages still pending are sent.
	await tx.query("DELETE FROM outbox WHERE done_at IS NOT NULL AND recipient = ANY ($1)", [
		matchingHashes(...orders.flatMap(({ addresses }) => addresses)),
	]);
	await tx.query("DELETE FROM dev_inbox WHERE dest = ANY ($1::text[]) OR order_pay_id = ANY ($2::bigint[])", [
		orders.flatMap(({ addresses }) => addresses),
		orders.map(({ order_pay_id }) => order_pay_id),
	]);
	await anonymiseOrders(
		tx,
		orders.map(({ order_pay_id }) => order_pay_id),
	);
	await tx.query("DELETE FROM outbox WHERE recipient = ANY ($1)", [matchingHashes(email, phone)]);
	await tx.query("DELETE FROM dev_inbox WHERE dest = $1 OR dest = $2", [email, phone]);
	await tx.query("UPDATE review SET user_name = '탈퇴 회원' WHERE member_id = $1", [memberId]);
	await tx.query(
		`UPDATE user_coupon SET state = 'expired', expire_cause = 'withdrawal' WHERE member_id = $1 AND state = 'available'`,
		[memberId],
	);
	await removeCards(tx, memberId, now);
	await tx.query("UPDATE session SET user_agent = NULL, ip = NULL WHERE member_id = $1", [memberId]);
	await tx.query(
		`UPDATE session SET revoked_at = $2, revoke_reason = 'withdrawn' WHERE member_id = $1 AND revoked_at IS NULL`,
		[memberId, at],
	);
}
