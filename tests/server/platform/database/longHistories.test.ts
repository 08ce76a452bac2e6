import { beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "#server/ops/runCommand.ts";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { plantHistory } from "./plans/historyRows.ts";
import { RowCounter } from "./plans/RowCounter.ts";

/** Rows of each kind, all belonging to one member or one stay. */
const lines = 5_000;
/** Maximum rows fetched: five hundred lines, the rows that go with each, and as many again for every star rating of a stay. */
const maxRows = 3_000;

const content = "/api/content/v1";
const at = "timestamptz '2026-11-18 12:00+09' - n * interval '10 minutes'";

const plant = `
	INSERT INTO order_pay (order_pay_id, order_num, member_id, stage, placed_at, pay_kind, pay_method, key_code, price_ledger, original_amount, sale_amount,
		total_amount, guest_name, guest_tel, guest_email, created_at)
		SELECT 1000 + n, 'AW261121' || lpad(n::text, 13, '0'), 2, 'placed', ${at}, 'main', 'card', 'k', '[]', 1000, 1000, 1000, '', '', '', ${at} FROM generate_series(1, ${lines}) n;
	INSERT INTO order_product (order_product_id, order_pay_id, order_no, member_id, status, property_id, room_id, rateplan_id, channel_idx, check_in, check_out,
		original_amount, sale_amount, total_amount, cancel_policy, snapshot)
		SELECT 1000 + n, 1000 + n, 'AW261121' || lpad(n::text, 13, '0') || '-1', 2, (ARRAY['complete', 'cancel', 'confirm'])[1 + n % 3], 1, 1, 1, 1,
			CASE WHEN n % 3 = 2 THEN date '2026-12-01' + n % 60 ELSE (${at})::date END, CASE WHEN n % 3 = 2 THEN date '2026-12-02' + n % 60 ELSE (${at})::date + 1 END,
			1000, 1000, 1000, '{"tiers": []}', '{"productName": "남산", "roomName": "더블", "imageKey": null}' FROM generate_series(1, ${lines}) n;
	INSERT INTO payment (order_pay_id, kind, method, provider, provider_key, amount, status, expires_at, paid_at)
		SELECT 1000 + n, 'main', 'card', 'sandbox', 'y' || n, 1000, 'complete', ${at}, ${at} FROM generate_series(1, ${lines}) n;
	INSERT INTO point_ledger (member_id, point_type, action_type, amount, balance, title, source, created_at)
		SELECT 2, 'AWESOME_CASH', (ARRAY['SAVE', 'CANCEL'])[1 + n % 2], 1, 1, '적립', 'long' || n, ${at} FROM generate_series(1, ${lines}) n;
	INSERT INTO review (property_id, room_id, user_name, room_name, title, content, star, created_at)
		SELECT 1, CASE WHEN n % 100 = 0 THEN 2 ELSE 1 END, '김**', '더블', '후기', '창밖 풍경이 좋고 방이 조용했습니다.', 1 + n % 5, ${at} FROM generate_series(1, ${lines}) n;
	INSERT INTO review_stat (property_id, star_one, star_two, star_three, star_four, star_five)
		VALUES (1, ${lines / 5}, ${lines / 5}, ${lines / 5}, ${lines / 5}, ${lines / 5});
	INSERT INTO inquiry (member_id, type, title, contents, comment_contents, comment_at, created_at)
		SELECT 2, 1, '문의해요', '몇 시에 갈 수 있나요? 알려 주세요.', '네 시요', ${at}, ${at} FROM generate_series(1, ${lines}) n;
	INSERT INTO session (family, member_id, created_at, last_seen_at, revoked_at, revoke_reason)
		SELECT md5('long' || n)::uuid, 2, ${at}, ${at}, ${at}, 'logout' FROM generate_series(1, ${lines}) n;
	INSERT INTO notice (type, title, content, created_at) SELECT '공지', '알려요', '안내', ${at} FROM generate_series(1, ${lines}) n;
	ANALYZE;
	-- What a vacuum would say, which has no time of its own here.
	UPDATE pg_class SET relallvisible = relpages WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace;`;

const reviews = ["", "&sort=scoreHigh", "&sort=scoreLow"].flatMap((sort) =>
	["", "&roomIdx=2", "&star=3", "&roomIdx=2&star=3", "&before=3000"].map(
		(choice) => `${content}/reviews/products/1?size=20${sort}${choice}`,
	),
);

const lists = [
	...["pending", "complete", "cancel"].map((tab) => `${content}/books/status/${tab}`),
	...["", "&actionType=SAVE", "&before=3000"].map(
		(more) => `/api/auth/points/history?pointType=AWESOME_CASH${more}`,
	),
	...["all", "wait", "complete"].map((tab) => `${content}/inquiries/status/${tab}`),
	...[
		"/api/auth/users",
		"/api/auth/points",
		"/api/auth/sessions",
		`${content}/notices`,
		`${content}/coupons/avail`,
	],
	...reviews,
];

const commands = [
	["backlog"],
	["orders"],
	["orders", "complete"],
	["orders", "confirm_wait"],
	["orders", "noshow"],
	["refunds"],
	["inquiries"],
	["inquiries", "all"],
	["inquiry", "1"],
	["notices"],
	["faqs"],
	["banners"],
	["events"],
	["coupons"],
	["companies"],
	["member", "2"],
	["reviews", "1"],
	["reported-reviews"],
];

// The embedded engine chooses the same plans.
forEachDatabase((_, open) => {
	describe("with years of history of one member and one stay", () => {
		const counter = new RowCounter();
		let app: BookingApp;
		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 3 });
			await plantHistory(db);
			await db.tx((tx) => tx.query(plant), { hasNoTimeout: true });
			app = await bookingApp(counter.counted(db));
		});

		it("no list fetches more rows than it shows [DEC-011, CALL-CONTENT-11, CALL-CONTENT-33, CALL-AUTH-09]", async () => {
			for (const path of lists) {
				counter.taken();
				expect([path, (await app.call(2, "GET", path)).status]).toEqual([path, 200]);
				const { rows, text } = counter.taken();
				expect([path, rows <= maxRows ? "few" : `${rows}: ${text}`]).toEqual([path, "few"]);
			}
		});

		it("nor does any operator command", async () => {
			for (const args of commands) {
				counter.taken();
				expect([args, (await runCommand(app.services, "tester", args)).isOk]).toEqual([args, true]);
				const { rows, text } = counter.taken();
				expect([args, rows <= maxRows ? "few" : `${rows}: ${text}`]).toEqual([args, "few"]);
			}
		});

		it("a statement that fetches all rows is detected", async () => {
			counter.taken();
			await app.services.db.query(
				"SELECT title FROM point_ledger WHERE member_id = $1 ORDER BY created_at DESC LIMIT 20",
				[2],
			);
			expect(counter.taken().rows).toBeGreaterThanOrEqual(lines);
		});
	});
}, "postgres");
