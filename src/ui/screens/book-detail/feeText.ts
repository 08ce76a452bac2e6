import { bookDetailCopy } from "#copy/bookDetail.ts";
import type { OrderProduct } from "#domain/booking/Booking.ts";
import { feesAtStay } from "#domain/booking/wholeStay.ts";
import { formatWon } from "#ui/format/won.ts";

/** Returns the fee still to be paid at the stay; null if there is none. */
export function feeText(product: OrderProduct): string | null {
	const fee = feesAtStay({ product, otherProducts: [] });
	return fee > 0 ? bookDetailCopy.feeAtStay.amount(formatWon(fee)) : null;
}
