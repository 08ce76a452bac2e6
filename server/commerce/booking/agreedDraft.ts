import { bookingFormCopy } from "#copy/bookingForm.ts";
import type { DraftRefusal, OrderDraft } from "#domain/booking/draftOrder.ts";
import { couponRefusalText } from "#domain/coupon/couponRules.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import type { PlanPrices } from "#domain/offer/planPrices.ts";
import { minimumCharge } from "#domain/payment/paymentAmounts.ts";
import { groupedWon } from "#domain/shared/groupedWon.ts";
import type { Result } from "#domain/shared/Result.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { BookingRequest } from "./BookingRequest.ts";
import { PriceChanged } from "./PriceChanged.ts";

function refusalOf(error: DraftRefusal): Refusal {
	if (error.kind === "coupons")
		return new Refusal("couponUnusable", { message: couponRefusalText(error.refusal) });
	if (error.kind === "tooLittle") {
		const message = bookingFormCopy.discount.tooLittle(
			`${groupedWon(error.total)}원`,
			`${groupedWon(minimumCharge)}원`,
		);
		return new Refusal("invalidRequest", { message });
	}
	return new Refusal(error.refusal.kind === "pointShort" ? "pointShort" : "invalidRequest");
}

/**
 * Returns the draft if it costs what the traveller agreed to. Reports the first problem in this order: an unusable coupon, a changed price,
 * insufficient points, too little left to pay.
 * @throws Refusal couponUnusable, priceChanged, pointShort, invalidRequest
 */
export async function agreedDraft(
	draft: Result<OrderDraft, DraftRefusal>,
	booking: BookingRequest,
	{ lines: base, keyCode }: PlanPrices,
	seen: () => Promise<readonly PriceLine[] | null>,
): Promise<OrderDraft> {
	const isSeen = keyCode === booking.keyCode;
	if (!draft.ok) {
		const { error } = draft;
		if (error.kind !== "coupons" && !isSeen)
			throw new PriceChanged({ lines: error.lines, base, seen: await seen() });
		throw refusalOf(error);
	}
	const { lines, amounts } = draft.value;
	if (!isSeen) throw new PriceChanged({ lines, base, seen: await seen() });
	if (amounts.totalAmount !== booking.expectedTotal) throw new PriceChanged({ lines, base, seen: null });
	return draft.value;
}
