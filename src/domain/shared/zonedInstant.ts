import { type StayDate, toDayNumber } from "./StayDate.ts";
import { wallClock } from "./zonedTime.ts";

const minute = 60_000;
const hour = 60 * minute;

const instants = new Map<string, number>();
const MAX_INSTANTS = 2_000;

/** Converts a date and 'HH:mm' to an instant as if they were UTC. */
function asUtc(day: StayDate, time: string): number {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return toDayNumber(day) * 24 * hour + hours * hour + minutes * minute;
}

/** Returns a zone's UTC offset at an instant, in milliseconds; null for an unknown zone. */
function offsetAt(instant: number, timeZone: string): number | null {
	const shown = wallClock(instant, timeZone);
	return shown === null ? null : asUtc(shown.day, shown.time) - instant;
}

/**
 * Returns the instant (epoch milliseconds) of a local date and 'HH:mm' in a zone. A time that occurs twice resolves to the first; a time
 * skipped by a clock change is resolved with the offset before it. Null for an unknown zone.
 */
export function zonedInstant(day: StayDate, time: string, timeZone: string): number | null {
	const key = `${day} ${time} ${timeZone}`;
	const known = instants.get(key);
	if (known !== undefined) return known;
	const wall = asUtc(day, time);
	const before = offsetAt(wall - 24 * hour, timeZone);
	if (before === null) return null;
	const instant = wall - before;
	const offset = offsetAt(instant, timeZone);
	// The clocks changed in between, unless this very time is skipped.
	const isReached = offset !== null && offset !== before && offsetAt(wall - offset, timeZone) === offset;
	const answer = isReached ? wall - offset : instant;
	// Cached, because time zone lookups take longer than all other work on a list item.
	if (instants.size >= MAX_INSTANTS) instants.clear();
	instants.set(key, answer);
	return answer;
}
