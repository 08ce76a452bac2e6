import { addDays, compareDays, partsOf, type StayDate } from "#domain/shared/StayDate.ts";
import type { Database, Queryable } from "#server/database/Database.ts";
import { freeRooms, type Month, monthsBetween, saleWindow } from "./nights.ts";

/** 52 weeks: the same weekday of about the same season. */
const year = 364;
const staysAtOnce = 60;

interface RoomMonth {
	readonly property_id: number;
	readonly room_id: number;
	readonly ym: number;
	readonly cap: number;
}

interface RateMonth {
	readonly property_id: number;
	readonly room_id: number;
	readonly rateplan_id: number;
	readonly ym: number;
	readonly price: readonly (number | null)[];
}

/** A month with the new days in it, as slots (days of the month, both ends included). */
interface NewDays extends Month {
	readonly from: number;
	readonly to: number;
}

function newDays(first: StayDate, last: StayDate): NewDays[] {
	return monthsBetween(first, last).map((month) => ({
		...month,
		from: month.first >= first ? 1 : partsOf(first).day,
		to: addDays(month.first, month.days - 1) <= last ? month.days : partsOf(last).day,
	}));
}

const ymOf = (day: StayDate): number => Number(day.slice(0, 4)) * 100 + Number(day.slice(5, 7));

/**
 * New rows as the other columns and a whole month of slots. A month that exists already keeps its other slots as they are at that moment, so
 * that bookings made meanwhile are not lost.
 */
const addSlots = (table: string, keys: string, key: string, slots: string) => `
	INSERT INTO ${table} (${keys}, ${slots}) SELECT ${keys}, ${slots} FROM json_populate_recordset(NULL::${table}, $1::json)
	ON CONFLICT (${key}) DO UPDATE SET
		${slots} = ${table}.${slots}[1:$2::int - 1] || excluded.${slots}[$2::int:$3::int] || ${table}.${slots}[$3::int + 1:]`;
const addStock = addSlots("room_month", "property_id, ym, room_id, cap", "property_id, ym, room_id", "stock");
const addPrices = addSlots(
	"rate_month",
	"property_id, ym, room_id, rateplan_id",
	"property_id, ym, room_id, rateplan_id",
	"price",
);

async function extendStays(
	tx: Queryable,
	ids: readonly [first: number, last: number],
	until: StayDate,
	months: readonly NewDays[],
): Promise<void> {
	const { rows: rooms } = await tx.query<RoomMonth>(
		"SELECT property_id, room_id, ym, cap FROM room_month WHERE property_id BETWEEN $1 AND $2 AND ym = $3",
		[...ids, ymOf(until)],
	);
	const sources = [
		...new Set(
			months.flatMap((month) => [0, month.days - 1].map((day) => ymOf(addDays(month.first, day - year)))),
		),
	];
	const { rows: rates } = await tx.query<RateMonth>(
		"SELECT property_id, room_id, rateplan_id, ym, price FROM rate_month WHERE property_id BETWEEN $1 AND $2 AND ym = ANY ($3::int[])",
		[...ids, sources],
	);
	const prices = new Map(rates.map((rate) => [rate.rateplan_id * 1_000_000 + rate.ym, rate.price]));
	const plans = [...new Map(rates.map((rate) => [rate.rateplan_id, rate])).values()];
	const priceOn = (planId: number, day: StayDate) =>
		prices.get(planId * 1_000_000 + ymOf(day))?.[partsOf(day).day - 1] ?? null;
	for (const { ym, first, days, from, to } of months) {
		const slots = <T>(value: (day: StayDate) => T, closed: T): T[] =>
			Array.from({ length: days }, (_, index) =>
				index + 1 >= from && index + 1 <= to ? value(addDays(first, index)) : closed,
			);
		const stock = rooms.map(({ property_id, room_id, cap }) => ({
			property_id,
			ym,
			room_id,
			cap,
			stock: slots((day) => freeRooms(cap, room_id, day), 0),
		}));
		const price = plans.map(({ property_id, room_id, rateplan_id }) => ({
			property_id,
			ym,
			room_id,
			rateplan_id,
			price: slots((day) => priceOn(rateplan_id, addDays(day, -year)), null),
		}));
		await tx.query(addStock, [JSON.stringify(stock), from, to]);
		await tx.query(addPrices, [JSON.stringify(price), from, to]);
		await tx.query(
			"INSERT INTO stay_dirty (property_id, ym) SELECT DISTINCT property_id, $3::int FROM room_month WHERE property_id BETWEEN $1 AND $2 AND ym = $3",
			[...ids, ym],
		);
	}
}

/**
 * Puts nights on sale so that 365 are again, from `today` on: with the price of the same weekday a year before and fresh stock. Only for a planted
 * world, and only what is missing; running it again changes nothing.
 *
 * @returns how many nights were added
 */
export async function extendNights(db: Database, today: StayDate): Promise<number> {
	const { last } = saleWindow(today);
	let added = 0;
	for (;;) {
		const step = await db.tx(async (tx) => {
			await tx.query("SET LOCAL statement_timeout = 0");
			const { rows } = await tx.query<{ nights_until: StayDate }>(
				"SELECT nights_until FROM world_state FOR UPDATE",
			);
			const until = rows[0]?.nights_until;
			if (!until || compareDays(until, last) >= 0) return 0;
			// Prices come from a year before, so one step may not reach further than that.
			const end = addDays(until, year) < last ? addDays(until, year) : last;
			const months = newDays(addDays(until, 1), end);
			const { rows: range } = await tx.query<{ low: number; high: number }>(
				"SELECT coalesce(min(property_id), 1) AS low, coalesce(max(property_id), 0) AS high FROM property",
			);
			const { low = 1, high = 0 } = range[0] ?? {};
			for (let first = low; first <= high; first += staysAtOnce)
				await extendStays(tx, [first, first + staysAtOnce - 1], until, months);
			await tx.query("UPDATE world_state SET nights_until = $1", [end]);
			return months.reduce((sum, { from, to }) => sum + to - from + 1, 0);
		});
		if (step === 0) return added;
		added += step;
	}
}
