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

/** Whether the form's coupons and points are outdated. */
export const isAccountOutdated = ({ kind }: BookingFailure): boolean =>
	kind === "couponUnusable" || kind === "couponHeld" || kind === "pointShort";

/** Returns the problem to show for a failure; `total` is the amount to pay now. */
export function problemOf(failure: BookingFailure, total: Won): BookingProblem {
	switch (failure.kind) {
		case "newPrice": {
			const line = failure.changed ? changedLineText(failure.changed) : "";
			const text = [line, problem.priceNow(formatWon(total))].filter(Boolean).join(" ");
			return { kind: "priceChanged", title: msg.priceChanged, text };
		}
		case "soldOut":
			return { kind: "soldOut", title: msg.soldOut, text: problem.soldOutNote };
		case "couponUnusable":
		case "couponHeld":
			return { kind: "coupon", title: msg.couponUnusable, text: problem.couponNote };
		case "pointShort":
			return { kind: "points", title: msg.pointShort, text: problem.pointsNote };
		case "unreachable":
		case "broken":
			return { kind: "other", title: problem.network, text: null };
		default: {
			const message = "message" in failure ? failure.message : null;
			return { kind: "other", title: message ?? problem.other, text: null };
		}
	}
}
