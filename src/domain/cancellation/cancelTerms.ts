import { cancellationCopy } from "#copy/cancellation.ts";
import { fill } from "#copy/fill.ts";
import { monthDay, parseTimed } from "#domain/shared/dateForms.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { koreanDateTime, koreanDay, koreanInstant } from "#domain/shared/koreanTime.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { bothClocks, koreanZone } from "#domain/shared/zonedTime.ts";
import type { CancelPolicy, CancelTier } from "./CancelPolicy.ts";

/** Formats a policy date as 'M.D(요일) HH:mm', without the time when it has none; null when it cannot be parsed. */
function momentText(cancelDate: string | null): string | null {
	const moment = parseTimed(cancelDate);
	if (moment === null) return null;
	return moment.time === null ? monthDay(moment.day) : `${monthDay(moment.day)} ${moment.time.slice(0, 5)}`;
}

/**
 * Formats a tier's end in Korean time in the notation of policies: an end at midnight becomes the preceding date alone, which lasts to its
 * last second.
 */
function endText(until: number): string {
	const text = koreanDateTime(until);
	return text.endsWith("00:00:00") ? koreanDay(until - 1) : text;
}

/**
 * Formats a tier's end as '12.3(목) 15:00', or as a date alone when it ends with that day; in both time zones for a stay abroad. [DEC-099,
 * DEC-100]
 */
export const tierEnd = (until: number, timeZone: string | undefined): string =>
	timeZone === undefined ? `${momentText(endText(until))}` : bothClocks(until, timeZone);

function tierLine(
	{ until, refundPercent: n }: CancelTier,
	isFirst: boolean,
	timeZone: string | undefined,
): string {
	if (until !== null) {
		const date = tierEnd(until, timeZone);
		return n === 100
			? fill(cancellationCopy.tierFree, { date })
			: fill(cancellationCopy.tierPercent, { date, n });
	}
	if (n === 0) return isFirst ? cancellationCopy.notPossible : cancellationCopy.tierNoneAfter;
	return fill(isFirst ? cancellationCopy.tierAlways : cancellationCopy.tierAfter, { n });
}

/** Asserts that tiers are chronological with non-increasing refunds, and that only the last is open-ended and may refund nothing. */
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

/** Builds the policy snapshot that an order keeps, from chronological tiers of which the last is open-ended. [ENT-27, DEC-099] */
export function cancelPolicyOf(
	tiers: readonly CancelTier[],
	isPartialCancelAllowed: boolean,
	timeZone?: string,
): CancelPolicy {
	const abroad = timeZone === koreanZone ? undefined : timeZone;
	checkTiers(tiers);
	const freeUntil = refundableUntil({ tiers }, 100);
	return {
		isCancellable: tiers.some((tier) => tier.refundPercent > 0),
		isPartialCancelAllowed,
		cancelDate: freeUntil === null ? null : endText(freeUntil),
		cancelText: tiers.map((tier, index) => tierLine(tier, index === 0, abroad)),
		tiers,
		...(abroad === undefined ? {} : { timeZone: abroad }),
	};
}

/**
 * Builds a stay's policy from its plan's steps: sorts them by time and closes them with a final tier that refunds nothing, unless the last
 * one is open-ended. Steps that refund nothing are dropped, since the final tier covers them. [DEC-099]
 */
export function cancelPolicyFor(
	steps: readonly CancelTier[],
	isPartialCancelAllowed: boolean,
	timeZone?: string,
): CancelPolicy {
	const giving = steps.filter(({ refundPercent }) => refundPercent > 0);
	const inOrder = giving.toSorted(
		(a, b) => (a.until ?? Number.POSITIVE_INFINITY) - (b.until ?? Number.POSITIVE_INFINITY),
	);
	const isOpen = inOrder.at(-1)?.until === null;
	return cancelPolicyOf(
		isOpen ? inOrder : [...inOrder, { until: null, refundPercent: 0 }],
		isPartialCancelAllowed,
		timeZone,
	);
}

/**
 * Returns the policy with every refund ending at the given moment at the latest, e.g. at the check-in of a voucher whose day was fixed.
 * [DEC-099, DEC-192]
 */
