import type { components, operations } from "#contracts/content.d.ts";
import type {
	BookingDetail,
	BookingListItem,
	Cancellation,
	ExtraPayment,
	OrderProduct,
} from "#domain/booking/Booking.ts";
import type { BookableStay } from "#domain/booking/BookingRequest.ts";
import type { RunningChange } from "#domain/booking/ChangeQuote.ts";
import type { RefundQuote } from "#domain/booking/RefundQuote.ts";
import { paymentMethods } from "#domain/payment/Payment.ts";
import { isMethodAllowed } from "#domain/payment/paymentMethod.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { coupon } from "./wireCoupons.ts";
import { priceLines } from "./wireLedger.ts";
import { voucherTerms } from "./wireOffers.ts";
import { payment, receipt } from "./wirePayments.ts";
import { cancelPolicy, dayOrNull, stayImage } from "./wireStays.ts";

type Wire = components["schemas"];
type OptionAnswer = operations["viewOption"]["responses"]["200"]["content"]["application/json"]["data"];

export function bookableStay(data: OptionAnswer): BookableStay {
	const { option, ledger } = data;
	const [image] = data.productImgs;
	return {
		stayName: data.productName,
		roomName: option.roomName,
		ratePlanId: option.rateplanIdx,
		ratePlanName: option.rateplanName,
		mealName: option.mealName,
		checkInTime: data.checkinTime,
		checkOutTime: data.checkoutTime,
		channelIndex: data.orderChannelIdx,
		voucher: option.voucher && voucherTerms(option.voucher),
		isExternal: option.externalId !== null,
		paymentKind: data.payKind,
		methods: paymentMethods.filter(
			(method) =>
				isMethodAllowed(data.payKind, method) && data.payMethods.some((offered) => offered === method),
		),
		baseLines: priceLines(ledger.lines),
		keyCode: option.keyCode,
		propertyFee: won(option.totalPropertyFee ?? 0),
		cancelPolicy: option.cancelPolicy && cancelPolicy(option.cancelPolicy),
		rateComments: data.additionalInfo.rateComments,
		needsInternationalForm: data.internationalForm,
		image: image ? stayImage(image) : null,
		seller: data.seller,
	};
}

export const bookingListItem = (item: Wire["BookListItem"]): BookingListItem => ({
	orderProductId: item.orderProductIdx,
	orderPaymentId: item.orderPayIdx,
	orderNumber: item.orderNum,
	status: item.orderProductStatus,
	paymentStatus: item.payStatus,
	stayId: item.productIdx,
	stayName: item.productName,
	imageUrl: item.productImg,
	imageColor: item.productImgColor,
	extraPaymentId: item.orderAddPayIdx,
	roomName: item.roomName,
	checkIn: dayOrNull(item.checkinDate),
	checkOut: dayOrNull(item.checkoutDate),
	validUntil: dayOrNull(item.validUntil),
	checkInTime: item.checkinTime,
	checkOutTime: item.checkoutTime,
	isReviewed: item.reviewed,
	detailUrl: item.detailUrl,
});

/** Maps one room of an order. Its plan, which holds the cashback and the property fee, is passed separately. */
const orderProduct = (
	product: Wire["OrderProduct"],
	plan: Pick<Wire["PlanItem"], "cashbackPrice" | "totalPropertyFee"> | undefined,
): OrderProduct => ({
	orderProductId: product.orderProductIdx,
	status: product.orderProductStatus,
	stayId: product.productIdx,
	stayName: product.productName,
	stayEnglishName: product.productNameEn,
	address: product.address,
	position: { latitude: product.lat, longitude: product.lng },
	stayPhone: product.phone,
	nationCode: product.nationCode,
	timeZone: product.timeZone,
	roomName: product.roomName,
	ratePlanId: product.rateplanIdx,
	ratePlanName: product.rateplanName,
	mealName: product.mealName,
	checkIn: dayOrNull(product.checkinDate),
	checkOut: dayOrNull(product.checkoutDate),
	validUntil: dayOrNull(product.validUntil),
	checkInTime: product.checkinTime,
	checkOutTime: product.checkoutTime,
	adults: product.adtCnt,
	childAges: product.chdAges,
	confirmationNumber: product.confirmNum,
	paidAmount: won(product.paidAmount),
	cashback: won(plan?.cashbackPrice ?? 0),
	propertyFee: won(plan?.totalPropertyFee ?? 0),
	hasCancelButton: product.btnCancelYn !== "N",
});

