import {
	addDays,
	addMonths,
	daysInMonth,
	type StayDate,
	startOfMonth,
	stayDateOf,
} from "#domain/shared/StayDate.ts";
import { monthOf } from "#server/catalogue/pricing/StayTerms.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

/** A seeded, repeatable random number generator. */
export function dice(seed: number) {
	let state = seed >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
	const chance = (share: number) => next() < share;
	const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)]!;
	return { next, int, chance, pick };
}

export type Dice = ReturnType<typeof dice>;

export const CITIES = 3;
export const TODAY = stayDateOf("2026-11-21");
/** Noon of TODAY in Korea. */
export const NOW = Date.UTC(2026, 10, 21, 3);
const MONTHS = 3;

/** Inserts rows of plain values into a table. */
async function insert(db: Queryable, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
	const [first] = rows;
	if (!first) return;
	const columns = Object.keys(first);
	await db.query(
		`INSERT INTO ${table} (${columns.join(", ")})
		SELECT ${columns.join(", ")} FROM json_populate_recordset(NULL::${table}, $1::json)`,
		[JSON.stringify(rows)],
	);
}

export async function insertPlaces(db: Queryable): Promise<void> {
	await insert(db, "channel", [
		{ channel_idx: 1, code: "OWN", in_use: true, international_form: false, watermark: false },
	]);
	await insert(db, "nation", [
		{ nation_code: "KR", name: "대한민국", name_en: "Korea", time_zone: "Asia/Seoul" },
	]);
	await insert(
		db,
		"city",
		Array.from({ length: CITIES }, (_, index) => ({
			city_id: index + 1,
			city_code: `CITY${index + 1}`,
			nation_code: "KR",
			name: `도시${index + 1}`,
			name_en: `City ${index + 1}`,
			lat: 37,
			lng: 127,
			sort: index,
		})),
	);
	await insert(db, "property_type", [
		{ type_id: 1, name: "호텔" },
		{ type_id: 2, name: "펜션" },
		{ type_id: 3, name: "한옥" },
	]);
}

/** Generates new months for a stay: some nights closed, some sold out. */
export function randomMonths(
	{ int, chance }: Dice,
	plans: readonly { property_id: number; room_id: number; rateplan_id: number }[],
): { rooms: Record<string, unknown>[]; rates: Record<string, unknown>[] } {
	const months = Array.from({ length: MONTHS }, (_, index) => addMonths(startOfMonth(TODAY), index));
	const rooms = new Map<string, Record<string, unknown>>();
	const rates: Record<string, unknown>[] = [];
	for (const plan of plans) {
		const base = int(30, 400) * 1_000 + int(0, 999);
		for (const month of months) {
			if (chance(0.03)) continue;
			const { property_id, room_id, rateplan_id } = plan;
			const ym = monthOf(month);
			const days = daysInMonth(month);
			const stock = Array.from({ length: days }, () => (chance(0.12) ? 0 : int(1, 9)));
			const key = `${room_id}/${ym}`;
			rooms.set(key, rooms.get(key) ?? { property_id, ym, room_id, cap: 9, stock });
			// Occasionally not a multiple of 500 won: such prices need a second plane.
			const step = chance(0.05) ? 497 : 500;
			const price = Array.from({ length: days }, () => (chance(0.05) ? null : base + int(0, 60) * step));
			rates.push({ property_id, ym, room_id, rateplan_id, price });
		}
	}
	return { rooms: [...rooms.values()], rates };
}

