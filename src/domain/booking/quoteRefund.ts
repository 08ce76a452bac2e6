import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import { isCancelOpen, refundPercentAt, tiersOf } from "#domain/cancellation/cancelTerms.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import { sumWon, type Won, won } from "#domain/shared/Won.ts";
import type { RefundQuote, RefundSpan, RefundSplit } from "./RefundQuote.ts";
import { cancelParts, extraRefundAt, type OrderPart, refundTotalAt } from "./refund.ts";

/** How long a quote is valid, in milliseconds, unless the current refund tier ends earlier. [DEC-177] */
export const quoteMilliseconds = 10 * 60_000;

export interface RefundQuestion {
	readonly policy: CancelPolicy;
	readonly parts: readonly OrderPart[];
	/** Indexes of the parts to cancel. */
	readonly indexes: readonly number[];
	/** Extra payments made for these parts; refunded at the same percentage. [DEC-095] */
	readonly extras?: readonly Won[];
	/** Whether the order's coupons have expired, so that they could not be reused anyway. */
	readonly isCouponExpired: boolean;
	/** Epoch milliseconds. */
	readonly now: number;
}

/** A quote before it is given an id, including the value of the refunded coupon. */
export type QuotedRefund = Omit<RefundQuote, "id"> &
	RefundSplit & {
		/** Refund percentage if cancelled now, 0 to 100. */
		readonly refundPercent: number;
		/** The order's parts after these are cancelled. */
		readonly parts: readonly OrderPart[];
	};

export type QuoteRefusal =
	| { readonly kind: "alreadyCancelled" }
	/** The last refundable tier has ended, or there never was one. */
	| { readonly kind: "notCancellable" }
	| { readonly kind: "noPartialCancel" };

/**
 * Quotes the refund of a cancellation, now and over time. The quote expires with the current tier, so it never promises more than the
 * policy grants at the moment of cancelling. [DEC-099, DEC-177]
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

/** Whether a quote is still binding. [DEC-177] */
export const isQuoteValid = (quote: { readonly expiresAt: number }, now: number): boolean =>
	now < quote.expiresAt;
