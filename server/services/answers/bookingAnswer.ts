import { canChange } from "#domain/booking/changeRight.ts";
import { maskName, maskPhone } from "#domain/booking/maskGuest.ts";
import { type Order, type OrderProduct, productOf } from "#domain/booking/Order.ts";
import { statusView } from "#domain/booking/orderStatus.ts";
import { undoUntil } from "#domain/booking/undoWindow.ts";
import { koreanDateTime, koreanDay } from "#domain/shared/koreanTime.ts";
import { cancelPolicyAnswer } from "#server/catalogue/stay/cancelPolicyAnswer.ts";
import { imageAnswers } from "#server/catalogue/stay/images.ts";
import { ledgerAnswer } from "#server/catalogue/stay/ledgerAnswer.ts";
import { type Schemas, yesNo } from "#server/catalogue/stay/wire.ts";
import { checkCodeOf } from "#server/commerce/booking/checkCode.ts";
import type { BookingPageData } from "#server/commerce/booking/loadBookingPageData.ts";
import { hasCancelButton } from "#server/commerce/booking/moveProduct.ts";
import type { ExtraDemand } from "#server/commerce/booking/store/ExtraPaymentStore.ts";
import { isBySeller, type PromisedRefund } from "#server/commerce/cancellation/store/RefundStore.ts";
import { changeableOf } from "#server/commerce/change/changeableOf.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import { bookedPlanItem } from "./bookedPlanItem.ts";
import { changeInfoAnswer, deadlineAnswer } from "./changeAnswer.ts";
import { couponAnswer } from "./couponAnswer.ts";
import { paymentAnswer } from "./paymentAnswer.ts";
import { receiptAnswer } from "./receiptAnswer.ts";

/** Who reads the booking, and which of its products the page is about. */
export interface BookingReader {
	readonly orderProductId: number;
	/** Whether the reader only holds the link; guest and member are then masked. [DEC-085] */
	readonly isByLink: boolean;
	/** Epoch milliseconds. */
	readonly now: number;
	readonly secrets: Pick<Secrets, "keyedHash">;
}

/** Whether there is a voucher, which is the case once the stay has confirmed. */
const hasVoucher = ({ status }: OrderProduct): boolean => status === "confirm" || status === "complete";

const statusText = (product: OrderProduct, now: number): string =>
	product.status === null ? "" : statusView(product.status, product.checkIn, koreanDay(now)).label;

function productAnswer(product: OrderProduct, now: number): Schemas["OrderProduct"] {
	const { snapshot } = product;
	return {
		orderProductIdx: product.orderProductId,
		orderProductStatus: product.status ?? "pending",
		orderProductStatusText: statusText(product, now),
		productIdx: product.propertyId,
		productName: snapshot.productName,
		productNameEn: snapshot.productNameEn,
		address: snapshot.address,
		phone: snapshot.phone,
		nationCode: snapshot.nationCode,
		lat: snapshot.lat,
		lng: snapshot.lng,
		timeZone: snapshot.timeZone,
		roomIdx: product.roomId,
		roomName: snapshot.roomName,
		rateplanIdx: product.ratePlanId,
		rateplanName: snapshot.rateplanName,
		mealName: snapshot.mealName,
		checkinDate: product.checkIn,
		checkinTime: product.checkIn && product.checkInTime,
		checkoutDate: product.checkOut,
		checkoutTime: product.checkOut && product.checkOutTime,
		validUntil: product.validUntil,
		terms: product.nights ?? 0,
		adtCnt: product.adults,
		chdCnt: product.childAges.length,
		chdAges: [...product.childAges],
		count: product.quantity,
		confirmNum: product.confirmationNumber,
		paidAmount: product.totalAmount,
		btnCancelYn: yesNo(hasCancelButton(product, now)),
	};
}

/** Returns the guest's contact details; for a reader by link, name and phone are masked and the e-mail address is left out. */
function guestAnswer(order: Order, isByLink: boolean): Schemas["Guest"] {
	return isByLink
		? { guestName: maskName(order.guestName), guestTel: maskPhone(order.guestTel), guestEmail: "" }
		: { guestName: order.guestName, guestTel: order.guestTel, guestEmail: order.guestEmail };
}