/** Adds stays with rooms, plans, promotions and months. Ids are given, so that worlds can be compared. */
export async function insertStays(db: Queryable, dies: Dice, ids: readonly number[]): Promise<void> {
	const { int, chance, pick } = dies;
	const stays = [];
	const rooms = [];
	const plans = [];
	const promotions = [];
	const reviews = [];
	for (const id of ids) {
		stays.push({
			property_id: id,
			channel_idx: 1,
			nation_code: "KR",
			city_id: int(1, CITIES),
			area: int(0, 3),
			sub_area: int(0, 2),
			name: `숙소 ${id}`,
			name_en: "",
			type_id: int(1, 3),
			star: int(0, 5),
			fac: Number(BigInt(int(0, 255)) | (BigInt(int(0, 255)) << 40n)),
			lat: 37 + dies.next(),
			lng: 127 + dies.next(),
			rank: int(0, 5),
			address: "",
			check_in_time: pick(["15:00", "14:00"]),
			check_out_time: "11:00",
			stay_festa: false,
			detail: {},
			status: chance(0.95) ? "open" : "closed",
			updated_at: "2026-01-01",
		});
		if (chance(0.7)) {
			const [star_one, star_two, star_three, star_four, star_five] = [0, 0, 1, 4, 4].map((most) =>
				int(0, most),
			);
			reviews.push({ property_id: id, star_one, star_two, star_three, star_four, star_five });
		}
		for (let room = 1; room <= int(1, 3); room++) {
			const room_id = id * 10 + room;
			const most = int(1, 6);
			rooms.push({
				property_id: id,
				room_id,
				name: "객실",
				type_name: "",
				basic_num: 1,
				max_num: most,
				bed_type: "",
				grade: "",
				view: "",
				detail: {},
			});
			for (let plan = 1; plan <= int(0, 3); plan++)
				plans.push(randomPlan(dies, id, room_id, room_id * 10 + plan));
		}
		for (let promotion = 1; promotion <= int(-2, 2); promotion++) {
			const own = plans.filter((plan) => plan.property_id === id);
			const isPercent = chance(0.5);
			promotions.push({
				promotion_id: id * 10 + promotion,
				history_id: 1,
				channel_history_id: 1,
				channel_idx: 1,
				channel_margin_percent: 0,
				type_id: 1,
				discount_type: isPercent ? "PERCENT" : "AMOUNT",
				discount_amount: isPercent ? int(1, 40) : int(1_000, 60_000),
				title: "",
				property_id: id,
				rateplan_id: own.length > 0 && chance(0.5) ? pick(own).rateplan_id : null,
				stay_start: addDays(TODAY, int(-5, 30)),
				stay_end: addDays(TODAY, int(31, 80)),
				sale_start: addDays(TODAY, int(-5, 1)),
				sale_end: addDays(TODAY, int(1, 9)),
			});
		}
	}
	const months = randomMonths(dies, plans);
	await insert(db, "property", stays);
	await insert(db, "review_stat", reviews);
	await insert(db, "room", rooms);
	await insert(db, "rateplan", plans);
	await insert(db, "promotion", promotions);
	await insert(db, "room_month", months.rooms);
	await insert(db, "rate_month", months.rates);
}

const cancelTiers = [
	[{ hoursBefore: null, refundPercent: 100 }],
	[
		{ hoursBefore: 24, refundPercent: 100 },
		{ hoursBefore: null, refundPercent: 0 },
	],
	[
		{ hoursBefore: 240, refundPercent: 100 },
		{ hoursBefore: 72, refundPercent: 50 },
	],
	[{ hoursBefore: null, refundPercent: 0 }],
	[],
];

function randomPlan({ int, chance, pick }: Dice, property_id: number, room_id: number, rateplan_id: number) {
	const kind = pick([null, null, "GENERAL", "LONG_NIGHT", "EARLY_BIRD", "TIME_DEAL"] as const);
	const normal = chance(0.5) ? 0 : int(1, 20);
	const isVoucher = chance(0.05);
	const least = chance(0.8) ? 1 : int(2, 3);
	const day = (share: number, offset: number): StayDate | null =>
		chance(share) ? addDays(TODAY, offset) : null;
	return {
		property_id,
		rateplan_id,
		room_id,
		name: "요금제",
		rateplan_type: "STANDARD",
		sale_type: isVoucher ? "VOUCHER" : "STAY",
		voucher_price: isVoucher ? 100_000 : null,
		min_nights: least,
		max_nights: chance(0.8) ? 181 : least + int(0, 2),
		meal: pick([null, null, "조식 2인", "조식·석식 2인", "저녁 바비큐"]),
		cancel_policy: { tiers: pick(cancelTiers) },
		partial_cancel: true,
		instant_confirm: true,
		normal_per: normal,
		awesome_per: normal + int(0, 15),
		cashback_rate: int(0, 5),
		discount_type: kind,
		discount_rate: kind ? int(1, 30) : 0,
		discount_min_nights: kind === "LONG_NIGHT" ? int(2, 4) : null,
		discount_min_days_ahead: kind === "EARLY_BIRD" ? int(1, 40) : null,
		discount_starts_at: kind === "TIME_DEAL" ? "2026-11-01T00:00:00+09:00" : null,
		discount_ends_at:
			kind === "TIME_DEAL" ? pick(["2026-11-20T00:00:00+09:00", "2026-12-20T00:00:00+09:00"]) : null,
		tax_per: 10,
		property_fee_per_night: 0,
		hidden_amount: chance(0.15),
		waiting: false,
		stay_start: day(0.1, 20),
		stay_end: day(0.1, 60),
		sale_start: day(0.05, 1),
		sale_end: day(0.05, -1),
		detail: {},
		status: chance(0.95) ? "open" : "closed",
	};
}
