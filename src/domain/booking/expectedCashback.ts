import type { StayDate } from "#domain/shared/StayDate.ts";
import { noWon, sumWon, type Won } from "#domain/shared/Won.ts";
import type { BookingDetail, OrderProduct } from "./Booking.ts";
import { confirmationState, isCancelState } from "./orderStatus.ts";

const isOver = ({ status, checkIn }: OrderProduct, today: StayDate): boolean =>
	isCancelState(status) ||
	status === "complete" ||
	status === "noshow" ||
	confirmationState(status, checkIn, today) === "overdue";

/**
 * Returns the Awesome cash an order will still earn, credited room by room after the stay. A finished room has already earned its share; a
 * cancelled one, or one whose date passed without confirmation by the stay, never will. Zero on the page of such a room: the page of an
 * active room shows the amount to come. [DEC-078]
 */
export const expectedCashback = (
	{ product, otherProducts }: Pick<BookingDetail, "product" | "otherProducts">,
	today: StayDate,
): Won =>
	isOver(product, today)
		? noWon
		: sumWon([product, ...otherProducts].map((room) => (isOver(room, today) ? 0 : room.cashback)));
