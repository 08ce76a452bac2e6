import { beforeAll, describe, expect, it } from "vitest";
import { ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { isOrderNumber } from "#domain/order/orderNumber.ts";
import { amountsOf } from "#domain/payment/paymentAmounts.ts";
import { verifyPassword } from "#server/members/account/passwords.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { accounts, demoPassword } from "#world/members/accounts.ts";

forEachDatabase((_name, open) => {
	let db: Database;
	beforeAll(async () => {
		db = await open("world");
	});

	const rows = async <R extends object>(sql: string): Promise<R[]> => (await db.query<R>(sql)).rows;
	/** Expects a query for rows that must not exist to return nothing. */
	const none = async (sql: string) => expect(await rows(sql)).toEqual([]);

	describe("the catalogue", () => {
		it("has ten channels, of which SUP4 to SUP9 require English names [CHAN-01, CHAN-05, DEC-008]", async () => {
			const channels = await rows<{ code: string }>(
				"SELECT code FROM channel WHERE international_form ORDER BY channel_idx",
			);
			expect(channels.map(({ code }) => code)).toEqual(["SUP4", "SUP5", "SUP6", "SUP7", "SUP8", "SUP9"]);
			expect(await rows("SELECT count(*) AS n FROM channel")).toEqual([{ n: 10 }]);
		});

		it("gives every stay three to eight rooms, and every room one to four nightly rate plans", async () => {
			await none(`SELECT property_id FROM room GROUP BY 1 HAVING count(*) NOT BETWEEN 3 AND 8`);
			await none(
				`SELECT room_id FROM rateplan WHERE sale_type = 'STAY' GROUP BY 1 HAVING count(*) NOT BETWEEN 1 AND 4`,
			);
		});

		it("gives coupons that say '해외' only to stays abroad [ENT-32] [DEC-089]", async () => {
			await none(`SELECT m.title FROM coupon_manager m LEFT JOIN coupon_product USING (coupon_manager_id) LEFT JOIN property p USING (property_id)
				WHERE m.title ~ '해외' AND (p.nation_code = 'KR') IS NOT FALSE`);
		});

		it("gives stays external IDs exactly when a supplier sells them [DEC-057]", async () => {
			await none(`SELECT 1 FROM property p JOIN room r USING (property_id) JOIN rateplan rp USING (property_id, room_id)
				WHERE (p.channel_idx = 1) <> (external_id IS NULL) OR (external_id IS NULL) <> (external_room_id IS NULL)
					OR (external_id IS NULL) <> (external_rateplan_id IS NULL)`);
		});

		it("sells the 365 nights from today, and none before", async () => {
			const [nights] = await rows<{ first: number; last: number; open: number }>(`
				SELECT min(ym * 100 + day) AS first, max(ym * 100 + day) AS last, count(DISTINCT ym * 100 + day) AS open
				FROM rate_month, unnest(price) WITH ORDINALITY AS slot (won, day) WHERE won IS NOT NULL`);
			expect(nights).toEqual({ first: 20261126, last: 20271125, open: 365 });
		});

		it("has a few sold-out and nearly sold-out nights, and mostly available ones [DEC-090]", async () => {
			const [share] = await rows<{ out: number; low: number }>(`
				SELECT avg((left_over = 0)::int)::float8 AS out, avg((left_over BETWEEN 1 AND 3)::int)::float8 AS low
				FROM room_month, unnest(stock) AS left_over WHERE ym BETWEEN 202612 AND 202710`);
			expect(share?.out).toBeGreaterThan(0.01);
			expect(share?.out).toBeLessThan(0.2);
			expect(share?.low).toBeGreaterThan(0.1);
		});

		it("charges more on a Saturday than on the Tuesday before", async () => {
			const [dearer] = await rows<{ share: number }>(`
				SELECT avg((price[12] > price[8])::int)::float8 AS share FROM rate_month WHERE ym = 202612`);
			expect(dearer?.share).toBeGreaterThan(0.95);
		});

		it("gives special members at least the discount of everyone else [DEC-077]", async () => {
			await none("SELECT 1 FROM rateplan WHERE awesome_per < normal_per");
		});

		it("places every stay in a searchable area, with something within walking distance", async () => {
			await none(
				`SELECT p.property_id FROM property p LEFT JOIN area a USING (city_id, area, sub_area) WHERE a.name IS NULL`,
			);
			await none(`SELECT p.property_id FROM property p WHERE NOT EXISTS (
				SELECT 1 FROM poi WHERE abs(poi.lat - p.lat) < 0.009 AND abs(poi.lng - p.lng) * cos(radians(p.lat)) < 0.009)`);
		});

		it("shows the actual review counts [ENT-34]", async () => {
			await none(`SELECT s.property_id FROM review_stat s LEFT JOIN review r ON r.property_id = s.property_id AND NOT r.hidden
				GROUP BY s.property_id, s.review_count, s.star_sum
				HAVING s.review_count <> count(r.review_id) OR s.star_sum <> coalesce(sum(r.star), 0)`);
			await none("SELECT property_id FROM property EXCEPT SELECT property_id FROM review_stat");
		});

		it("gives no two stays the same name", async () => {
			await none("SELECT name FROM property GROUP BY name HAVING count(*) > 1");
		});

		it("links tiles, places and images to existing targets", async () => {
			await none(
				"SELECT address_name FROM popular_area t WHERE area > 0 AND NOT EXISTS (SELECT 1 FROM area a WHERE a.city_id = t.city_id AND a.area = t.area)",
			);
			await none("SELECT 1 FROM property_image WHERE image_key NOT LIKE '/illustrations/%.jpg' OR alt = ''");
		});
	});

	describe("the members", () => {
		it("can all log in with the demo password", async () => {
			const members = await rows<{ password_hash: string }>("SELECT password_hash FROM member");
			expect(members).toHaveLength(accounts.length);
			for (const { password_hash } of members)
				expect(await verifyPassword(demoPassword, password_hash)).toBe(true);
			expect(new Set(members.map(({ password_hash }) => password_hash)).size).toBe(accounts.length);
		});

		it("cover every grade, type, order status, subscription state and coupon state", async () => {
			const distinct = async (sql: string) => (await rows<{ v: string }>(sql)).map(({ v }) => v).sort();
			expect(await distinct("SELECT DISTINCT type || grade AS v FROM member")).toEqual([
				"CBronze",
				"CGold",
				"NBronze",
				"NGold",
				"NSilver",
			]);
			expect(await distinct("SELECT DISTINCT status AS v FROM order_product")).toEqual([
				"add_pay",
				"cancel",
				"cancel_request",
				"cancel_wait",
				"complete",
				"confirm",
				"confirm_wait",
				"noshow",
				"pending",
			]);
			expect(await distinct("SELECT DISTINCT state AS v FROM subscription_history")).toEqual([
				"CANCEL",
				"CANCEL_PAYMENT",
				"CANCEL_REQUEST",
				"CANCEL_UPGRADE",
				"USE",
				"WITHDRAW",
			]);
			expect(await distinct("SELECT DISTINCT state AS v FROM user_coupon")).toEqual([
				"available",
				"expired",
				"used",
			]);
			expect(await distinct("SELECT DISTINCT pay_kind AS v FROM order_pay")).toEqual([
				"global",
				"lms",
				"main",
				"voucher",
			]);
		});

		it("have the grade of their active subscription [SUBS-07]", async () => {
			await none(`SELECT m.email FROM member m LEFT JOIN subscription_history s ON s.member_id = m.member_id AND s.ended_at IS NULL
				WHERE m.grade <> coalesce(s.plan, 'Bronze')`);
		});

		it("have a points balance that matches their history [DEC-067]", async () => {
			await none(`SELECT b.member_id FROM point_balance b LEFT JOIN point_ledger l USING (member_id) GROUP BY b.member_id, b.point, b.user_point
				HAVING b.point <> coalesce(sum(l.amount) FILTER (WHERE point_type = 'AWESOME_CASH'), 0)
					OR b.user_point <> coalesce(sum(l.amount) FILTER (WHERE point_type = 'WELFARE'), 0)
					OR b.point <> coalesce(sum(l.lot_left) FILTER (WHERE point_type = 'AWESOME_CASH'), 0)
					OR b.user_point <> coalesce(sum(l.lot_left) FILTER (WHERE point_type = 'WELFARE'), 0)`);
		});

		it("lost the coupons they held when they subscribed [SUBS-14]", async () => {
			await none(`SELECT 1 FROM user_coupon uc JOIN subscription_history s USING (member_id)
				WHERE uc.issued_at < s.created_at AND uc.state = 'available'`);
		});

		it("were charged once for every term [SUBS-10]", async () => {
			await none(`SELECT subscription_id FROM subscription_history s JOIN subscription_charge c USING (subscription_id)
				GROUP BY 1, s.term HAVING count(*) FILTER (WHERE c.status <> 'fail') <> s.term + 1`);
		});

		it("can be refunded by the provider that was paid [SUBS-12]", async () => {
			await none(`SELECT c.order_num FROM subscription_charge c LEFT JOIN gateway_sandbox g ON g.kind = 'billing_charge' AND g.key = c.order_num
				WHERE c.status <> 'fail' AND ((g.body->>'amount')::int, (g.body->>'balance')::int, g.body->>'paymentKey')
					IS DISTINCT FROM (c.amount, c.amount - c.refunded_amount, c.provider_key::text)`);
		});
	});

	describe("the bookings", () => {
		it("show the amounts of their ledger, with its digest and an unguessable number [DEC-085, DEC-179]", async () => {
			const orders = await rows<
				Record<string, number> & { order_num: string; key_code: string; price_ledger: PriceLine[] }
			>("SELECT * FROM order_pay");
			for (const order of orders) {
				const amounts = amountsOf(order.price_ledger);
				const base = order.price_ledger.filter(
					({ kind }) => !["coupon", "awesomeCash", "welfarePoints"].includes(kind),
				);
				expect(isOrderNumber(order.order_num)).toBe(true);
				expect(ledgerDigest(base)).toBe(order.key_code);
				expect([order.original_amount, order.sale_amount, order.coupon_amount, order.total_amount]).toEqual([
					amounts.originalAmount,
					amounts.saleAmount,
					amounts.couponAmount,
					amounts.totalAmount,
				]);
			}
		});

		it("add up: rooms and payment equal the purchase, refunds match the rooms [DEC-088, DEC-180]", async () => {
			await none(`SELECT o.order_num FROM order_pay o JOIN order_product p USING (order_pay_id) GROUP BY o.order_pay_id
				HAVING o.sale_amount <> sum(p.sale_amount) OR o.total_amount <> sum(p.total_amount) OR o.point_amount <> sum(p.point_amount)
					OR o.coupon_amount <> sum(p.coupon_amount)`);
			await none(
				`SELECT o.order_num FROM order_pay o JOIN payment p USING (order_pay_id) WHERE p.kind <> 'addpay' AND p.amount <> o.total_amount`,
			);
			await none(`SELECT p.payment_id FROM payment p JOIN order_product op USING (order_pay_id) WHERE p.kind <> 'addpay'
				GROUP BY p.payment_id HAVING p.cancelled_amount <> sum(op.cancel_amount)`);
			await none(`SELECT r.refund_id FROM refund r JOIN cancel_quote q USING (quote_id)
				WHERE r.amount <> q.refund_amount OR r.amount <> (SELECT sum((part->>'refundAmount')::int) FROM jsonb_array_elements(q.parts) part)`);
		});

		it("record when money was refunded, exactly when some was, as the server does", async () => {
			await none(
				"SELECT payment_id FROM payment WHERE (cancelled_amount > 0 OR status = 'cancel') <> (cancelled_at IS NOT NULL)",
			);
		});

		it("hold rooms for future nights, and only for those [DEC-090]", async () => {
			await none(`SELECT order_no FROM order_product WHERE stock_taken <>
				coalesce(check_in >= '2026-11-26' AND status NOT IN ('cancel', 'cancel_wait', 'complete', 'noshow'), false)`);
		});

		it("follow only transitions of table 4.1, and end in the status of the last one [DOM-STATUS-22]", async () => {
			await none(`SELECT op.order_no FROM order_product op JOIN LATERAL (SELECT to_status FROM order_event e
				WHERE e.order_product_id = op.order_product_id ORDER BY e.created_at DESC, order_event_id DESC LIMIT 1) e ON true
				WHERE e.to_status <> op.status`);
			await none(
				"SELECT order_no FROM order_product WHERE status IN ('complete', 'noshow') AND check_in >= '2026-11-26'",
			);
		});

		it("can be refunded by the provider that was paid", async () => {
			await none(`SELECT p.payment_id FROM payment p JOIN order_pay o USING (order_pay_id)
				LEFT JOIN gateway_sandbox g ON g.kind = 'payment' AND g.key = o.order_num || '-' || p.payment_id
				WHERE p.provider = 'sandbox' AND (g.body->>'balance')::int IS DISTINCT FROM p.amount - p.cancelled_amount`);
		});
	});
});
