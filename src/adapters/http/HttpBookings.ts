import type { components } from "#contracts/content.d.ts";
import type { BookingTab } from "#domain/booking/Booking.ts";
import type { BookingOrder, HeldOrder, PlanAddress, PlanChoice } from "#domain/booking/BookingRequest.ts";
import type { CancelScope } from "#domain/booking/bookingActions.ts";
import { bookingCounts } from "#domain/booking/bookingTabs.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { isMethodAllowed } from "#domain/payment/paymentMethod.ts";
import { invariant } from "#domain/shared/invariant.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type {
	BookingFailure,
	Bookings,
	CancelAll,
	CancelFailure,
	CancelOne,
	Keyed,
	NewPrice,
	NewQuote,
} from "#ports/Bookings.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import { HttpPort } from "./HttpPort.ts";
import { bookableStay, bookingDetail, bookingListItem, extraPayment, refundQuote } from "./wireBookings.ts";
import { priceLine, priceLines } from "./wireLedger.ts";
import { wireSearchFields } from "./wireStays.ts";
import { withSignal } from "./withSignal.ts";

type Wire = components["schemas"];

const keyHeader = ({ key }: Keyed) => ({ "Idempotency-Key": key });

const planPath = (plan: PlanAddress) => ({
	productIdx: plan.stayId,
	orderType: plan.bookingKind,
	accoms: plan.accommodations,
	rooms: plan.rooms,
	rateplan: plan.ratePlan,
});

const nothing = () => null;

const useKinds: readonly string[] = ["coupon", "awesomeCash", "welfarePoints"];

/** Whether a `priceChanged` refusal carries the new price or quote (DEC-179, DEC-177). */
const isChange = (failure: Failure, data: unknown): boolean =>
	failure.kind === "priceChanged" && Boolean(data);

function newPrice(failure: Failure, data: unknown): NewPrice | null {
	if (!isChange(failure, data)) return null;
	const { ledger, keyCode, changedLine } = data as Wire["PriceChange"];
	return {
		kind: "newPrice",
		baseLines: priceLines(ledger.lines).filter(({ kind }) => !useKinds.includes(kind)),
		keyCode,
		changed: changedLine && {
			before: changedLine.before && priceLine(changedLine.before),
			after: changedLine.after && priceLine(changedLine.after),
		},
	};
}

const newQuote = (failure: Failure, data: unknown): NewQuote | null =>
	isChange(failure, data)
		? { kind: "newQuote", quote: refundQuote((data as Wire["QuoteChange"]).quote) }
		: null;

