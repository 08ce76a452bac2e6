import type { Database } from "#server/platform/database/Database.ts";

/** Far above every id that a test plants or a sequence generates. */
const base = 1_000_000;
const size = 12_000;
const people = 1_200;

const at = "timestamptz '2026-11-18 12:00+09' - n * interval '1 hour'";
const soon = "timestamptz '2026-11-22 12:00+09' + n * interval '1 second'";
const today = "timestamptz '2026-11-21 12:00+09' - n * interval '1 second'";
const member = `${base} + n % ${people}`;
const id = `${base} + n`;

/**
 * Every table that grows with people's activity, and what fills one row of it for each n: members from years ago, their finished orders,
 * the traces of calls, messages and jobs. Columns, then values.
 */
export const historyRows: Readonly<
	Record<string, readonly [columns: string, values: string, rows?: number]>
> = {
	member: [
		"member_id, email, email_key, name, phone, created_at",
		`${id}, 'h' || n || '@history.example', 'h' || n || '@history.example', '지난 회원', '011' || (10000000 + n), ${at}`,
		people,
	],
	member_social: ["provider, sns_id, member_id, linked_at", `'KAKAO', 'h' || n, ${id}, ${at}`, people],
	silver_used: ["hash, joined_at", `'h' || n, ${at}`],
	session: [
		"family, member_id, created_at, last_seen_at, revoked_at, revoke_reason",
		`md5(n::text)::uuid, ${member}, ${today}, ${today}, ${today}, 'expired'`,
	],
	member_device: [
		"member_id, device_hash, first_seen_at, last_seen_at",
		`${member}, sha256(n::text::bytea), ${at}, ${at}`,
	],
	passkey: [
		"member_id, credential_id, public_key, user_handle, sign_count, transports, name, created_at",
		`${member}, 'h' || n, '\\x00', 'h' || n, 0, '{}', '지난 패스키', ${at}`,
	],
	passkey_challenge: ["challenge_hash, member_id, expires_at", `sha256(n::text::bytea), ${member}, ${today}`],
	access_token: [
		"token_hash, family, member_id, issued_at, expires_at",
		`sha256(n::text::bytea), md5(n::text)::uuid, ${member}, ${today}, ${soon}`,
	],
	refresh_token: [
		"token_hash, family, member_id, issued_at, expires_at",
		`sha256(n::text::bytea), md5(n::text)::uuid, ${member}, ${today}, ${soon}`,
	],
	cert: [
		"cert_id, purpose, dest_key, code_hash, created_at, expires_at",
		`'h' || n, 'SIGN_PHONE', '011' || n, '\\x00', ${today}, ${today}`,
	],
	sms_day: ["phone_key, day, sent", `'011' || n, '2026-11-21', 1`],
	security_event: ["at, what, member_id, ip", `${today}, 'loginOk', ${member}, '203.0.113.9'`],
	login_history: [
		"member_id, login_type, client_interface, created_at",
		`${member}, 'EMAIL', 'WEB', ${today}`,
	],
	rate_counter: ["scope, key, window_start, hits", `'login', 'h' || n, ${today}, 1`],
	order_pay: [
		`order_pay_id, order_num, member_id, stage, expire_reason, placed_at, pay_kind, pay_method, key_code, price_ledger,
			original_amount, sale_amount, total_amount, guest_name, guest_tel, guest_email, created_at`,
		`${id}, 'H' || n, ${member}, CASE WHEN n % 10 = 0 THEN 'expired' ELSE 'placed' END,
			CASE WHEN n % 10 = 0 THEN 'timeout' END, CASE WHEN n % 10 > 0 THEN ${at} END, 'main', 'card', 'k', '[]',
			100000, 100000, 100000, CASE WHEN n % 10 = 0 THEN '' ELSE '지난 손님' END, '01100000000', 'h@history.example', ${at}`,
	],
	order_product: [
		`order_product_id, order_pay_id, order_no, member_id, status, property_id, room_id, rateplan_id, channel_idx, check_in, check_out,
			original_amount, sale_amount, total_amount, cancel_policy, snapshot, created_at`,
		`${id}, ${id}, 'H' || n || '-1', ${member}, CASE WHEN n % 10 = 0 THEN NULL WHEN n % 5 = 0 THEN 'cancel' ELSE 'complete' END,
			${base}, ${base}, ${base}, 1, (${at})::date, (${at})::date + 1, 100000, 100000, 100000, '{"tiers": []}',
			'{"productName": "지난 호텔"}', ${at}`,
	],
	order_event: [
		"order_product_id, event, to_status, actor, created_at",
		`${id}, 'PLACE', 'confirm', 'system', ${at}`,
	],
	order_add_pay: [
		"order_add_pay_id, order_product_id, amount, reason, state, created_at, settled_at",
		`${id}, ${id}, 1000, '추가', 'paid', ${at}, ${at}`,
	],
	payment: [
		"payment_id, order_pay_id, kind, method, provider, provider_key, amount, status, created_at, expires_at, paid_at, updated_at",
		`${id}, ${id}, 'main', 'card', 'sandbox', 'h' || n, 100000, CASE WHEN n % 10 = 0 THEN 'fail' ELSE 'complete' END, ${at}, ${at},
			CASE WHEN n % 10 > 0 THEN ${at} END, ${at}`,
	],
	payment_attempt: [
		"payment_id, action, seq, idempotency_key, amount, state, created_at, settled_at",
		`${id}, 'confirm', 1, 'h' || n, 100000, 'done', ${at}, ${at}`,
	],
	payment_event: [
		"provider, event_id, payment_id, payload, received_at, handled_at",
		`'sandbox', 'h' || n, ${id}, '{}', ${at}, ${at}`,
	],
	cancel_quote: [
		`quote_id, order_pay_id, base_amount, penalty, refund_amount, refund_point_amount, refund_user_point_amount, coupon_restored,
			timeline, order_version, created_at, expires_at, used_at`,
		`'h' || n, ${id}, 100000, 0, 100000, 0, 0, false, '[]', 0, ${at}, ${at}, ${at}`,
	],
	booking_change: [
		`change_id, order_product_id, state, order_version, before, after, from_in, from_out, to_in, to_out, to_pay, back, created_at,
			expires_at, settled_at`,
		`'h' || n, ${id}, 'settled', 0, '{}', '{}', (${at})::date, (${at})::date + 1, (${at})::date, (${at})::date + 2, 0, '{}', ${at},
			${at}, ${at}`,
	],
	refund: [
		"refund_id, payment_id, order_pay_id, quote_id, cause, amount, reason, state, run_at, created_at, settled_at",
		`${id}, ${id}, ${id}, 'h' || n, 'member', 100000, '취소', 'done', ${at}, ${at}, ${at}`,
	],
	user_coupon: [
		"user_coupon_id, coupon_manager_id, member_id, copy, state, order_pay_id, use_expire_date, issued_at, used_at",
		`${id}, ${base}, ${member}, n / ${people}, 'used', ${id}, (${at})::date + 30, ${at}, ${at}`,
	],
	order_coupon: ["order_pay_id, user_coupon_id, amount", `${id}, ${id}, 10000`],
	point_balance: ["member_id", `${id}`, people],
	point_hold: [
		"order_pay_id, member_id, point, user_point, state, updated_at",
		`${id}, ${member}, 1000, 0, 'spent', ${at}`,
	],
	point_ledger: [
		"member_id, point_type, action_type, amount, balance, title, source, expire_date, created_at",
		`${member}, 'AWESOME_CASH', 'SAVE', 100, 100, '적립', 'h' || n, (${at})::date + 365, ${at}`,
	],
	billing_key: [
		"billing_key_id, member_id, provider, customer_key, key_cipher, key_hash, card_label, created_at, removed_at",
		`${id}, ${member}, 'sandbox', 'h' || n, '', 'h' || n, '', ${at}, ${at}`,
	],
	subscription_history: [
		"subscription_id, member_id, plan, state, anchor, term_first, term_last, billing_key_id, created_at, ended_at",
		`${id}, ${member}, 'Gold', 'CANCEL', (${at})::date, (${at})::date, (${at})::date + 30, ${id}, ${at}, ${at}`,
	],
	subscription_charge: [
		`charge_id, subscription_id, member_id, plan, purpose, term_first, term_last, order_num, idempotency_key, billing_key_id, amount,
			status, created_at, paid_at`,
		`${id}, ${id}, ${member}, 'Gold', 'first', (${at})::date, (${at})::date + 30, 'HS' || n, 'h' || n, ${id}, 9900, 'complete', ${at}, ${at}`,
	],
	review: [
		"review_id, property_id, member_id, order_product_id, user_name, room_name, title, content, star, verification_source, created_at",
		`${id}, ${base} + n % 40, ${member}, ${id}, '지난**', '더블', '좋아요', '다시 가고 싶은 곳이에요', 5, 'OWN', ${at}`,
	],
	review_photo: [
		"photo_key, review_id, member_id, alt, bytes, created_at",
		`md5(n::text), ${id}, ${member}, '', '\\x00', ${at}`,
	],
	review_report: ["review_id, member_id, created_at, settled_at", `${id}, ${member}, ${at}, ${at}`],
	wish_share: ["member_id, token, created_at", `${id}, left(md5(n::text), 22), ${at}`, people],
	wish: ["member_id, property_id, created_at", `${member}, ${base} + n, ${at}`],
	inquiry: [
		"inquiry_id, member_id, type, title, contents, order_product_id, comment_contents, comment_at, created_at",
		`${id}, ${member}, 1, '문의해요', '몇 시에 갈 수 있나요?', ${id}, '네 시요', ${at}, ${at}`,
	],
	inquiry_message: [
		"message_id, inquiry_id, member_id, contents, created_at",
		`${id}, ${id}, ${member}, '몇 시까지 갈 수 있나요?', ${at}`,
	],
	notice: [
		"notice_id, type, title, content, created_at, updated_at",
		`${id}, '공지', '알려요', '안내', ${at}, ${at}`,
	],
	advance_notice_application: [
		"alarm_id, member_id, applied_at, notified_at",
		`${base} + n % 30, ${base} + n / 30, ${at}, ${at}`,
	],
	idempotency: [
		"member_id, key, operation, request_hash, http_status, answer, created_at",
		`${member}, 'h' || n, 'createBooking', 'h', 200, '{}', ${today}`,
	],
	outbox: [
		"topic, key, payload, recipient, run_at, created_at, done_at",
		`'mail', 'h' || n, jsonb_build_object('to', 'h' || n || '@history.example'), 'h' || n || '@history.example', ${today}, ${today}, ${today}`,
	],
	person_archive: [
		"email_mark, order_mark, kind, sealed, archived_at, destroy_on",
		`'h' || n, 'h' || n, 'contract', 'v1.', ${at}, ('2027-01-01'::date + n)`,
	],
	dev_inbox: ["channel, dest, body, created_at", `'EMAIL', 'h' || n || '@history.example', '글', ${today}`],
	job_run: ["job, slot, started_at, finished_at", `'import', 'h' || n, ${at}, ${at}`],
	operator_action: ["operator, command, created_at", `'op', 'orders', ${at}`],
	gateway_sandbox: ["kind, key, body, updated_at", `'payment', 'h' || n, '{}', ${at}`],
};

/** Plants years of other people's history, none of which has work pending. */
export async function plantHistory(db: Database): Promise<void> {
	const inserts = Object.entries(historyRows).map(
		([table, [columns, values, rows = size]]) =>
			`INSERT INTO ${table} (${columns}) SELECT ${values} FROM generate_series(1, ${rows}) n;`,
	);
	const planted = `
		SET LOCAL session_replication_role = replica;
		${inserts.join("\n")}
		ANALYZE;`;
	await db.tx((tx) => tx.query(planted), { hasNoTimeout: true });
}
