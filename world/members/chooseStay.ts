import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { freeRooms } from "#world/calendar/nights.ts";
import { stableIndex } from "#world/illustrations/kit/random.ts";
import { nightKey, priceOf } from "#world/stays/nightRows.ts";
import type { Plan, Room, Stay } from "#world/stays/Stay.ts";
import type { BookingSeed, StayWish } from "./bookings.ts";

/** A room's plan that a demo booking buys. */
export interface Choice {
	readonly stay: Stay;
	readonly room: Room;
	readonly plan: Plan;
}

const tests: {
	readonly [Key in keyof StayWish]-?: (choice: Choice, wanted: NonNullable<StayWish[Key]>) => boolean;
} = {
	own: ({ stay }, wanted) => (stay.channel === 1) === wanted,
	abroad: ({ stay }, wanted) => (stay.city.nation !== "KR") === wanted,
	instant: ({ plan, stay }, wanted) => (plan.isInstant && stay.channel === 1) === wanted,
	policy: ({ plan }, wanted) => plan.cancel === wanted,
	kind: ({ stay }, wanted) => stay.kind === wanted,
	city: ({ stay }, wanted) => stay.city.code === wanted,
};

/** Returns the choices that match a wish, dropping its last conditions until there are any. */
function fitting(choices: readonly Choice[], wish: StayWish): Choice[] {
	const keys = (Object.keys(tests) as (keyof StayWish)[]).filter((key) => wish[key] !== undefined);
	for (let count = keys.length; count >= 0; count--) {
		const found = choices.filter((choice) =>
			keys.slice(0, count).every((key) => {
				const test = tests[key] as (choice: Choice, wanted: unknown) => boolean;
				return test(choice, wish[key]);
			}),
		);
		if (found.length > 0) return found;
	}
	return [];
}

/** Rooms already taken by demo bookings, by room and night. */
export type Taken = Map<string, number>;

/** Chooses a plan for a demo booking: it fits the guests, is refundable, is open and, from today on, has rooms left. */
export function chooseStay(
	stays: readonly Stay[],
	seed: BookingSeed,
	{ checkIn, today, taken }: { checkIn: StayDate; today: StayDate; taken: Taken },
): Choice {
	const { rooms = 1, adults = 2, childAges = [] } = seed;
	const nights = Array.from({ length: seed.nights }, (_, night) => addDays(checkIn, night));
	const canHave = ({ stay, room, plan }: Choice): boolean =>
		!plan.type.isHidden &&
		plan.cancel !== "none" &&
		seed.nights >= (plan.type.minNights ?? 1) &&
		!stay.isClosed &&
		room.type.maxGuests * rooms >= adults + childAges.length &&
		nights.every(
			(night) =>
				priceOf(stay, plan, night) !== null &&
				(night < today ||
					freeRooms(room.cap, room.id, night) - (taken.get(nightKey(room.id, night)) ?? 0) >= rooms),
		);
	const all = stays.flatMap((stay) =>
		stay.rooms.flatMap((room) => room.plans.map((plan): Choice => ({ stay, room, plan }))),
	);
	const found = fitting(all.filter(canHave), seed.wish);
	const choice = found[stableIndex(seed.key, found.length)];
	if (!choice) throw new Error(`No stay for the demo booking ${seed.key}`);
	for (const night of nights) {
		const key = nightKey(choice.room.id, night);
		if (night >= today) taken.set(key, (taken.get(key) ?? 0) + rooms);
	}
	return choice;
}