export const extraPayment = (wire: Wire["ExtraPayment"]): ExtraPayment => ({
	id: wire.orderAddPayIdx,
	orderProductId: wire.orderProductIdx,
	state: wire.withdrawn ? "withdrawn" : wire.orderAddPayStatus ? "paid" : "asked",
	amount: won(wire.orderAddPayAmount),
	reason: wire.reason,
	stayId: wire.productIdx,
	stayName: wire.productName,
	roomName: wire.roomName,
	ratePlanName: wire.rateplanName,
	guest: { name: wire.guestName, phone: wire.guestTel, email: wire.guestEmail },
	checkIn: dayOrNull(wire.stayStartDate),
	checkOut: dayOrNull(wire.stayEndDate),
	payUntil: koreanInstant(wire.payUntil),
});

const cancellation = (wire: Wire["CancelInfo"]): Cancellation => ({
	requestedAt: koreanInstant(wire.requestDate) ?? 0,
	doneAt: koreanInstant(wire.doneDate),
	reason: wire.reason,
	isBySeller: wire.bySeller,
	penalty: won(wire.penalty),
	refundAmount: won(wire.refundAmount),
	refundAwesomeCash: won(wire.refundPointAmount),
	refundWelfarePoints: won(wire.refundUserPointAmount),
	isCouponRestored: wire.couponRestored,
	compensation: wire.compensation && {
		amount: won(wire.compensation.couponAmount),
		expiresOn: stayDateOf(wire.compensation.useExpireDate),
	},
});

export const runningChange = (wire: Wire["ChangeInfo"]): RunningChange => ({
	state: wire.state,
	checkIn: stayDateOf(wire.checkinDate),
	checkOut: stayDateOf(wire.checkoutDate),
	toPay: won(wire.payAmount),
	extraPaymentId: wire.orderAddPayIdx,
	until: koreanInstant(wire.until) ?? 0,
});

/**
 * Maps the order; `product` is the one that the page is about.
 * @throws Error if the order lacks that product.
 */
export function bookingDetail(data: Wire["BookDetail"]): BookingDetail {
	const { order, ledger } = data;
	const products = order.orderProducts.map((each, index) => orderProduct(each, data.products[index]));
	const product = products.find(({ orderProductId }) => orderProductId === order.orderProductIdx);
	if (!product) throw new Error("the order lacks the product it was asked for");
	return {
		orderPaymentId: order.orderPayIdx,
		orderNumber: order.orderNum,
		orderNo: order.orderNo,
		externalOrderNumber: order.externalOrderNum,
		channelIndex: order.orderChannelIdx,
		paymentKind: order.payKind,
		orderedAt: koreanInstant(order.orderDate) ?? 0,
		product,
		otherProducts: products.filter((other) => other !== product),
		booker: data.booker && { name: data.booker.name, phone: data.booker.tel, email: data.booker.email },
		guest: { name: data.guest.guestName, phone: data.guest.guestTel, email: data.guest.guestEmail },
		request: order.request,
		payment: payment(data.payment),
		receipts: data.receipts.map(receipt),
		priceLines: priceLines(ledger.lines),
		priceDigest: ledger.digest,
		coupons: order.coupons.map(coupon),
		cancelPolicy: data.cancelPolicy && cancelPolicy(data.cancelPolicy),
		cancellation: order.cancelInfo && cancellation(order.cancelInfo),
		extraPayments: order.addPays.map(extraPayment),
		voucher: data.products[0]?.voucher ? voucherTerms(data.products[0].voucher) : null,
		rateComments: data.additionalInfo.rateComments,
		imageUrls: data.productImgs.map(({ imgLink }) => imgLink),
		isModifiable: order.modifiable,
		change: order.changeInfo && runningChange(order.changeInfo),
		isReviewed: order.reviewed,
		checkCode: order.checkCode,
	};
}

export const refundQuote = (quote: Wire["CancelQuote"]): RefundQuote => ({
	id: quote.quoteId,
	expiresAt: koreanInstant(quote.expiresAt) ?? 0,
	penalty: won(quote.penalty),
	refundAmount: won(quote.refundAmount),
	refundAwesomeCash: won(quote.refundPointAmount),
	refundWelfarePoints: won(quote.refundUserPointAmount),
	isCouponRestored: quote.couponRestored,
	timeline: quote.timeline.map((span) => ({
		from: koreanInstant(span.from) ?? 0,
		to: koreanInstant(span.to),
		refundPercent: span.refundPercent,
		refundTotal: won(span.refundAmount),
	})),
});
