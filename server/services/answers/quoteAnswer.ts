import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { Schemas } from "#server/catalogue/stay/wire.ts";
import { QuoteChanged } from "#server/commerce/cancellation/requestCancel.ts";
import type { CancelQuote } from "#server/commerce/cancellation/store/QuoteStore.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";

/** Maps a cancellation quote to the wire format, with times in Korean time. [DEC-177] */
export const quoteAnswer = (quote: CancelQuote): Schemas["CancelQuote"] => ({
	quoteId: quote.id,
	expiresAt: koreanDateTime(quote.expiresAt),
	penalty: quote.penalty,
	refundAmount: quote.refundAmount,
	refundPointAmount: quote.refundAwesomeCash,
	refundUserPointAmount: quote.refundWelfarePoints,
	couponRestored: quote.isCouponRestored,
	timeline: quote.timeline.slice(0, 20).map(({ from, to, refundPercent, refundTotal }) => ({
		from: koreanDateTime(from),
		to: to === null ? null : koreanDateTime(to),
		refundPercent,
		refundAmount: refundTotal,
	})),
});

/** Adds the new quote, in the wire format, to the refusal of a cancellation whose quote is no longer valid. */
export const withNewQuote = <T>(cancel: Promise<T>): Promise<T> =>
	cancel.catch((error: unknown) => {
		if (!(error instanceof QuoteChanged)) throw error;
		throw new Refusal("priceChanged", { data: { quote: quoteAnswer(error.quote) } });
	});