/** Returns a demand for an extra payment. A demand for a pending change shows the stay as it will be. [ENT-28, DEC-095, DEC-198] */
export function extraPaymentAnswer(
	order: Order,
	demand: ExtraDemand,
	isByLink: boolean,
	change: BookingPageData["change"],
): Schemas["ExtraPayment"] {
	const product = productOf(order, demand.orderProductId);
	const paidFor = change?.extraPaymentId === demand.id ? change : null;
	const stay = paidFor?.after ?? product;
	return {
		orderAddPayIdx: demand.id,
		orderProductIdx: product.orderProductId,
		orderAddPayStatus: demand.state !== "asked",
		withdrawn: demand.state === "withdrawn",
		orderAddPayAmount: demand.amount,
		reason: demand.reason,
		productIdx: product.propertyId,
		productName: product.snapshot.productName,
		roomName: product.snapshot.roomName,
		rateplanName: product.snapshot.rateplanName,
		...guestAnswer(order, isByLink),
		stayStartDate: stay.checkIn,
		stayEndDate: stay.checkOut,
		payUntil: paidFor?.state === "asked" ? deadlineAnswer(paidFor) : null,
	};
}

/** Returns the state of a product's cancellation; null when it was never cancelled, or the cancellation was undone or refused. */
export function cancelInfoAnswer(
	product: OrderProduct,
	refund: PromisedRefund | null,
	now: number,
): Schemas["CancelInfo"] | null {
	if (!refund) return null;
	const until = undoUntil(product.channelIndex, product.cancelRequestedAt, now);
	return {
		requestDate: koreanDateTime(refund.createdAt),
		doneDate: product.cancelledAt === null ? null : koreanDateTime(product.cancelledAt),
		reason: refund.reason,
		bySeller: isBySeller(refund),
		penalty: refund.promisedPenalty,
		refundAmount: refund.promisedAmount,
		refundPointAmount: refund.awesomeCash,
		refundUserPointAmount: refund.welfarePoints,
		couponRestored: refund.isCouponRestored,
		undoUntil: until === null ? null : koreanDateTime(until),
		compensation: refund.compensation && {
			couponAmount: refund.compensation.amount,
			useExpireDate: refund.compensation.expiresOn,
		},
	};
}

/** Returns a booking with everything its screens show. [ENT-23 to ENT-28, DEC-166] */
export function bookingAnswer(
	order: Order,
	facts: BookingPageData,
	{ orderProductId, isByLink, now, secrets }: BookingReader,
): Schemas["BookDetail"] {
	const { products } = order;
	const product = productOf(order, orderProductId);
	const { snapshot } = product;
	const others = products.filter((each) => each !== product);
	return {
		order: {
			orderPayIdx: order.orderPayId,
			orderProductIdx: product.orderProductId,
			orderNum: order.orderNum,
			orderNo: product.orderNo,
			orderProductStatus: product.status ?? "pending",
			orderProductStatusText: statusText(product, now),
			orderChannelIdx: product.channelIndex,
			confirmNum: product.confirmationNumber,
			cashbackRate: product.cashbackRate,
			externalOrderNum: product.externalOrderNum,
			userIdx: isByLink ? null : order.memberId,
			orderDate: koreanDateTime(order.createdAt),
			payKind: order.payKind,
			request: order.request || null,
			addPays: facts.extraPayments.map((demand) => extraPaymentAnswer(order, demand, isByLink, facts.change)),
			orderProducts: [product, ...others].map((each) => productAnswer(each, now)),
			coupons: isByLink ? [] : facts.coupons.map(couponAnswer),
			cancelInfo: cancelInfoAnswer(product, facts.refund, now),
			modifiable: !isByLink && facts.change === null && canChange(changeableOf(order, facts.isInstant), now),
			changeInfo: isByLink ? null : facts.change && changeInfoAnswer(facts.change),
			reviewed: facts.isReviewed,
			checkCode: !isByLink && hasVoucher(product) ? checkCodeOf(secrets, product.orderProductId) : null,
		},
		payment: paymentAnswer(order, facts.payment),
		receipts: isByLink ? [] : facts.charges.map(receiptAnswer),
		products: [product, ...others].map((each) => bookedPlanItem(order, each, facts.isInstant, now)),
		guest: guestAnswer(order, isByLink),
		booker: isByLink ? null : { name: order.bookerName, tel: order.bookerTel, email: order.bookerEmail },
		cancelPolicy: cancelPolicyAnswer(product.cancelPolicy, snapshot.timeZone),
		additionalInfo: { rateComments: [...(snapshot.rateComments ?? [])] },
		productImgs: imageAnswers(facts.images, product.channelIndex),
		ledger: ledgerAnswer(order.lines),
	};
}
