import { bookingFormCopy } from "#copy/bookingForm.ts";
import { messagesCopy } from "#copy/messages.ts";
import { changedLineText } from "#domain/offer/priceLineLabel.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { BookingFailure } from "#ports/Bookings.ts";
import { formatWon } from "#ui/format/won.ts";

/** Why the last submit failed. */
export interface BookingProblem {
	readonly kind: "fields" | "priceChanged" | "soldOut" | "coupon" | "points" | "other";
	readonly title: string;
	readonly text: string | null;
}

const { problem } = bookingFormCopy;
const { msg } = messagesCopy;

export const fieldsProblem: BookingProblem = { kind: "fields", title: problem.fields, text: null };

const joinSentences = (sentences: readonly string[]): string => sentences.filter(Boolean).join(" ");

/** Which of the form's discounts the server refused, so that they are outdated; null for neither. */
export const refusedDiscount = ({ kind }: BookingFailure): "coupons" | "points" | null =>
	kind === "couponUnusable" || kind === "couponHeld" ? "coupons" : kind === "pointShort" ? "points" : null;

/**
 * Returns the problem to show for a failure; `total` is the amount to pay now, `dropped` names the coupons deselected, and `hasFewerPoints`
 * says that the member holds fewer points than were to be used.
 */
export function problemOf(
	failure: BookingFailure,
	total: Won,
	dropped = "",
	hasFewerPoints = false,
): BookingProblem {
	switch (failure.kind) {
		case "newPrice": {
			const line = failure.changed ? changedLineText(failure.changed) : "";
			const text = joinSentences([
				line,
				dropped && problem.couponsDropped(dropped),
				problem.priceNow(formatWon(total)),
			]);
			return { kind: "priceChanged", title: msg.priceChanged, text };
		}
		case "soldOut":
			return { kind: "soldOut", title: msg.soldOut, text: problem.soldOutNote };
		case "couponUnusable":
		case "couponHeld":
			return {
				kind: "coupon",
				title: msg.couponUnusable,
				text: joinSentences([
					dropped && problem.couponsDropped(dropped),
					hasFewerPoints ? problem.pointsFewer : "",
					problem.checkTotal,
				]),
			};
		case "pointShort":
			return {
				kind: "points",
				title: msg.pointShort,
				text: joinSentences([
					problem.pointsRead,
					dropped && problem.couponsDropped(dropped),
					problem.checkTotal,
				]),
			};
		case "unreachable":
		case "broken":
			return { kind: "other", title: problem.network, text: null };
		default: {
			const message = "message" in failure ? failure.message : null;
			return { kind: "other", title: message ?? problem.other, text: null };
		}
	}
}
