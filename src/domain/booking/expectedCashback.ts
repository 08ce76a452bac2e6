import { cashback } from "#domain/offer/priceLedger.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { type Won, won } from "#domain/shared/Won.ts";
import type { BookingDetail, OrderProduct } from "./Booking.ts";
import { awaitedWord, isCancelState } from "./orderStatus.ts";

type Order = Pick<BookingDetail, "payment" | "product" | "otherProducts" | "cashbackPercent">;

const isOver = ({ status, checkIn }: OrderProduct, today: StayDate): boolean =>
	status === "complete" || status === "noshow" || awaitedWord(status, checkIn, today) === "overdue";

/**
 * The Awesome cash an order still brings: each room's own share, as it will be credited after its stay. A room that is
 * over has brought its share; one that is cancelled, or whose day passed without the stay's word, never will. [DEC-078]
 */
export function expectedCashback(
	{ payment, product, otherProducts, cashbackPercent }: Order,
	today: StayDate,
): Won {
	const isSpecial = payment.memberTypeAtPaid !== "C" && payment.memberGradeAtPaid !== "Bronze";
	const shares = [product, ...otherProducts]
		.filter((room) => !isCancelState(room.status) && !isOver(room, today))
		.map(({ paidAmount }) => cashback(paidAmount, cashbackPercent, isSpecial));
	return won(shares.reduce((sum, share) => sum + share, 0));
}
