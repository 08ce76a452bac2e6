import { bookingTexts } from "#domain/copy/booking.ts";
import { fill } from "#domain/copy/fill.ts";
import { moneyCopy } from "#domain/copy/money.ts";
import { monthDay, parseTimed } from "#domain/shared/dateForms.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { koreanDateTime, koreanDay, koreanInstant } from "#domain/shared/koreanTime.ts";
import { addDays, type StayDate, toDayNumber } from "#domain/shared/StayDate.ts";
import type { CancelPolicy, CancelTier } from "./CancelPolicy.ts";

/** A step of a plan's terms: the percentage that comes back until the time on the day so many days before check-in. */
export interface CancelRule {
	readonly daysBefore: number;
	/** 'HH:mm' on the stay's own wall clock; '24:00' = the end of the day. */
	readonly time: string;
	readonly refundPercent: number;
}

const minute = 60_000;
const day = 1440 * minute;

function minutesOf(time: string): number {
	const match = /^(\d{2}):([0-5]\d)$/.exec(time);
	const minutes = match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN;
	invariant(minutes <= 1440, `${time} is a time of day`);
	return minutes;
}

/** 'M.D(요일) HH:mm' of a policy's date, without a time when it has none; null when it cannot be read. */
function momentText(cancelDate: string | null): string | null {
	const moment = parseTimed(cancelDate);
	if (moment === null) return null;
	return moment.time === null ? monthDay(moment.day) : `${monthDay(moment.day)} ${moment.time.slice(0, 5)}`;
}

/** A tier's end in Korean time as policies write it: the end of a day is the day alone, which lasts to its last second. */
function endText(until: number): string {
	const text = koreanDateTime(until);
	return text.endsWith("00:00:00") ? koreanDay(until - 1) : text;
}

function tierLine({ until, refundPercent: n }: CancelTier, isFirst: boolean): string {
	if (until !== null) {
		const date = `${momentText(endText(until))}`;
		return n === 100
			? fill(moneyCopy.cancel.tierFree, { date })
			: fill(moneyCopy.cancel.tierPercent, { date, n });
	}
	if (n === 0) return isFirst ? bookingTexts.cancel.notPossible : moneyCopy.cancel.tierNoneAfter;
	return fill(isFirst ? moneyCopy.cancel.tierAlways : moneyCopy.cancel.tierAfter, { n });
}

/** Tiers run in time order, give back less and less, and only the last is open-ended and may give back nothing. */
function checkTiers(tiers: readonly CancelTier[]): void {
	const ends = tiers.map((tier) => tier.until ?? Number.POSITIVE_INFINITY);
	const percents = tiers.map((tier) => tier.refundPercent);
	invariant(
		ends.length > 0 && ends.indexOf(Number.POSITIVE_INFINITY) === tiers.length - 1,
		"only the last tier is open-ended",
	);
	invariant(
		ends.every((end, index) => index === 0 || end > Number(ends[index - 1])),
		"tiers come in time order",
	);
	invariant(
		percents.every((percent, index) => percent >= 0 && percent <= (percents[index - 1] ?? 100)),
		"tiers give back 100 % at most, and never more than the one before",
	);
	invariant(
		percents.slice(0, -1).every((percent) => percent > 0),
		"a tier that ends gives something back",
	);
}

/** A policy of tiers in time order, the last open-ended: the snapshot an order keeps. [ENT-27, DEC-099] */
export function cancelPolicyOf(tiers: readonly CancelTier[], isPartialCancelAllowed: boolean): CancelPolicy {
	checkTiers(tiers);
	const free = tiers.findLast((tier) => tier.refundPercent === 100);
	return {
		isCancellable: tiers.some((tier) => tier.refundPercent > 0),
		isPartialCancelAllowed,
		cancelDate: free?.until == null ? null : endText(free.until),
		cancelText: tiers.map((tier, index) => tierLine(tier, index === 0)),
		tiers,
	};
}

/**
 * The policy of a stay from its plan's rules, which count on the stay's own clock; nothing comes back after the last rule.
 * `utcOffset` is the stay's offset in minutes (540 in Korea). [DEC-099]
 */
export function cancelPolicyFor(
	rules: readonly CancelRule[],
	checkIn: StayDate,
	utcOffset: number,
	isPartialCancelAllowed: boolean,
): CancelPolicy {
	const giving = rules.filter((rule) => rule.refundPercent > 0);
	const tiers = giving.map((rule) => ({
		until: (toDayNumber(checkIn) - rule.daysBefore) * day + (minutesOf(rule.time) - utcOffset) * minute,
		refundPercent: rule.refundPercent,
	}));
	const inOrder = tiers.toSorted((a, b) => a.until - b.until);
	return cancelPolicyOf([...inOrder, { until: null, refundPercent: 0 }], isPartialCancelAllowed);
}

/** Whether a policy says nothing at all, so that the screen asks to try again. [DOM-CANCEL-03, DEC-100] */
export const isEmptyPolicy = (policy: CancelPolicy): boolean =>
	policy.isCancellable === null &&
	!policy.cancelDate &&
	policy.cancelText.length === 0 &&
	policy.tiers.length === 0;

const nothing: readonly CancelTier[] = [{ until: null, refundPercent: 0 }];

/** The first moment after a policy's date, a day lasting to its end in Korea; null when the date cannot be read. [DEC-100] */
function endOf(cancelDate: string | null): number | null {
	const moment = parseTimed(cancelDate);
	return moment === null || moment.time !== null
		? koreanInstant(cancelDate)
		: koreanInstant(addDays(moment.day, 1));
}

/** The policy's tiers; one without any is free until its date, and gives nothing back when that cannot be read. [DEC-099, DEC-100] */
export function tiersOf(policy: CancelPolicy): readonly CancelTier[] {
	if (policy.isCancellable === false) return nothing;
	if (policy.tiers.length > 0) return policy.tiers;
	const until = endOf(policy.cancelDate);
	return until === null ? nothing : [{ until, refundPercent: 100 }, ...nothing];
}

/** The percentage that comes back when cancelled now. [DEC-099] */
export const refundPercentAt = (policy: CancelPolicy, now: number): number =>
	tiersOf(policy).find((tier) => tier.until === null || now < tier.until)?.refundPercent ?? 0;

/** Whether cancelling still gives something back: after the last refundable tier btnCancelYn is 'N'. [DEC-099] */
export const isCancelOpen = (policy: CancelPolicy, now: number): boolean => refundPercentAt(policy, now) > 0;

export interface CancelHeadline {
	/** failed: there is no policy to speak of, offer to try again. */
	readonly kind: "free" | "partial" | "none" | "failed";
	readonly text: string;
}

/** The one line about cancelling that leads lists, plans and bookings. [DOM-CANCEL-01, DOM-CANCEL-02, DOM-CANCEL-03, DEC-099, DEC-100] */
export function cancelHeadline(policy: CancelPolicy | null, now: number): CancelHeadline {
	if (policy === null || isEmptyPolicy(policy))
		return { kind: "failed", text: bookingTexts.cancel.policyFailed };
	const percent = refundPercentAt(policy, now);
	if (percent === 0) return { kind: "none", text: bookingTexts.cancel.notPossible };
	const date = momentText(policy.cancelDate);
	if (percent === 100 && date !== null)
		return { kind: "free", text: fill(bookingTexts.cancel.free, { date }) };
	return {
		kind: percent === 100 ? "free" : "partial",
		text: fill(moneyCopy.cancel.nowPercent, { n: percent }),
	};
}
