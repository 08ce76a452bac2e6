import { type StayDate, toDayNumber } from "./StayDate.ts";
import { wallClock } from "./zonedTime.ts";

const minute = 60_000;
const hour = 60 * minute;

const instants = new Map<string, number>();
const MAX_INSTANTS = 2_000;

/** A day and 'HH:mm' read as UTC. */
function asUtc(day: StayDate, time: string): number {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return toDayNumber(day) * 24 * hour + hours * hour + minutes * minute;
}

/** A zone's offset from UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number | null {
	const shown = wallClock(instant, timeZone);
	return shown === null ? null : asUtc(shown.day, shown.time) - instant;
}

/**
 * The instant a zone's wall clock shows a day and 'HH:mm': the first one where clocks show it twice, and with the offset
 * before it where they skip it. Null for an unknown zone.
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
	// Clocks went back or forward on the way, unless they skipped this very time.
	const isReached = offset !== null && offset !== before && offsetAt(wall - offset, timeZone) === offset;
	const answer = isReached ? wall - offset : instant;
	// asking the time zone tables takes longer than all other work on a list item
	if (instants.size >= MAX_INSTANTS) instants.clear();
	instants.set(key, answer);
	return answer;
}
