import { stayDateOf } from "#domain/shared/StayDate.ts";
import type { Database } from "#server/platform/database/Database.ts";

/** The Korean day the benchmark takes place on. */
export const benchDay = stayDateOf("2026-11-21");
export const CITIES = 60;
const MONTHS = [202611, 202612, 202701, 202702, 202703, 202704, 202705];

/** A seventh of the stays are in city 1, a tenth in city 2, and so on by Zipf's law. */
const cityShares = (): number[] => {
	const weights = Array.from({ length: CITIES }, (_, index) => 1 / (index + 1) ** 0.95);
	const sum = weights.reduce((total, weight) => total + weight, 0);
	let share = 0;
	return weights.map((weight) => {
		share += weight / sum;
		return share;
	});
};

/** Fills an empty schema with so many stays: three room types with two plans each on average, seven months on sale. */
export async function fillCatalogue(db: Database, stays: number): Promise<void> {
	const run = (sql: string, values: readonly unknown[] = []) => db.query(sql, values);
	await db.tx(async (tx) => {
		await tx.query("SELECT setseed(0.42)");
		await tx.query("INSERT INTO channel VALUES (1, 'OWN', true, false)");
		await tx.query("INSERT INTO nation VALUES ('KR', '대한민국', 'Korea', '82', 'Asia/Seoul')");
		await tx.query("INSERT INTO property_type VALUES (1, '호텔')");
		await tx.query(
			`INSERT INTO facility (facility_id, code, name, category)
			SELECT i, 'F' || i, '시설 ' || i, '부대시설' FROM generate_series(0, 19) i`,
		);
		await tx.query(
			`INSERT INTO city (city_id, city_code, nation_code, name, name_en, lat, lng)
			SELECT i, 'CITY' || i, 'KR', '도시' || i, 'City ' || i, 33 + (i % 8), 126 + (i % 7) FROM generate_series(1, ${CITIES}) i`,
		);
		await tx.query(
			`INSERT INTO property (property_id, nation_code, city_id, area, name, name_en, type_id, star, fac, lat, lng, rank, address)
			SELECT i, 'KR', c, 1 + i % 5, '서울 스테이 ' || i || '호', 'Stay ' || i, 1, (random() * 5)::int2,
				(random() * 1048575)::int8 & (random() * 1048575)::int8, 33 + (c % 8) + random() * 0.4, 126 + (c % 7) + random() * 0.5,
				(i * 7919::int8 % $1 + 1)::int, '주소 ' || i
			FROM (SELECT i, (SELECT 1 + count(*)::int FROM unnest($2::float8[]) s WHERE s < r) AS c
				FROM (SELECT i, random() AS r FROM generate_series(1, $1) i) d) p`,
			[stays, cityShares().slice(0, -1)],
		);
		await tx.query(
			`INSERT INTO room (property_id, room_id, name, basic_num, max_num)
			SELECT property_id, property_id * 10 + r, '객실 ' || r, 2, (ARRAY[2, 2, 3, 4, 6])[1 + (random() * 4)::int]
			FROM property, generate_series(1, 5) r WHERE r <= 1 + property_id % 5`,
		);
		await tx.query(
			`INSERT INTO rateplan (property_id, rateplan_id, room_id, name, max_nights, cancel_policy, normal_per, awesome_per,
				discount_type, discount_rate, discount_min_nights, discount_min_days_ahead, hidden_amount)
			SELECT r.property_id, r.room_id * 10 + k, r.room_id, '요금제 ' || k, 30, '{"tiers": []}', n, n + 3 + r.property_id % 8,
				d, CASE WHEN d IS NULL THEN 0 ELSE 10 END, CASE d WHEN 'LONG_NIGHT' THEN 3 END, CASE d WHEN 'EARLY_BIRD' THEN 30 END,
				r.property_id % 40 = 0
			FROM room r, generate_series(1, 2) k,
				LATERAL (SELECT (ARRAY[0, 0, 5, 10])[1 + r.property_id % 4] AS n,
					(ARRAY[NULL, NULL, NULL, 'GENERAL', 'LONG_NIGHT', 'EARLY_BIRD'])[1 + (r.room_id + k) % 6] AS d) t`,
		);
	});
	for (const ym of MONTHS) {
		const days = new Date(Math.floor(ym / 100), ym % 100, 0).getDate();
		const step = 5_000;
		for (let from = 1; from <= stays; from += step) {
			const range = [ym, days, from, from + step - 1];
			await run(
				`INSERT INTO room_month (property_id, ym, room_id, cap, stock)
				SELECT property_id, $1, room_id, 9, ARRAY(
					SELECT (CASE WHEN random() < 0.15 THEN 0 ELSE 1 + random() * 8 END + room_id * 0)::int2 FROM generate_series(1, $2::int)
				) FROM room WHERE property_id BETWEEN $3 AND $4`,
				range,
			);
			await run(
				`INSERT INTO rate_month (property_id, ym, room_id, rateplan_id, price)
				SELECT property_id, $1, room_id, rateplan_id, ARRAY(
					SELECT ((40 + property_id * 31 % 200 + rateplan_id % 10 * 8) * (0.9 + random() * 0.6))::int * 1000
					FROM generate_series(1, $2::int)
				) FROM rateplan WHERE property_id BETWEEN $3 AND $4`,
				range,
			);
		}
	}
	for (const table of ["property", "room", "rateplan", "room_month", "rate_month"])
		await run(`ANALYZE ${table}`);
}
