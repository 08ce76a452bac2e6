import type { CancelPolicy, CancelTier } from "#domain/booking/CancelPolicy.ts";
import { cancelPolicyOf } from "#domain/booking/cancelTerms.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { type StayDate, toDayNumber } from "#domain/shared/StayDate.ts";

/** rateplan.cancel_policy: the share that comes back until so many hours before check-in; null hours = ever after. */
export interface StoredCancelPolicy {
	readonly tiers: readonly { readonly hoursBefore: number | null; readonly refundPercent: number }[];
}

const minute = 60_000;
const hour = 60 * minute;

const formats = new Map<string, Intl.DateTimeFormat>();

/** What a zone's wall clock shows at an instant, written as if it were UTC. */
function wallClock(timeZone: string, instant: number): number {
	let format = formats.get(timeZone);
	if (!format) {
		format = new Intl.DateTimeFormat("en-CA", {
			timeZone,
			hourCycle: "h23",
			year: "numeric",
			month: "2-digit",
			day: "2-digit",
			hour: "2-digit",
			minute: "2-digit",
			second: "2-digit",
		});
		formats.set(timeZone, format);
	}
	const part = Object.fromEntries(
		format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
	);
	return Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!, part.second!);
}

const instants = new Map<string, number>();
const MOST_INSTANTS = 2_000;

/** The instant a zone's wall clock shows a day and 'HH:mm'; a time that clocks skip is taken with the offset before it. */
export function zonedInstant(day: StayDate, time: string, timeZone: string): number {
	const key = `${day} ${time} ${timeZone}`;
	const known = instants.get(key);
	if (known !== undefined) return known;
	const instant = computeInstant(day, time, timeZone);
	// asking the time zone tables takes longer than all other work on a list item
	if (instants.size >= MOST_INSTANTS) instants.clear();
	instants.set(key, instant);
	return instant;
}

function computeInstant(day: StayDate, time: string, timeZone: string): number {
	const [hours, minutes] = time.split(":").map(Number);
	const wall = toDayNumber(day) * 24 * hour + (hours ?? 0) * hour + (minutes ?? 0) * minute;
	const guess = wall - (wallClock(timeZone, wall) - wall);
	return wall - (wallClock(timeZone, guess) - guess);
}

/**
 * A plan's cancellation terms for one check-in: hours before check-in become instants by the stay's own clock. Steps that
 * give nothing back become the open end. [DEC-099]
 */
export function planCancelPolicy(
	stored: StoredCancelPolicy,
	isPartialCancelAllowed: boolean,
	checkIn: { readonly day: StayDate; readonly time: string; readonly timeZone: string },
): CancelPolicy {
	const start = zonedInstant(checkIn.day, checkIn.time, checkIn.timeZone);
	const steps = stored.tiers
		.filter((tier) => tier.refundPercent > 0 || tier.hoursBefore === null)
		.map(
			({ hoursBefore, refundPercent }): CancelTier => ({
				until: hoursBefore === null ? null : start - hoursBefore * hour,
				refundPercent,
			}),
		)
		.sort((a, b) => (a.until ?? Number.POSITIVE_INFINITY) - (b.until ?? Number.POSITIVE_INFINITY));
	invariant(steps.filter((step) => step.until === null).length <= 1, "one step is open-ended");
	const isOpen = steps.at(-1)?.until === null;
	return cancelPolicyOf(
		isOpen ? steps : [...steps, { until: null, refundPercent: 0 }],
		isPartialCancelAllowed,
	);
}
