import type { Database } from "#server/platform/database/Database.ts";
import { personal } from "#server/platform/database/personalDataEncryption.ts";
import { firstStay, planted, stays } from "./historyBlocks.ts";
import type { HistorySize } from "./historyFill.ts";
import { people } from "./historyFill.ts";

const rowsAtOnce = 250_000;
const now = "timestamptz '2027-01-20 12:00+09'";

interface Trace {
	readonly table: string;
	readonly rows: number;
	readonly columns: string;
	/** SQL values for row n. */
	readonly values: string;
}

/** Returns the traces that members leave besides orders, n of each. */
function tracesOf(size: HistorySize): readonly Trace[] {
	const members = size.blocks;
	const member = `1000 + 1 + n % ${members}`;
	const within = (days: number, rows: number) =>
		`${now} - interval '1 hour' - (n::float8 / ${rows} * ${days}) * interval '1 day'`;
	const lines = (rows: number, who: string, mark: string): Trace => ({
		table: "point_ledger",
		rows,
		columns:
			"member_id, point_type, action_type, amount, balance, lot_left, title, source, expire_date, created_at",
		values: `${who}, CASE WHEN n % 8 = 0 THEN 'WELFARE' ELSE 'AWESOME_CASH' END, CASE WHEN n % 5 = 4 THEN 'USE' ELSE 'SAVE' END,
			CASE WHEN n % 5 = 4 THEN -400 ELSE 100 END, 30000, CASE WHEN n % 500 = 0 THEN 100 ELSE 0 END, '이용 적립', '${mark}:' || n,
			'2028-01-01'::date, ${within(1700, rows)}`,
	});
	const reviews = (rows: number, offset: number, stay: string, room: string): Trace => ({
		table: "review",
		rows,
		columns:
			"property_id, room_id, member_id, order_product_id, user_name, room_name, title, content, star, check_in, check_out, verification_source, created_at",
		values: `${stay}, ${room}, ${member}, CASE WHEN n + ${offset} <= ${members} THEN 1000::bigint * (n + ${offset}) + 1 END, '지난**', '디럭스 더블',
			'다시 가고 싶은 곳', '창밖 풍경이 좋고 방이 조용했습니다. 아침 식사도 맛있고 직원이 친절해요. ' || n, (ARRAY[5,4,5,3,5,4,1,5,2,4])[1 + n % 10],
			(${within(1700, rows)})::date - 3, (${within(1700, rows)})::date - 1, CASE WHEN n + ${offset} <= ${members} THEN 'OWN' END, ${within(1700, rows)}`,
	});
	const others = size.reviews - size.reviewsOfOne;
	return [
		lines(size.pointRowsOfOne, String(people.lines), "one"),
		lines(Math.round(size.pointRows * 0.8), member, "all"),
		reviews(others, 0, `${firstStay} + 1 + n % ${stays - 1}`, `${firstStay} + 1 + n % ${stays - 1}`),
		reviews(
			size.reviewsOfOne,
			others,
			String(firstStay),
			`CASE WHEN n % 1000 = 0 THEN 5001 + (n / 1000) % 40 ELSE ${firstStay} END`,
		),
		{
			table: "session",
			rows: members * 2,
			columns: "family, member_id, created_at, last_seen_at, revoked_at, revoke_reason",
			values: `md5(n::text)::uuid, ${member}, ${within(90, members * 2)}, ${within(90, members * 2)}, ${now}, 'expired'`,
		},
		{
			table: "session",
			rows: 300,
			columns: "family, member_id, created_at, last_seen_at, revoked_at, revoke_reason",
			values: `md5('long' || n)::uuid, ${people.long}, ${within(90, 300)}, ${within(90, 300)}, ${now}, 'logout'`,
		},
		{
			table: "login_history",
			rows: members * 10,
			columns: "member_id, login_type, client_interface, created_at",
			values: `${member}, 'EMAIL', 'WEB', ${within(91, members * 10)}`,
		},
		{
			table: "security_event",
			rows: members * 10,
			columns: "at, what, member_id",
			values: `${within(91, members * 10)}, 'loginOk', ${member}`,
		},
		{
			table: "idempotency",
			rows: members * 5,
			columns: "member_id, key, operation, request_hash, http_status, answer, created_at",
			values: `${member}, 'history-' || n, 'createBooking', 'h', 200, '{}', ${within(13, members * 5)}`,
		},
		{
			table: "dev_inbox",
			rows: members * 5,
			columns: "channel, dest, body, created_at",
			values: `'EMAIL', 'h' || n || '@history.example', '예약이 확정되었습니다', ${within(29, members * 5)}`,
		},
		{
			table: "rate_counter",
			rows: members,
			columns: "scope, key, window_start, hits",
			values: `'login', 'h' || n, ${within(1, members)}, 1`,
		},
		{
			table: "access_token",
			rows: members * 2,
			columns: "token_hash, family, member_id, issued_at, expires_at",
			values: `sha256(n::text::bytea), md5(n::text)::uuid, ${member}, ${now}, ${now} + interval '1 hour'`,
		},
		{
			table: "refresh_token",
			rows: members * 2,
			columns: "token_hash, family, member_id, issued_at, expires_at",
			values: `sha256(n::text::bytea), md5(n::text)::uuid, ${member}, ${now}, ${now} + interval '7 days'`,
		},
		{
			table: "operator_action",
			rows: members,
			columns: "operator, command, created_at",
			values: `'op', 'orders', ${within(700, members)}`,
		},
		{
			table: "wish",
			rows: members * 5,
			columns: "member_id, property_id, created_at",
			values: `1001 + n % ${members}, ${firstStay} + (n / ${members}) * 7, ${within(900, members * 5)}`,
		},
		{
			table: "wish",
			rows: 700,
			columns: "member_id, property_id, created_at",
			values: `${people.lines}, ${firstStay} + 100 + n, ${within(900, 700)}`,
		},
		...[
			{ rows: members * 3, who: member },
			{ rows: 1_000, who: String(people.lines) },
		].map(({ rows, who }) => ({
			table: "inquiry",
			rows,
			columns: "member_id, type, title, contents, comment_contents, comment_at, created_at",
			values: `${who}, 1, ${["title", "contents", "comment_contents"].map((part) => `(SELECT ${part} FROM inquiry ORDER BY inquiry_id LIMIT 1)`).join(", ")},
				${within(1000, rows)}, ${within(1000, rows)}`,
		})),
		{
			table: "user_coupon",
			rows: 600,
			columns: "user_coupon_id, coupon_manager_id, member_id, copy, state, expire_cause, use_expire_date",
			values: `2000000000 + n, 1, ${people.lines}, 10 + n, CASE WHEN n % 2 = 0 THEN 'available' ELSE 'expired' END, CASE WHEN n % 2 = 1 THEN 'date' END, '2027-12-31'`,
		},
		{
			table: "notice",
			rows: members,
			columns: "type, title, content, created_at, updated_at",
			values: `'공지', '알려요 ' || n, repeat('안내 말씀을 드려요. ', 20), ${within(1700, members)}, ${now}`,
		},
		{
			table: "review_report",
			rows: members / 10,
			columns: "review_id, member_id, created_at, settled_at",
			values: `n * 3, ${member}, ${within(900, members / 10)}, CASE WHEN n % 50 > 0 THEN ${now} END`,
		},
		...subscriptionTraces(members, within),
	];
}

