import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { Database, Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";

interface Leaving {
	readonly memberId: number;
	readonly email: string | null;
	readonly phone: string | null;
}

/** Purchases that still run, subscriptions that still charge, and charges nobody knows the end of. */
async function isBlocked(tx: Queryable, memberId: number, now: number): Promise<boolean> {
	const { rows } = await tx.query(
		`SELECT 1 FROM order_pay WHERE member_id = $1 AND stage = 'hold'
		UNION ALL
		SELECT 1 FROM order_product WHERE member_id = $1 AND (status IN ('add_pay', 'cancel_request', 'cancel_wait')
			OR status IN ('pending', 'confirm', 'confirm_wait') AND (check_out IS NULL OR check_out >= $2::date))
		UNION ALL SELECT 1 FROM subscription_history WHERE member_id = $1 AND state = 'USE'
		UNION ALL SELECT 1 FROM subscription_charge WHERE member_id = $1 AND status IN ('ready', 'cancelRequest')
		LIMIT 1`,
		[memberId, koreanDay(now)],
	);
	return rows.length > 0;
}

/** What is the member's alone goes; what others did business with stays without a name. */
async function forget(tx: Queryable, { memberId, email, phone }: Leaving, now: number): Promise<void> {
	const at = new Date(now);
	for (const table of [
		"member_social",
		"login_history",
		"wish",
		"advance_notice_application",
		"inquiry",
		"idempotency",
	])
		await tx.query(`DELETE FROM ${table} WHERE member_id = $1`, [memberId]);
	await tx.query("DELETE FROM cert WHERE member_id = $1 OR dest_key = $2 OR dest_key = $3", [
		memberId,
		email,
		phone,
	]);
	await tx.query("DELETE FROM outbox WHERE payload->>'to' = $1 OR payload->>'to' = $2", [email, phone]);
	await tx.query("DELETE FROM dev_inbox WHERE dest = $1 OR dest = $2", [email, phone]);
	await tx.query("UPDATE review SET user_name = '탈퇴 회원' WHERE member_id = $1", [memberId]);
	await tx.query(
		`UPDATE order_pay SET guest_name = '탈퇴 회원', guest_tel = '', guest_email = '', request = '',
			user_first_name = NULL, user_last_name = NULL, international_number = NULL, international_phone = NULL
		WHERE member_id = $1`,
		[memberId],
	);
	await tx.query(
		`UPDATE user_coupon SET state = 'expired', expire_cause = 'withdrawal' WHERE member_id = $1 AND state = 'available'`,
		[memberId],
	);
	await tx.query(
		`UPDATE billing_key SET removed_at = coalesce(removed_at, $2), key_cipher = '', card_label = '' WHERE member_id = $1`,
		[memberId, at],
	);
	await tx.query("UPDATE session SET user_agent = NULL, ip = NULL WHERE member_id = $1", [memberId]);
	await tx.query(
		`UPDATE session SET revoked_at = $2, revoke_reason = 'withdrawn' WHERE member_id = $1 AND revoked_at IS NULL`,
		[memberId, at],
	);
}

/** Balances end with the account, and the history says so. */
async function expirePoints(tx: Queryable, memberId: number, now: number): Promise<void> {
	for (const [type, column] of [
		["AWESOME_CASH", "point"],
		["WELFARE", "user_point"],
	] as const) {
		await tx.query(
			`INSERT INTO point_ledger (member_id, point_type, action_type, amount, balance, title, source, created_at)
			SELECT member_id, $2, 'EXPIRE', -${column}, 0, '회원 탈퇴', 'withdraw:' || member_id || ':' || $2, $3
			FROM point_balance WHERE member_id = $1 AND ${column} > 0 ON CONFLICT (source) DO NOTHING`,
			[memberId, type, new Date(now)],
		);
	}
	await tx.query("UPDATE point_ledger SET lot_left = 0 WHERE member_id = $1", [memberId]);
	await tx.query("UPDATE point_balance SET point = 0, user_point = 0 WHERE member_id = $1", [memberId]);
}

/**
 * Ends a membership: personal data is deleted, orders stay without a name, the e-mail is free for a new account (DEC-148).
 * @throws Refusal withdrawBlocked while bookings are open or a subscription is in use
 */
export async function withdraw(
	{ db, now }: { readonly db: Database; readonly now: number },
	memberId: number,
): Promise<void> {
	await db.tx(async (tx) => {
		const { rows } = await tx.query<{ email_key: string | null; phone: string | null }>(
			"SELECT email_key, phone FROM member WHERE member_id = $1 AND status = 'active' FOR UPDATE",
			[memberId],
		);
		const [row] = rows;
		if (!row) throw new Refusal("withdrawFailed");
		if (await isBlocked(tx, memberId, now)) throw new Refusal("withdrawBlocked");
		await forget(tx, { memberId, email: row.email_key, phone: row.phone }, now);
		await expirePoints(tx, memberId, now);
		await tx.query(
			`UPDATE member SET email = NULL, email_key = NULL, name = '', phone = NULL, phone_verified_at = NULL, password_hash = NULL,
				type = 'N', grade = 'Bronze', corp_code = NULL, corp_user_name = NULL, dept_name = NULL, international_number = NULL,
				international_phone = NULL, user_first_name = NULL, user_last_name = NULL, marketing_agree = false,
				status = 'withdrawn', withdrawn_at = $2, changed_at = $2
			WHERE member_id = $1`,
			[memberId, new Date(now)],
		);
	});
}