export function endingBy(policy: CancelPolicy, moment: number): CancelPolicy {
	const steps = tiersOf(policy);
	const begun = steps.filter((_, index) => (steps[index - 1]?.until ?? 0) < moment);
	return cancelPolicyFor(
		begun.map(({ until, refundPercent }) => ({ until: Math.min(until ?? moment, moment), refundPercent })),
		policy.isPartialCancelAllowed,
		policy.timeZone,
	);
}

/** Whether a policy contains no information at all, in which case the screen offers a retry. [DOM-CANCEL-03, DEC-100] */
export const isEmptyPolicy = (policy: CancelPolicy): boolean =>
	policy.isCancellable === null &&
	!policy.cancelDate &&
	policy.cancelText.length === 0 &&
	policy.tiers.length === 0;

const nothing: readonly CancelTier[] = [{ until: null, refundPercent: 0 }];

/**
 * Returns the first moment after a policy's date, in epoch milliseconds; a date without a time lasts until the end of that day in Korea.
 * Null when it cannot be parsed. [DEC-100]
 */
function endOf(cancelDate: string | null): number | null {
	const moment = parseTimed(cancelDate);
	return moment === null || moment.time !== null
		? koreanInstant(cancelDate)
		: koreanInstant(addDays(moment.day, 1));
}

/**
 * Returns the policy's tiers. A policy without tiers is free until its date, and refunds nothing when that date cannot be parsed. [DEC-099,
 * DEC-100]
 */
export function tiersOf(policy: CancelPolicy): readonly CancelTier[] {
	if (policy.isCancellable === false) return nothing;
	if (policy.tiers.length > 0) return policy.tiers;
	const until = endOf(policy.cancelDate);
	return until === null ? nothing : [{ until, refundPercent: 100 }, ...nothing];
}

/** Returns the refund percentage for cancelling now. [DEC-099] */
export const refundPercentAt = (policy: CancelPolicy, now: number): number =>
	tiersOf(policy).find((tier) => tier.until === null || now < tier.until)?.refundPercent ?? 0;

/** Whether cancelling now still refunds something; after the last refundable tier btnCancelYn is 'N'. [DEC-099] */
export const isCancelOpen = (policy: CancelPolicy, now: number): boolean => refundPercentAt(policy, now) > 0;

export interface CancelHeadline {
	/** 'failed': no policy is available, so offer a retry. */
	readonly kind: "free" | "partial" | "none" | "failed";
	readonly text: string;
}

/**
 * Returns the end, in epoch milliseconds, of the last tier that refunds at least `percent`; null when there is no such tier or it is
 * open-ended.
 */
export const refundableUntil = ({ tiers }: Pick<CancelPolicy, "tiers">, percent: number): number | null =>
	tiers.findLast(({ refundPercent }) => refundPercent >= percent)?.until ?? null;

/** Returns the end of full refunds as text; null when there is no end or it cannot be parsed. */
function freeUntilText(policy: CancelPolicy): string | null {
	const until = refundableUntil(policy, 100);
	return policy.timeZone !== undefined && until !== null
		? bothClocks(until, policy.timeZone)
		: momentText(policy.cancelDate);
}

/** Returns the one-line cancellation summary shown on lists, plans and bookings. [DOM-CANCEL-01, DOM-CANCEL-02, DOM-CANCEL-03, DEC-099, DEC-100] */
export function cancelHeadline(policy: CancelPolicy | null, now: number): CancelHeadline {
	if (policy === null || isEmptyPolicy(policy))
		return { kind: "failed", text: cancellationCopy.policyFailed };
	const percent = refundPercentAt(policy, now);
	if (percent === 0) return { kind: "none", text: cancellationCopy.notPossible };
	const date = freeUntilText(policy);
	if (percent === 100 && date !== null) return { kind: "free", text: fill(cancellationCopy.free, { date }) };
	return {
		kind: percent === 100 ? "free" : "partial",
		text: fill(cancellationCopy.nowPercent, { n: percent }),
	};
}

/**
 * Returns the headline for documents read later, such as e-mails and printouts: it lists the deadlines instead of what cancelling now would
 * refund. [DEC-099]
 */
export function printableTerms(policy: CancelPolicy | null, now: number): string {
	const { kind, text } = cancelHeadline(policy, now);
	if (policy === null || kind === "failed" || kind === "none") return text;
	if (kind === "free" && freeUntilText(policy) !== null) return text;
	return tiersOf(policy)
		.filter(({ until }) => until === null || until > now)
		.map((tier, index) => tierLine(tier, index === 0, policy.timeZone))
		.join(", ");
}
