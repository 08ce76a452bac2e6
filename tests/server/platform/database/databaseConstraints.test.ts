import { beforeAll, expect, it } from "vitest";
import { type Database, sqlState } from "#server/platform/database/Database.ts";
import { insertBookedRoom } from "#tests/support/bookedRoom.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

/** Statements that a bug above the database could send, and the constraint that must stop each. */
const refused: readonly [rule: string, sql: string, constraint: string | null][] = [
	[
		"sells a room it does not have [DEC-090]",
		"UPDATE room_month SET stock[10] = stock[10] - 3::int2",
		"stock_not_negative",
	],
	["gives back a room twice", "UPDATE room_month SET stock[10] = stock[10] + 1::int2", "stock_within_cap"],
	["writes a night past the end of a month", "UPDATE room_month SET stock[32] = 1", "stock_len"],
	["sells a night for nothing", "UPDATE rate_month SET price[3] = 0", "price_positive"],
	["writes a price past the end of a month", "UPDATE rate_month SET price[40] = 1", "price_len"],
	[
		"refunds more money than was paid",
		"UPDATE payment SET cancelled_amount = 80001",
		"refund_never_above_paid",
	],
	["refunds a negative amount", "UPDATE payment SET cancelled_amount = -1", "refund_never_above_paid"],
	[
		"returns more of a room than was paid",
		"UPDATE order_product SET cancel_amount = 80001",
		"refund_within_paid",
	],
	[
		"returns more points than were used",
		"UPDATE order_pay SET cancel_point_amount = 10001",
		"refund_within_points",
	],
	[
		"spends points that are not there [DEC-067]",
		"UPDATE point_balance SET point = point - 1001",
		"points_not_negative",
	],
	[
		"spends welfare points that are not there [DEC-067]",
		"UPDATE point_balance SET user_point = -1",
		"points_not_negative",
	],
	[
		"charges another total than the lines give [DEC-088]",
		"UPDATE order_pay SET total_amount = 79999",
		"order_total",
	],
	["sells above the original amount", "UPDATE order_pay SET original_amount = 80000", null],
	["invents an order status [DOM-STATUS-01]", "UPDATE order_product SET status = 'hold'", null],
	["asks for a cancel without a way back", "UPDATE order_product SET status = 'cancel_request'", null],
	["invents a payment status [PAY-01]", "UPDATE payment SET status = 'confirming'", null],
	["lets a stay end before it begins", "UPDATE order_product SET check_out = '2026-12-10'", null],
	["holds a purchase without an end", "UPDATE order_pay SET stage = 'hold', placed_at = NULL", null],
	[
		"sends a fourth text message of a day [DEC-138]",
		"INSERT INTO sms_day VALUES ('821012345678', '2026-11-26', 4)",
		"sms_three_a_day",
	],
	[
		"pays one purchase twice",
		"INSERT INTO payment (order_pay_id, kind, method, provider, amount, expires_at) VALUES (1, 'main', 'card', 'sandbox', 80000, now())",
		"payment_one_live",
	],
	[
		"registers one e-mail twice in another case [DEC-144]",
		"INSERT INTO member (email, email_key) VALUES ('a@EXAMPLE.com', lower('a@EXAMPLE.com'))",
		"member_email_key_key",
	],
	[
		"keeps an e-mail key that is not normal",
		"INSERT INTO member (email, email_key) VALUES ('b', 'B@example.com')",
		null,
	],
	["makes a member corporate without a company", "UPDATE member SET type = 'C'", null],
];

/** Returns the name of the constraint a statement violated; undefined for other errors. */
const brokenConstraint = (error: unknown): unknown =>
	error instanceof Error && "constraint" in error ? error.constraint : undefined;

forEachDatabase((_name, open) => {
	let db: Database;
	beforeAll(async () => {
		db = await open();
		await insertBookedRoom(db);
	});

	it.each(refused)("refuses a statement that %s", async (_rule, sql, constraint) => {
		const error = await db.query(sql).then(
			() => null,
			(reason: unknown) => reason,
		);
		expect(sqlState(error)).toMatch(/^23/);
		if (constraint) expect(brokenConstraint(error)).toBe(constraint);
	});

	it("sells the last room once when fifty request it at the same time [DEC-090]", async () => {
		await db.query("UPDATE room_month SET stock[20] = 1");
		const sold = await Promise.all(
			Array.from({ length: 50 }, () =>
				db.query("UPDATE room_month SET stock[20] = stock[20] - 1::int2 WHERE stock[20] >= 1::int2"),
			),
		);
		expect(sold.reduce((sum, { rowCount }) => sum + rowCount, 0)).toBe(1);
	});

	it("charges a subscription term only once [SUBS-10]", async () => {
		await db.query(`
			INSERT INTO billing_key (member_id, provider, customer_key, key_cipher, key_hash, card_label)
				VALUES (1, 'sandbox', 'c', 'x', 'h', '시험카드');
			INSERT INTO subscription_history (member_id, plan, anchor, term_first, term_last, next_charge_on, billing_key_id)
				VALUES (1, 'Silver', '2026-11-20', '2026-11-20', '2026-12-19', '2026-12-20', 1);
		`);
		const charge = (key: string) =>
			db.query(
				`INSERT INTO subscription_charge (subscription_id, member_id, plan, purpose, term, term_first, term_last, order_num, idempotency_key,
					billing_key_id, amount, status, paid_at) VALUES (1, 1, 'Silver', 'renew', 1, '2026-12-20', '2027-01-19', $1, $1, 1, 1900, 'complete', now())`,
				[key],
			);
		await charge("first");
		await expect(charge("second")).rejects.toSatisfy(
			(error) => brokenConstraint(error) === "charge_once_a_term",
		);
	});

	it("lets a person join Silver only once [SUBS-02]", async () => {
		const again = db.query(
			`INSERT INTO subscription_history (member_id, plan, state, anchor, term_first, term_last, billing_key_id, ended_at)
				VALUES (1, 'Silver', 'CANCEL', '2026-11-20', '2026-11-20', '2026-12-19', 1, now())`,
		);
		await expect(again).rejects.toSatisfy((error) => brokenConstraint(error) === "subscription_silver_once");
	});
});
