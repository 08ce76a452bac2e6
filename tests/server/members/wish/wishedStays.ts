import type { Database } from "#server/platform/database/Database.ts";

/**
 * Plants stays 11, 12, … like the booking world's first, named 호텔 11 …, and adds them to the member's wish list, oldest first. `nights`
 * holds the nightly price of each.
 */
export async function plantWishedStays(
	db: Database,
	memberId: number,
	nights: readonly number[],
): Promise<void> {
	for (const [index, night] of nights.entries()) {
		const id = 11 + index;
		await db.query(`
			INSERT INTO property (property_id, channel_idx, nation_code, city_id, name, name_en, type_id, star, lat, lng, address)
				VALUES (${id}, 1, 'KR', 1, '호텔 ${id}', 'Hotel ${id}', 1, 4, 37.56, 126.97, '서울특별시 중구');
			INSERT INTO room (property_id, room_id, name, basic_num, max_num) VALUES (${id}, ${id}, '디럭스', 2, 4);
			INSERT INTO rateplan (property_id, rateplan_id, room_id, name, cancel_policy, normal_per, awesome_per)
				SELECT ${id}, ${id}, ${id}, name, cancel_policy, 0, 10 FROM rateplan WHERE property_id = 1 AND rateplan_id = 1;
			INSERT INTO room_month VALUES (${id}, 202612, ${id}, 5, array_fill(5::int2, ARRAY[31]));
			INSERT INTO rate_month VALUES (${id}, 202612, ${id}, ${id}, array_fill(${night}, ARRAY[31]));
			INSERT INTO wish (member_id, property_id, created_at) VALUES (${memberId}, ${id}, timestamptz '2026-11-01' + interval '1 minute' * ${index});
		`);
	}
}

/** Sets a stay's nightly price from now on. */
export const nightCosts = (db: Database, stayId: number, night: number) =>
	db.query("UPDATE rate_month SET price = array_fill($2::int, ARRAY[31]) WHERE property_id = $1", [
		stayId,
		night,
	]);
