import { nightsBetween, stayDateOf } from "#domain/shared/StayDate.ts";
import type { Database, Queryable } from "#server/platform/database/Database.ts";

/** The day of the benchmark, in Korea. */
export const benchDay = stayDateOf("2026-11-21");
export const CITIES = 60;
/** Months on sale for a full year from the benchmark's day. */
const YEAR = 13;
const monthAfter = (index: number): number => 202611 + index + (index > 1 ? 88 : 0) + (index > 13 ? 88 : 0);

/** Returns the days on sale from the benchmark's day, for this many months. */
export function daysOnSale(months: number): number {
	const after = monthAfter(months);
	return nightsBetween(
		benchDay,
		stayDateOf(`${Math.floor(after / 100)}-${String(after % 100).padStart(2, "0")}-01`),
	);
}

/** A fifth of the stays are in city 1, a tenth in city 2, and so on by Zipf's law. */
const cityShares = (): number[] => {
	const weights = Array.from({ length: CITIES }, (_, index) => 1 / (index + 1) ** 0.95);
	const sum = weights.reduce((total, weight) => total + weight, 0);
	let share = 0;
	return weights.map((weight) => {
		share += weight / sum;
		return share;
	});
};

/** Stays whose months are inserted by one statement. */
const STEP = 20_000;

/**
 * Fills an empty schema with this many stays: on average three room types with two plans each, on sale for this many months. Nights are
 * taken from a few thousand random months generated beforehand: random numbers for each one would take hours.
 */
export function fillCatalogue(db: Database, stays: number, months = YEAR): Promise<void> {
	return db.tx(
		async (tx) => {
			await fillStays(tx, stays);
			// A benchmark's data need not survive a crash: skipping the WAL halves the writes.
			await tx.query("ALTER TABLE room_month SET UNLOGGED; ALTER TABLE rate_month SET UNLOGGED");
			await fillMonths(
				tx,
				stays,
				Array.from({ length: months }, (_, index) => monthAfter(index)),
			);
			for (const table of ["property", "room", "rateplan", "room_month", "rate_month"])
				await tx.query(`ANALYZE ${table}`);
		},
		{ hasNoTimeout: true },
	);
}

async function fillStays(tx: Queryable, stays: number): Promise<void> {
	await tx.query("SELECT setseed(0.42)");
	await tx.query("INSERT INTO channel VALUES (1, 'OWN', true, false)");
	await tx.query(
		"INSERT INTO nation (nation_code, name, name_en, time_zone) VALUES ('KR', '대한민국', 'Korea', 'Asia/Seoul')",
	);
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
}

async function fillMonths(tx: Queryable, stays: number, months: readonly number[]): Promise<void> {
	await tx.query(
		`CREATE TEMP TABLE sale_month ON COMMIT DROP AS
		SELECT ym, extract(day FROM make_date(ym / 100, ym % 100, 1) + interval '1 month - 1 day')::int AS days
		FROM unnest($1::int[]) AS ym`,
		[months],
	);
	await tx.query(`
		CREATE TEMP TABLE stock_sample ON COMMIT DROP AS
		SELECT i, ARRAY(SELECT (CASE WHEN random() < 0.15 THEN 0 ELSE 1 + random() * 8 END + i * 0)::int2 FROM generate_series(1, 31)) AS stock
		FROM generate_series(0, 1008) i`);
	await tx.query(`
		CREATE TEMP TABLE price_sample ON COMMIT DROP AS
		SELECT base, i, ARRAY(SELECT (base * (0.9 + random() * 0.6) + i * 0)::int * 1000 FROM generate_series(1, 31)) AS price
		FROM generate_series(40, 255) base, generate_series(0, 22) i`);
	await tx.query("ANALYZE sale_month; ANALYZE stock_sample; ANALYZE price_sample");
	for (let from = 1; from <= stays; from += STEP) {
		const range = [from, from + STEP - 1];
		await tx.query(
			`INSERT INTO room_month (property_id, ym, room_id, cap, stock)
			SELECT r.property_id, m.ym, r.room_id, 9, s.stock[1:m.days]
			FROM room r CROSS JOIN sale_month m JOIN stock_sample s ON s.i = (r.room_id * 7919::int8 + m.ym * 31) % 1009
			WHERE r.property_id BETWEEN $1 AND $2`,
			range,
		);
		await tx.query(
			`INSERT INTO rate_month (property_id, ym, room_id, rateplan_id, price)
			SELECT rp.property_id, m.ym, rp.room_id, rp.rateplan_id, s.price[1:m.days]
			FROM rateplan rp CROSS JOIN sale_month m JOIN price_sample s
				ON s.base = 40 + rp.property_id * 31::int8 % 200 + rp.rateplan_id % 10 * 8 AND s.i = (rp.rateplan_id + m.ym) % 23
			WHERE rp.property_id BETWEEN $1 AND $2`,
			range,
		);
	}
}
