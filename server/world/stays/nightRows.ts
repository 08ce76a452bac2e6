import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import type { Row } from "../insertRows.ts";
import { freeRooms, type Month, monthsBetween, nightPrice } from "../nights.ts";
import { kinds } from "./kinds.ts";
import type { Plan, Room, Stay } from "./Stay.ts";

/** A tent stays closed on weekdays in the coldest weeks. */
const isClosed = (stay: Stay, day: StayDate): boolean =>
	stay.kind === "glamping" &&
	(day.slice(5, 7) === "01" || day.slice(5, 7) === "02") &&
	freeRooms(1, stay.id, day) === 0;

/** List price of a night of a plan in won; null when the stay is closed. */
export const priceOf = (stay: Stay, plan: Plan, day: StayDate): number | null =>
	isClosed(stay, day)
		? null
		: nightPrice(plan.base, plan.id, day, stay.city.season, kinds[stay.kind].saturday);

function days(month: Month): StayDate[] {
	return Array.from({ length: month.days }, (_, index) => addDays(month.first, index));
}

/** Stock and prices of all nights from `first` to `last`; the days of their months outside these are closed. */
export function* nightRows(
	stays: readonly Stay[],
	first: StayDate,
	last: StayDate,
): Generator<{ rooms: Row[]; plans: Row[] }> {
	const months = monthsBetween(first, last).map((month) => ({ ...month, list: days(month) }));
	const isOn = (day: StayDate) => day >= first && day <= last;
	const stockRow = (stay: Stay, room: Room, { ym, list }: (typeof months)[number]): Row => ({
		property_id: stay.id,
		ym,
		room_id: room.id,
		cap: room.cap,
		stock: list.map((day) => (isOn(day) ? freeRooms(room.cap, room.id, day) : 0)),
	});
	const priceRow = (stay: Stay, room: Room, plan: Plan, { ym, list }: (typeof months)[number]): Row => ({
		property_id: stay.id,
		ym,
		room_id: room.id,
		rateplan_id: plan.id,
		price: list.map((day) => (isOn(day) ? priceOf(stay, plan, day) : null)),
	});
	for (const stay of stays) {
		yield {
			rooms: stay.rooms.flatMap((room) => months.map((month) => stockRow(stay, room, month))),
			plans: stay.rooms.flatMap((room) =>
				room.plans.flatMap((plan) => months.map((month) => priceRow(stay, room, plan, month))),
			),
		};
	}
}
