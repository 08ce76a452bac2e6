import type { Queryable } from "#server/platform/database/Database.ts";

/** Inserts the minimum a booking needs: one stay with one room, one member, one placed purchase of one night. In a new database every id is 1. */
export async function insertBookedRoom(db: Queryable): Promise<void> {
	await db.query(`
		INSERT INTO nation VALUES ('KR', '대한민국', 'Korea', 'Asia/Seoul');
		INSERT INTO city VALUES (1, 'SEOUL', 'KR', '서울', 'Seoul', 37.56, 126.97);
		INSERT INTO channel VALUES (1, 'OWN', true, false);
		INSERT INTO property_type VALUES (1, '호텔');
		INSERT INTO property (nation_code, city_id, name, type_id, star, lat, lng)
			VALUES ('KR', 1, '시험 호텔', 1, 3, 37.56, 126.97);
		INSERT INTO room (property_id, name, basic_num, max_num) VALUES (1, '더블', 2, 3);
		INSERT INTO rateplan (property_id, room_id, name, cancel_policy) VALUES (1, 1, '기본', '{"tiers": []}');
		INSERT INTO room_month VALUES (1, 202612, 1, 2, array_fill(2::int2, ARRAY[31]));
		INSERT INTO rate_month VALUES (1, 202612, 1, 1, array_fill(100000, ARRAY[31]));
		INSERT INTO member (email, email_key) VALUES ('A@example.com', 'a@example.com');
		INSERT INTO point_balance VALUES (1, 1000, 500);
		INSERT INTO order_pay (order_num, member_id, stage, pay_kind, pay_method, key_code, price_ledger, original_amount,
			sale_amount, point_amount, total_amount, guest_name, guest_tel, guest_email, placed_at)
			VALUES ('AW1', 1, 'placed', 'main', 'card', 'k', '[]', 100000, 90000, 10000, 80000, '홍길동', '01012345678', 'a@example.com', now());
		INSERT INTO order_product (order_pay_id, order_no, member_id, status, property_id, room_id, rateplan_id, channel_idx,
			check_in, check_out, original_amount, sale_amount, point_amount, total_amount, cancel_policy, snapshot)
			VALUES (1, 'AW1-1', 1, 'confirm', 1, 1, 1, 1, '2026-12-10', '2026-12-11', 100000, 90000, 10000, 80000, '{"tiers": []}', '{}');
		INSERT INTO payment (order_pay_id, kind, method, provider, amount, status, expires_at, paid_at)
			VALUES (1, 'main', 'card', 'sandbox', 80000, 'complete', now(), now());
	`);
}
