import { bookDetailCopy } from "#copy/bookDetail.ts";
import type { OrderProduct } from "#domain/booking/Booking.ts";
import { feesAtStay } from "#domain/booking/wholeStay.ts";
import { formatWon } from "#ui/format/won.ts";

/** What the room's guest still pays at the stay; null where that is nothing. */
export function feeText(product: OrderProduct): string | null {
	const fee = feesAtStay({ product, otherProducts: [] });
	return fee > 0 ? bookDetailCopy.feeAtStay.amount(formatWon(fee)) : null;
}
