import { cancellationCopy } from "#copy/cancellation.ts";
import { fill } from "#copy/fill.ts";
import { monthDay, parseTimed } from "#domain/shared/dateForms.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { koreanDateTime, koreanDay, koreanInstant } from "#domain/shared/koreanTime.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { bothClocks, koreanZone } from "#domain/shared/zonedTime.ts";
import type { CancelPolicy, CancelTier } from "./CancelPolicy.ts";

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

/** '12.3(목) 15:00', the day alone where it ends with it; by both clocks for a stay abroad. [DEC-099, DEC-100] */
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
 * The policy of a stay from the steps of its plan, by their instants: in order, and nothing comes back after the last one that
 * ends. Steps that give nothing back are that end. [DEC-099]
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

/** Until when at least so much comes back; epoch milliseconds, null when it never does or always. */
export const refundableUntil = ({ tiers }: Pick<CancelPolicy, "tiers">, percent: number): number | null =>
	tiers.findLast(({ refundPercent }) => refundPercent >= percent)?.until ?? null;

/** Until when all comes back; null when that has no end or cannot be read. */
function freeUntilText(policy: CancelPolicy): string | null {
	const until = refundableUntil(policy, 100);
	return policy.timeZone !== undefined && until !== null
		? bothClocks(until, policy.timeZone)
		: momentText(policy.cancelDate);
}

/** The one line about cancelling that leads lists, plans and bookings. [DOM-CANCEL-01, DOM-CANCEL-02, DOM-CANCEL-03, DEC-099, DEC-100] */
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

/** The headline for what is read later, a mail or a paper: its moments instead of what 'now' gives back. [DEC-099] */
export function lastingTerms(policy: CancelPolicy | null, now: number): string {
	const { kind, text } = cancelHeadline(policy, now);
	if (policy === null || kind === "failed" || kind === "none") return text;
	if (kind === "free" && freeUntilText(policy) !== null) return text;
	return tiersOf(policy)
		.filter(({ until }) => until === null || until > now)
		.map((tier, index) => tierLine(tier, index === 0, policy.timeZone))
		.join(", ");
}
