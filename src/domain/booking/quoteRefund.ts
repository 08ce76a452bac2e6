import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import { isCancelOpen, refundPercentAt, tiersOf } from "#domain/cancellation/cancelTerms.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import { sumWon, type Won, won } from "#domain/shared/Won.ts";
import type { RefundQuote, RefundSpan, RefundSplit } from "./RefundQuote.ts";
import { cancelParts, extraRefundAt, type OrderPart, refundTotalAt } from "./refund.ts";

/** How long a quote holds, unless a cheaper tier ends before. [DEC-177] */
export const quoteMilliseconds = 10 * 60_000;

export interface RefundQuestion {
	readonly policy: CancelPolicy;
	readonly parts: readonly OrderPart[];
	/** The parts to cancel, by position. */
	readonly indexes: readonly number[];
	/** Extra payments made for these parts since: the same share of each comes back. [DEC-095] */
	readonly extras?: readonly Won[];
	/** The order's coupons could not be used any more anyway. */
	readonly isCouponExpired: boolean;
	/** Epoch milliseconds. */
	readonly now: number;
}

/** A quote before it has an id, with the value of the coupon that comes back. */
export type QuotedRefund = Omit<RefundQuote, "id"> &
	RefundSplit & {
		/** What of a hundred comes back now. */
		readonly refundPercent: number;
		/** The order's parts once these are cancelled. */
		readonly parts: readonly OrderPart[];
	};

export type QuoteRefusal =
	| { readonly kind: "alreadyCancelled" }
	/** The last refundable tier is over, or never was. */
	| { readonly kind: "notCancellable" }
	| { readonly kind: "noPartialCancel" };

/**
 * What a cancel gives back now and later: "refund by time". The quote ends with its tier, so that it never promises more than
 * the policy at the moment of the cancel. [DEC-099, DEC-177]
 */
export function quoteRefund(question: RefundQuestion): Result<QuotedRefund, QuoteRefusal> {
	const { policy, parts, indexes, extras = [], isCouponExpired, now } = question;
	const standing = parts.filter((part) => part.refund === null).length;
	if (!policy.isPartialCancelAllowed && indexes.length < standing) return err({ kind: "noPartialCancel" });
	if (!isCancelOpen(policy, now)) return err({ kind: "notCancellable" });

	const percent = refundPercentAt(policy, now);
	const current = cancelParts(parts, indexes, percent, isCouponExpired);
	if (!current.ok) return current;

	const ofExtras = (at: number): Won => sumWon(extras.map((amount) => extraRefundAt(amount, at)));
	const { split } = current.value;

	const tiers = tiersOf(policy).filter((tier) => tier.until === null || tier.until > now);
	const timeline: RefundSpan[] = [];
	let from = now;
	let expiresAt = now + quoteMilliseconds;
	for (const { until, refundPercent } of tiers) {
		timeline.push({
			from,
			to: until,
			refundPercent,
			refundTotal: sumWon([refundTotalAt(parts, indexes, refundPercent), ofExtras(refundPercent)]),
		});
		if (until === null) break;
		from = until;
		expiresAt = Math.min(expiresAt, until);
	}
	return ok({
		...split,
		penalty: won(split.penalty + sumWon(extras) - ofExtras(percent)),
		refundAmount: sumWon([split.refundAmount, ofExtras(percent)]),
		expiresAt,
		timeline,
		refundPercent: percent,
		parts: current.value.parts,
	});
}

/** Whether a quote still binds. [DEC-177] */
export const isQuoteValid = (quote: { readonly expiresAt: number }, now: number): boolean =>
	now < quote.expiresAt;
