import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { Schemas } from "#server/catalog/wire.ts";
import type { QuoteRow } from "./quotes.ts";

/** A promise as it goes over the wire; moments in Korean time. [DEC-177] */
export const quoteAnswer = (quote: QuoteRow): Schemas["CancelQuote"] => ({
	quoteId: quote.quote_id,
	expiresAt: koreanDateTime(quote.expires_at.getTime()),
	penalty: quote.penalty,
	refundAmount: quote.refund_amount,
	refundPointAmount: quote.refund_point_amount,
	refundUserPointAmount: quote.refund_user_point_amount,
	couponRestored: quote.coupon_restored,
	timeline: quote.timeline.slice(0, 20).map(({ from, to, refundPercent, refundTotal }) => ({
		from: koreanDateTime(from),
		to: to === null ? null : koreanDateTime(to),
		refundPercent,
		refundAmount: refundTotal,
	})),
});
