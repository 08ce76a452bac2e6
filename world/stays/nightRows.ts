import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { freeRooms, type Month, monthsBetween, nightPrice, saleWindow } from "#world/calendar/nights.ts";
import type { Row } from "#world/rows/Row.ts";
import { kinds } from "./kinds.ts";
import type { Plan, Room, Stay } from "./Stay.ts";

/** Tents are closed on weekdays in the coldest weeks. */
const isClosed = (stay: Stay, day: StayDate): boolean =>
	stay.kind === "glamping" &&
	(day.slice(5, 7) === "01" || day.slice(5, 7) === "02") &&
	freeRooms(1, stay.id, day) === 0;

/** Returns a plan's list price for a night in won; null when the stay is closed. */
export const priceOf = (stay: Stay, plan: Plan, day: StayDate): number | null =>
	isClosed(stay, day)
		? null
		: nightPrice(plan.base, plan.id, day, stay.city.season, kinds[stay.kind].saturday);

function days(month: Month): StayDate[] {
	return Array.from({ length: month.days }, (_, index) => addDays(month.first, index));
}

/** Number of rooms taken, by room and night: see `nightKey`. */
export type RoomsTaken = ReadonlyMap<string, number>;

export const nightKey = (roomId: number, night: StayDate): string => `${roomId}/${night}`;

/** Returns the nights on sale on the day `today`, as months; days before and after them are closed. */
function monthsOnSale(today: StayDate) {
	const { first, last } = saleWindow(today);
	const months = monthsBetween(first, last).map((month) => ({ ...month, list: days(month) }));
	return { months, isOn: (day: StayDate) => day >= first && day <= last };
}

/** Yields the rooms left, one row per room and month. */
export function* stockRows(stays: readonly Stay[], today: StayDate, taken: RoomsTaken): Generator<Row> {
	const { months, isOn } = monthsOnSale(today);
	const left = (room: Room, night: StayDate): number => {
		const free = freeRooms(room.cap, room.id, night) - (taken.get(nightKey(room.id, night)) ?? 0);
		if (free < 0) throw new Error(`More demo bookings than rooms: ${room.name}, ${night}`);
		return free;
	};
	for (const stay of stays)
		for (const room of stay.rooms)
			for (const { ym, list } of months)
				yield {
					property_id: stay.id,
					ym,
					room_id: room.id,
					cap: room.cap,
					stock: list.map((day) => (isOn(day) ? left(room, day) : 0)),
				};
}

/** Yields the list prices, one row per plan and month. */
export function* priceRows(stays: readonly Stay[], today: StayDate): Generator<Row> {
	const { months, isOn } = monthsOnSale(today);
	for (const stay of stays)
		for (const room of stay.rooms)
			for (const plan of room.plans)
				for (const { ym, list } of months)
					yield {
						property_id: stay.id,
						ym,
						room_id: room.id,
						rateplan_id: plan.id,
						price: list.map((day) => (isOn(day) ? priceOf(stay, plan, day) : null)),
					};
}
