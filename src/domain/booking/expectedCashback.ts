import { cashbackShares } from "#domain/offer/priceLedger.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { sumWon, type Won } from "#domain/shared/Won.ts";
import type { BookingDetail, OrderProduct } from "./Booking.ts";
import { awaitedWord, isCancelState } from "./orderStatus.ts";

type Order = Pick<BookingDetail, "payment" | "product" | "otherProducts" | "cashbackPercent">;

const isOver = ({ status, checkIn }: OrderProduct, today: StayDate): boolean =>
	status === "complete" || status === "noshow" || awaitedWord(status, checkIn, today) === "overdue";

/**
 * The Awesome cash an order still brings: each room's share of what the whole payment brings, as it will be credited after its
 * stay. A room that is over has brought its share; one that is cancelled, or whose day passed without the stay's word, never
 * will. [DEC-078, DEC-180]
 */
export function expectedCashback(
	{ payment, product, otherProducts, cashbackPercent }: Order,
	today: StayDate,
): Won {
	const isSpecial = payment.memberTypeAtPaid !== "C" && payment.memberGradeAtPaid !== "Bronze";
	// in the order in which they were bought, as shares of one size go by it
	const rooms = [product, ...otherProducts].toSorted((a, b) => a.orderProductId - b.orderProductId);
	const shares = cashbackShares(
		rooms.map(({ paidAmount }) => paidAmount),
		cashbackPercent,
		isSpecial,
	);
	return sumWon(
		shares.filter((_, index) => {
			const room = rooms[index];
			return room && !isCancelState(room.status) && !isOver(room, today);
		}),
	);
}