/** Returns the finished terms of every fifth member, and five years of them for one member. */
function subscriptionTraces(
	members: number,
	within: (days: number, rows: number) => string,
): readonly Trace[] {
	const rows = members / 5;
	const at = within(1700, rows);
	const charge = {
		table: "subscription_charge",
		columns: `subscription_id, member_id, plan, purpose, term, term_first, term_last, order_num, idempotency_key, billing_key_id, amount, status, created_at, paid_at`,
	};
	return [
		{
			table: "billing_key",
			rows,
			columns:
				"billing_key_id, member_id, provider, customer_key, key_cipher, key_hash, card_label, removed_at",
			values: `1000 + n, 1000 + n, 'sandbox', 'h' || n, '', 'h' || n, '', ${now}`,
		},
		{
			table: "subscription_history",
			rows,
			columns:
				"subscription_id, member_id, plan, state, anchor, term_first, term_last, billing_key_id, created_at, ended_at",
			values: `1000 + n, 1000 + n, 'Gold', 'CANCEL', (${at})::date, (${at})::date, (${at})::date + 30, 1000 + n, ${at}, ${at}`,
		},
		{
			...charge,
			rows: rows * 12,
			values: `1000 + 1 + n % ${rows}, 1000 + 1 + n % ${rows}, 'Gold', 'renew', n / ${rows}, (${at})::date, (${at})::date + 30, 'HS' || n, 'h' || n,
				1000 + 1 + n % ${rows}, 9900, 'complete', ${at}, ${at}`,
		},
		{
			...charge,
			rows: 60,
			values: `1001, 1001, 'Gold', 'renew', 100 + n, (${at})::date, (${at})::date + 30, 'HSL' || n, 'hl' || n, 1001, 9900, 'complete', ${at}, ${at}`,
		},
	];
}

/** Fills every table that grows with members and days, apart from orders. */
export async function fillTraces(db: Database, size: HistorySize): Promise<void> {
	await db.query(
		"SELECT setval(pg_get_serial_sequence('point_ledger', 'point_ledger_id'), (SELECT max(point_ledger_id) FROM point_ledger))",
	);
	await db.query(
		`INSERT INTO inquiry (member_id, type, title, contents, comment_contents, comment_at, created_at) VALUES (2, 1, $1, $2, $3, ${now}, ${now})`,
		["체크인 문의", "몇 시에 들어갈 수 있나요? 알려 주세요.", "네, 오후 세 시에 들어가실 수 있어요."].map(
			personal,
		),
	);
	for (const { table, rows, columns, values } of tracesOf(size)) {
		for (let first = 1; first <= rows; first += rowsAtOnce)
			await planted(
				db,
				`INSERT INTO ${table} (${columns}) SELECT ${values} FROM generate_series(${first}, ${Math.min(rows, first + rowsAtOnce - 1)}) n
				${table === "wish" ? "ON CONFLICT DO NOTHING" : ""}`,
			);
		console.log(`${table}: ${rows.toLocaleString("en")} rows`);
	}
	await planted(
		db,
		`INSERT INTO review_stat (property_id, star_one, star_two, star_three, star_four, star_five)
			SELECT property_id, ${[1, 2, 3, 4, 5].map((star) => `count(*) FILTER (WHERE star = ${star})`).join(", ")} FROM review WHERE NOT hidden GROUP BY 1`,
	);
	await db.query(
		`SELECT ${[
			["order_pay", "order_pay_id"],
			["order_product", "order_product_id"],
			["payment", "payment_id"],
			["payment_attempt", "attempt_id"],
			["refund", "refund_id"],
			["user_coupon", "user_coupon_id"],
			["member", "member_id"],
		]
			.map(
				([table, id]) =>
					`setval(pg_get_serial_sequence('${table}', '${id}'), (SELECT max(${id}) FROM ${table}))`,
			)
			.join(", ")}`,
	);
}
