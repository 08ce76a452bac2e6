import { beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "#server/ops/runCommand.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const plant = `
	INSERT INTO order_pay (order_num, member_id, stage, placed_at, pay_kind, pay_method, key_code, price_ledger, original_amount, sale_amount, total_amount,
		guest_name, guest_tel, guest_email)
		SELECT 'Y' || n, 2, 'placed', now(), 'main', 'card', 'k', '[]', 1000, 1000, 1000, '', '', '' FROM generate_series(1, 95) n;
	INSERT INTO order_product (order_pay_id, order_no, member_id, status, property_id, room_id, rateplan_id, channel_idx, check_in, check_out, original_amount,
		sale_amount, total_amount, cancel_policy, snapshot)
		SELECT order_pay_id, order_num || '-1', 2, 'complete', 1, 1, 1, 1, '2026-11-01', '2026-11-02', 1000, 1000, 1000, '{"tiers": []}',
			'{"productName": "남산"}' FROM order_pay;
	INSERT INTO review (property_id, room_id, user_name, room_name, title, content, star)
		SELECT 1, 1, '김**', '더블', '후기', '창밖 풍경이 좋고 방이 조용했습니다.', 4 FROM generate_series(1, 140) n;
	INSERT INTO inquiry (member_id, type, title, contents) SELECT 2, 1, '문의해요', '몇 시에 갈 수 있나요? 알려 주세요.' FROM generate_series(1, 120) n;
	INSERT INTO corporation VALUES ('HANBIT2026', '한빛상사', true);
	INSERT INTO member (email, email_key, type, corp_code)
		SELECT 'c' || n || '@example.com', 'c' || n || '@example.com', 'C', 'HANBIT2026' FROM generate_series(1, 1100) n;`;

forEachDatabase((_, open) => {
	describe("operator lists longer than one screen [DEC-183]", () => {
		let services: Awaited<ReturnType<typeof bookingApp>>["services"];
		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db);
			await db.query("SELECT setval(pg_get_serial_sequence('member', 'member_id'), 1000)");
			await db.query(plant);
			({ services } = await bookingApp(db));
		});

		for (const { args, word, all, atOnce } of [
			{ args: ["orders"], word: 0, all: 95, atOnce: 30 },
			{ args: ["orders", "complete"], word: 0, all: 95, atOnce: 30 },
			{ args: ["reviews", "1"], word: 0, all: 140, atOnce: 50 },
			{ args: ["inquiries", "all"], word: 0, all: 120, atOnce: 50 },
			{ args: ["company-members", "HANBIT2026"], word: 1, all: 1100, atOnce: 500 },
		])
			it(`${args.join(" ")} continues from the last line shown until the end`, async () => {
				const seen: string[] = [];
				for (let page = 0; page < 10; page += 1) {
					const from = seen.at(-1);
					const whole = args.length === 1 && from ? [...args, "all"] : args;
					const { isOk, text } = await runCommand(services, "tester", from ? [...whole, from] : whole);
					expect(isOk).toBe(true);
					const lines = text.split("\n").map((line) => line.split(/\s+/)[word]?.replace("번", "") ?? "");
					if (/없습니다/.test(text)) break;
					expect(lines.length).toBeLessThanOrEqual(atOnce);
					seen.push(...lines);
				}
				expect([seen.length, new Set(seen).size]).toEqual([all, all]);
			});
	});
});