/** The content service's booking calls and the payment service's cancellation call. */
export class HttpBookings extends HttpPort implements Bookings {
	viewPlan({ plan, terms }: PlanChoice, options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.content.POST(
					"/v1/products/{productIdx}/order-type/{orderType}/ids/{accoms}/rooms/{rooms}/rateplan/{rateplan}",
					{
						params: { path: planPath(plan) },
						body: { ...wireSearchFields(terms), promotionIdx: plan.promotionId },
						...withSignal(options),
					},
				),
			bookableStay,
		);
	}

	create(order: BookingOrder, keyed: Keyed): Promise<Result<HeldOrder, BookingFailure>> {
		const { paymentKind, international } = order;
		invariant(paymentKind !== "addpay", "a demand is no booking");
		invariant(isMethodAllowed(paymentKind, order.method), "the kind allows the method");
		return this.calls.send(
			() =>
				this.calls.content.POST(
					"/v1/books/{productIdx}/order-type/{orderType}/ids/{accoms}/rooms/{rooms}/rateplan/{rateplan}",
					{
						params: { path: planPath(order.plan), header: keyHeader(keyed) },
						body: {
							...wireSearchFields(order.terms),
							guest: {
								guestName: order.guest.name,
								guestTel: order.guest.phone,
								guestEmail: order.guest.email,
								...(international && {
									userFirstName: international.firstName,
									userLastName: international.lastName,
									internationalNumber: international.phoneCountry,
									internationalPhone: international.phone,
								}),
							},
							payKind: paymentKind,
							payMethod: order.method,
							promotionIdx: order.plan.promotionId,
							couponUserIdxs: [...order.couponIds],
							pointAmount: order.awesomeCash,
							userPointAmount: order.welfarePoints,
							keyCode: order.keyCode,
							expectedTotalAmount: order.expectedTotal,
							...(order.cancelText.length > 0 && { cancelText: [...order.cancelText] }),
							request: order.request,
							agreements: { cancelPolicy: true, privacy: true, thirdParty: true },
						},
					},
				),
			(data) => ({ orderNumber: data.orderNum }),
			{ refusal: newPrice },
		);
	}

	list(tab: BookingTab, options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.content.GET("/v1/books/status/{status}", {
					params: { path: { status: tab } },
					...withSignal(options),
				}),
			({ bookCnts, books }) => ({
				counts: bookingCounts(
					bookCnts.map(({ orderStatus, orderCnt }) => ({ tab: orderStatus, count: orderCnt })),
				),
				bookings: books.map(bookingListItem),
			}),
		);
	}

	view(orderProductId: number, options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.content.GET("/v1/books/idx/{id}/img-count/1", {
					params: { path: { id: orderProductId } },
					...withSignal(options),
				}),
			bookingDetail,
		);
	}

	hide(orderProductId: number) {
		return this.calls.send(
			() =>
				this.calls.content.PUT("/v1/books/{id}", {
					params: { path: { id: orderProductId } },
					body: { deleteYn: "Y" },
				}),
			nothing,
		);
	}

	quoteCancel(orderProductId: number, scope: CancelScope, options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.content.POST("/v1/books/{id}/cancel-quote", {
					params: { path: { id: orderProductId } },
					body: { scope },
					...withSignal(options),
				}),
			refundQuote,
		);
	}

	cancelAll({ orderPaymentId, reason, quoteId, key }: CancelAll): Promise<Result<null, CancelFailure>> {
		return this.calls.send(
			() =>
				this.calls.payment.POST("/v1/payments/cancel", {
					params: { header: keyHeader({ key }) },
					body: { orderPayIdx: orderPaymentId, reason, quoteId },
				}),
			nothing,
			{ refusal: newQuote },
		);
	}

	cancelOne({ orderProductId, reason, quoteId, key }: CancelOne): Promise<Result<null, CancelFailure>> {
		return this.calls.send(
			() =>
				this.calls.content.PUT("/v1/books/part-cancel/{id}", {
					params: { path: { id: orderProductId }, header: keyHeader({ key }) },
					body: { reason, quoteId },
				}),
			nothing,
			{ refusal: newQuote },
		);
	}

	undoCancel(orderProductId: number) {
		return this.calls.send(
			() =>
				this.calls.content.POST("/v1/books/{id}/cancel-undo", {
					params: { path: { id: orderProductId } },
				}),
			nothing,
		);
	}

	cancelNow(orderProductId: number, keyed: Keyed) {
		return this.calls.send(
			() =>
				this.calls.content.POST("/v1/books/{id}/cancel-now", {
					params: { path: { id: orderProductId }, header: keyHeader(keyed) },
				}),
			nothing,
		);
	}

	fixDay(orderProductId: number, day: StayDate) {
		return this.calls.send(
			() =>
				this.calls.content.PUT("/v1/books/{id}/day", {
					params: { path: { id: orderProductId } },
					body: { checkInDate: day },
				}),
			nothing,
		);
	}

	viewExtraPayment(id: number, orderProductId: number, options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.content.POST("/v1/add-payments", {
					body: { orderAddPayIdx: id, orderProductIdx: orderProductId },
					...withSignal(options),
				}),
			({ pay, productImgs }) => ({ ...extraPayment(pay), imageUrl: productImgs[0]?.imgLink ?? null }),
		);
	}
}
