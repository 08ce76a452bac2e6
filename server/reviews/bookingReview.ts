import { type OrderProductRow, productOf, readOrder, type StoredOrder } from "#server/bookings/orders.ts";
import type { Schemas } from "#server/catalog/wire.ts";
import type { Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { average, type ReviewRow, reviewAnswer, reviewColumns } from "./reviewRow.ts";

export interface BookingReview {
	readonly bookReviewItem: Schemas["BookReviewItem"];
	readonly review: Schemas["Review"] | null;
}

type PaidProduct = OrderProductRow & { readonly status: NonNullable<OrderProductRow["status"]> };

/** The member's own paid product of an order; anybody else's is as good as none. @throws Refusal notFound */
export function ownProduct(
	order: StoredOrder | null,
	memberId: number,
	orderProductId: number,
): { order: StoredOrder; product: PaidProduct } {
	const product = order && productOf(order, orderProductId);
	if (!order || !product || product.member_id !== memberId || product.status === null) {
		throw new Refusal("notFound");
	}
	return { order, product: { ...product, status: product.status } };
}

/** The review of a booking with the stay's average of now; null = not written. */
export async function reviewByBooking(
	db: Queryable,
	orderProductId: number,
): Promise<Schemas["Review"] | null> {
	const { rows } = await db.query<ReviewRow & { readonly counts: number[] }>(
		`SELECT ${reviewColumns},
				coalesce((SELECT ARRAY[s.star_one, s.star_two, s.star_three, s.star_four, s.star_five]
					FROM review_stat s WHERE s.property_id = r.property_id), '{}') AS counts
			FROM review r JOIN property p USING (property_id) WHERE r.order_product_id = $1`,
		[orderProductId],
	);
	const [row] = rows;
	return row ? reviewAnswer(row, average(row.counts)) : null;
}

/** @throws Refusal notFound */
export async function reviewOfBooking(
	db: Queryable,
	memberId: number,
	orderProductId: number,
): Promise<BookingReview> {
	const found = await readOrder(db, { orderProductId }, memberId);
	const { order, product } = ownProduct(found, memberId, orderProductId);
	return {
		bookReviewItem: bookReviewItem(order, product),
		review: await reviewByBooking(db, product.order_product_id),
	};
}

/** What the review page knows about the stay, in the words of the day it was bought. [ENT-31] */
function bookReviewItem({ pay }: StoredOrder, product: PaidProduct): Schemas["BookReviewItem"] {
	const { snapshot, check_in, check_out } = product;
	return {
		checkinDate: check_in,
		checkinTime: check_in && product.check_in_time,
		checkoutDate: check_out,
		checkoutTime: check_out && product.check_out_time,
		guestName: pay.guest_name,
		guestTel: pay.guest_tel,
		guestEmail: pay.guest_email,
		idx: product.order_product_id,
		mealTypeName: snapshot.mealName,
		nationCode: snapshot.nationCode,
		orderChannelIdx: product.channel_idx,
		orderNum: pay.order_num,
		orderProductIdx: product.order_product_id,
		orderProductStatus: product.status,
		productIdx: product.property_id,
		productName: snapshot.productName,
		productImg: snapshot.imageKey,
		roomIdx: product.room_id,
		roomName: snapshot.roomName,
		rateplanIdx: product.rateplan_id,
		rateplanName: snapshot.rateplanName,
		terms: product.nights ?? 0,
	};
}
