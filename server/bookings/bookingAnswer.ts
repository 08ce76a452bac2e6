import { maskName, maskPhone } from "#domain/booking/maskGuest.ts";
import { statusView } from "#domain/booking/orderStatus.ts";
import { undoUntil } from "#domain/booking/undoWindow.ts";
import { koreanDateTime, koreanDay } from "#domain/shared/koreanTime.ts";
import { cancelPolicyAnswer } from "#server/catalog/cancelPolicyAnswer.ts";
import { imageAnswers } from "#server/catalog/images.ts";
import { ledgerAnswer } from "#server/catalog/ledgerAnswer.ts";
import { type Schemas, yesNo } from "#server/catalog/wire.ts";
import { couponAnswer } from "#server/coupons/couponAnswer.ts";
import { paymentAnswer } from "#server/payments/paymentAnswer.ts";
import { bookedPlanItem } from "./bookedPlanItem.ts";
import type { BookingFacts, ExtraPaymentRow, PromisedRefund } from "./bookingFacts.ts";
import { hasCancelButton } from "./moveProduct.ts";
import { type OrderProductRow, productOf, type StoredOrder } from "./orders.ts";

/** Who reads, and which product the page is about. */
export interface BookingReader {
	readonly orderProductId: number;
	/** A reader who only holds the link: guest and member are masked. [DEC-085] */
	readonly isByLink: boolean;
	/** Epoch milliseconds. */
	readonly now: number;
}

const moment = (at: Date): string => koreanDateTime(at.getTime());

const statusText = (product: OrderProductRow, now: number): string =>
	product.status === null ? "" : statusView(product.status, product.check_in, koreanDay(now)).label;

function productAnswer(product: OrderProductRow, now: number): Schemas["OrderProduct"] {
	const { snapshot } = product;
	return {
		orderProductIdx: product.order_product_id,
		orderProductStatus: product.status ?? "pending",
		orderProductStatusText: statusText(product, now),
		productIdx: product.property_id,
		productName: snapshot.productName,
		address: snapshot.address,
		phone: snapshot.phone,
		nationCode: snapshot.nationCode,
		lat: snapshot.lat,
		lng: snapshot.lng,
		timeZone: snapshot.timeZone,
		roomIdx: product.room_id,
		roomName: snapshot.roomName,
		rateplanIdx: product.rateplan_id,
		rateplanName: snapshot.rateplanName,
		mealName: snapshot.mealName,
		checkinDate: product.check_in,
		checkinTime: product.check_in && product.check_in_time,
		checkoutDate: product.check_out,
		checkoutTime: product.check_out && product.check_out_time,
		terms: product.nights ?? 0,
		adtCnt: product.adults,
		chdCnt: product.child_ages.length,
		chdAges: [...product.child_ages],
		count: Math.min(product.quantity, 5),
		confirmNum: product.confirm_num,
		paidAmount: product.total_amount,
		btnCancelYn: yesNo(hasCancelButton(product, now)),
	};
}

/** Name and phone of the guest, masked for a reader by link. */
function guestAnswer({ pay }: StoredOrder, isByLink: boolean): Schemas["Guest"] {
	return isByLink
		? { guestName: maskName(pay.guest_name), guestTel: maskPhone(pay.guest_tel), guestEmail: "" }
		: { guestName: pay.guest_name, guestTel: pay.guest_tel, guestEmail: pay.guest_email };
}

/** A demand for more money. [ENT-28, DEC-095] */
export function extraPaymentAnswer(
	order: StoredOrder,
	demand: ExtraPaymentRow,
	isByLink: boolean,
): Schemas["ExtraPayment"] {
	const product = productOf(order, demand.order_product_id);
	return {
		orderAddPayIdx: demand.order_add_pay_id,
		orderProductIdx: product.order_product_id,
		orderAddPayStatus: demand.state !== "asked",
		orderAddPayAmount: demand.amount,
		reason: demand.reason,
		productIdx: product.property_id,
		productName: product.snapshot.productName,
		roomName: product.snapshot.roomName,
		rateplanName: product.snapshot.rateplanName,
		...guestAnswer(order, isByLink),
		stayStartDate: product.check_in,
		stayEndDate: product.check_out,
	};
}

/** How a cancel of a product stands; null when it never was cancelled, or the cancel was taken back or refused. */
export function cancelInfoAnswer(
	product: OrderProductRow,
	refund: PromisedRefund | null,
	now: number,
): Schemas["CancelInfo"] | null {
	if (!refund) return null;
	const requestedAt =
		product.status === "cancel_request" ? (product.cancel_requested_at?.getTime() ?? null) : null;
	const until = undoUntil(product.channel_idx, requestedAt, now);
	return {
		requestDate: moment(refund.created_at),
		doneDate: product.cancelled_at && moment(product.cancelled_at),
		reason: refund.reason,
		penalty: refund.promised_penalty,
		refundAmount: refund.promised_amount,
		refundPointAmount: refund.point_amount,
		refundUserPointAmount: refund.user_point_amount,
		couponRestored: refund.coupon_restored,
		undoUntil: until === null ? null : koreanDateTime(until),
	};
}

/** A booking with all its screens show. [ENT-23 to ENT-28, DEC-166] */
export function bookingAnswer(
	order: StoredOrder,
	facts: BookingFacts,
	{ orderProductId, isByLink, now }: BookingReader,
): Schemas["BookDetail"] {
	const { pay, products } = order;
	const product = productOf(order, orderProductId);
	const { snapshot } = product;
	const others = products.filter((each) => each !== product);
	return {
		order: {
			orderPayIdx: pay.order_pay_id,
			orderProductIdx: product.order_product_id,
			orderNum: pay.order_num,
			orderNo: product.order_no,
			orderProductStatus: product.status ?? "pending",
			orderProductStatusText: statusText(product, now),
			orderChannelIdx: product.channel_idx,
			confirmNum: product.confirm_num,
			cashbackRate: product.cashback_rate,
			externalOrderNum: product.external_order_num,
			userIdx: isByLink ? null : pay.member_id,
			orderDate: moment(pay.created_at),
			payKind: pay.pay_kind,
			request: pay.request || null,
			addPays: facts.extraPayments.map((demand) => extraPaymentAnswer(order, demand, isByLink)),
			orderProducts: [product, ...others].map((each) => productAnswer(each, now)),
			coupons: isByLink ? [] : facts.coupons.map(couponAnswer),
			cancelInfo: cancelInfoAnswer(product, facts.refund, now),
			modifiable: false,
			reviewed: facts.isReviewed,
		},
		payment: paymentAnswer(pay, facts.payment),
		products: [product, ...others].map((each) => bookedPlanItem(pay, each, now)),
		guest: guestAnswer(order, isByLink),
		cancelPolicy: cancelPolicyAnswer(product.cancel_policy, snapshot.timeZone),
		additionalInfo: { rateComments: [...(snapshot.rateComments ?? [])] },
		productImgs: imageAnswers(facts.images, product.channel_idx),
		ledger: ledgerAnswer(pay.price_ledger),
	};
}
