import type { Order } from "#domain/booking/Order.ts";
import { productOf } from "#domain/booking/Order.ts";
import type { Coupon } from "#domain/coupon/Coupon.ts";
import { type StoredImage, stayImages } from "#server/catalogue/stay/store/stayImages.ts";
import { type PromisedRefund, RefundStore } from "#server/commerce/cancellation/store/RefundStore.ts";
import type { BookingChange } from "#server/commerce/change/store/BookingChange.ts";
import { ChangeStore } from "#server/commerce/change/store/ChangeStore.ts";
import { CouponStore } from "#server/commerce/coupon/store/CouponStore.ts";
import type { OrderPayment } from "#server/commerce/payment/store/OrderPayment.ts";
import { PaymentStore } from "#server/commerce/payment/store/PaymentStore.ts";
import { type ChargedPayment, ReceiptStore } from "#server/commerce/payment/store/ReceiptStore.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { BookedPlanStore } from "./store/BookedPlanStore.ts";
import { BookingListStore } from "./store/BookingListStore.ts";
import { type ExtraDemand, ExtraPaymentStore } from "./store/ExtraPaymentStore.ts";

/** Data of a booking's page besides the order itself. */
export interface BookingPageData {
	readonly payment: OrderPayment | null;
	readonly charges: readonly ChargedPayment[];
	readonly extraPayments: readonly ExtraDemand[];
	readonly coupons: readonly Coupon[];
	readonly refund: PromisedRefund | null;
	/** The pending change of dates or guests. */
	readonly change: BookingChange | null;
	/** Whether the plan's bookings are confirmed instantly. */
	readonly isInstant: boolean;
	readonly isReviewed: boolean;
	readonly images: readonly StoredImage[];
}

export async function loadBookingPageData(
	db: Queryable,
	order: Order,
	orderProductId: number,
	imageCount: 1 | 20,
): Promise<BookingPageData> {
	const { orderPayId } = order;
	const product = productOf(order, orderProductId);
	return {
		payment: await new PaymentStore(db).main(orderPayId),
		charges: await new ReceiptStore(db).ofOrder(orderPayId),
		extraPayments: await new ExtraPaymentStore(db).ofOrder(orderPayId),
		coupons: await new CouponStore(db).ofOrder(orderPayId),
		refund: await new RefundStore(db).ofProduct(orderPayId, product.orderProductId),
		change: await new ChangeStore(db).live(product.orderProductId),
		isInstant: await new BookedPlanStore(db).confirmsAtOnce(product.propertyId, product.ratePlanId),
		isReviewed: await new BookingListStore(db).isReviewed(product.orderProductId),
		images: await stayImages(db, product.propertyId, imageCount, product.checkIn),
	};
}
