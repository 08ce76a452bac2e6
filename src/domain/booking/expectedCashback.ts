import { cashback } from "#domain/offer/priceLedger.ts";
import { type Won, won } from "#domain/shared/Won.ts";
import type { BookingDetail } from "./Booking.ts";
import { isCancelState } from "./orderStatus.ts";

type Order = Pick<BookingDetail, "payment" | "product" | "otherProducts" | "cashbackPercent">;

/**
 * The Awesome cash an order still brings: each room's own share, as it will be credited after its stay. A room that is
 * over has brought its share, one that is cancelled never will. [DEC-078]
 */
export function expectedCashback({ payment, product, otherProducts, cashbackPercent }: Order): Won {
	const isSpecial = payment.memberTypeAtPaid !== "C" && payment.memberGradeAtPaid !== "Bronze";
	const shares = [product, ...otherProducts]
		.filter(({ status }) => !isCancelState(status) && status !== "complete" && status !== "noshow")
		.map(({ paidAmount }) => cashback(paidAmount, cashbackPercent, isSpecial));
	return won(shares.reduce((sum, share) => sum + share, 0));
}
