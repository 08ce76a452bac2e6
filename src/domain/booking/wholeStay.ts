import type { Guests } from "#domain/guests/Guests.ts";
import { sumWon, type Won } from "#domain/shared/Won.ts";
import type { BookingDetail, OrderProduct } from "./Booking.ts";
import { isCancelState } from "./orderStatus.ts";

/** How many rooms of an order stand for the same days as the one its page is about, and who stays in them all; of a cancelled one, how many are cancelled with it. */
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

/** What is still to be paid at the stay for an order's rooms; nothing for one that is cancelled. */
export const feesAtStay = ({
	product,
	otherProducts,
}: Pick<BookingDetail, "product" | "otherProducts">): Won =>
	sumWon(
		[product, ...otherProducts].map(({ status, propertyFee }) => (isCancelState(status) ? 0 : propertyFee)),
	);
