import type { StayDate } from "#domain/shared/StayDate.ts";
import { noWon, sumWon, type Won } from "#domain/shared/Won.ts";
import type { BookingDetail, OrderProduct } from "./Booking.ts";
import { awaitedWord, isCancelState } from "./orderStatus.ts";

const isOver = ({ status, checkIn }: OrderProduct, today: StayDate): boolean =>
	isCancelState(status) ||
	status === "complete" ||
	status === "noshow" ||
	awaitedWord(status, checkIn, today) === "overdue";

/**
 * The Awesome cash an order still brings, as it will be credited after the stay of each room. A room that is over has brought its
 * share; one that is cancelled, or whose day passed without the stay's word, never will. Nothing is promised on the page of such a
 * room: that of another one that stands says what is to come. [DEC-078]
 */
export const expectedCashback = (
	{ product, otherProducts }: Pick<BookingDetail, "product" | "otherProducts">,
	today: StayDate,
): Won =>
	isOver(product, today)
		? noWon
		: sumWon([product, ...otherProducts].map((room) => (isOver(room, today) ? 0 : room.cashback)));
