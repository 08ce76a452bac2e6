import type { Guests } from "#domain/guests/Guests.ts";
import { sumWon, type Won } from "#domain/shared/Won.ts";
import type { BookingDetail, OrderProduct } from "./Booking.ts";
import { isCancelState } from "./orderStatus.ts";

/**
 * Counts the rooms of an order that are active for the same dates as the room its page is about, with all their guests. For a cancelled
 * room, counts the rooms cancelled with the same dates.
 */
export function wholeStay({ product, otherProducts }: Pick<BookingDetail, "product" | "otherProducts">): {
	readonly rooms: number;
	readonly guests: Guests;
} {
	const isWith = ({ status, checkIn, checkOut }: OrderProduct): boolean =>
		isCancelState(status) === isCancelState(product.status) &&
		checkIn === product.checkIn &&
		checkOut === product.checkOut;
	const rooms = [product, ...otherProducts.filter(isWith)];
	return {
		rooms: rooms.length,
		guests: {
			adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
			childAges: rooms.flatMap(({ childAges }) => childAges),
		},
	};
}

/** Returns the fees still to be paid at the stay for an order's rooms; cancelled rooms are excluded. */
export const feesAtStay = ({
	product,
	otherProducts,
}: Pick<BookingDetail, "product" | "otherProducts">): Won =>
	sumWon(
		[product, ...otherProducts].map(({ status, propertyFee }) => (isCancelState(status) ? 0 : propertyFee)),
	);
