import type { BookingTab } from "#domain/booking/Booking.ts";
import type { BookingOrder, HeldOrder, PlanAddress, PlanChoice } from "#domain/booking/BookingRequest.ts";
import { bookingCounts } from "#domain/booking/bookingTabs.ts";
import { isMethodAllowed } from "#domain/payment/paymentMethod.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { err, type Result } from "#domain/shared/Result.ts";
import { won } from "#domain/shared/Won.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import { failures } from "#domain/support/failures.ts";
import type {
	BookingFailure,
	Bookings,
	CancelAll,
	CancelFailure,
	CancelOne,
	Keyed,
	PriceChanged,
	QuoteChanged,
} from "#ports/Bookings.ts";
import type { HttpCalls } from "./HttpCalls.ts";
import type { components } from "./schema/content.d.ts";
import { bookableStay, bookingDetail, bookingListItem, extraPayment, refundQuote } from "./wireBookings.ts";
import { priceLine, priceLines } from "./wireLedger.ts";
import { wireSearchFields } from "./wireStays.ts";

type Wire = components["schemas"];
type Options = { readonly signal?: AbortSignal | undefined };

const withSignal = ({ signal }: Options) => (signal ? { signal } : {});
const keyHeader = ({ key }: Keyed) => ({ "Idempotency-Key": key });

const planPath = (plan: PlanAddress) => ({
	productIdx: plan.stayId,
	orderType: plan.bookingKind,
	accoms: plan.accommodations,
	rooms: plan.rooms,
	rateplan: plan.ratePlan,
});

/** Refusals the booking form shows in the place they are about. */
const formCodes = [
	failures.soldOut.code,
	failures.priceChanged.code,
	failures.couponUnusable.code,
	failures.pointShort.code,
	failures.alreadyProcessed.code,
	failures.invalidRequest.code,
];

const cancelCodes = [
	failures.notCancellable.code,
	failures.priceChanged.code,
	failures.alreadyProcessed.code,
];

const nothing = () => null;

/** What a refusal with -202 carries, when it does (DEC-179, DEC-177). */
function changeIn<T>(failure: CallFailure, read: (data: never) => T): T | null {
	if (failure.kind !== "http" || failure.code !== failures.priceChanged.code || !failure.data) return null;
	try {
		return read(failure.data as never);
	} catch {
		return null;
	}
}

const useKinds: readonly string[] = ["coupon", "awesomeCash", "welfarePoints"];

const priceChanged = (failure: CallFailure): PriceChanged | null =>
	changeIn(failure, ({ ledger, keyCode, changedLine }: Wire["PriceChange"]) => ({
		kind: "priceChanged",
		baseLines: priceLines(ledger.lines).filter(({ kind }) => !useKinds.includes(kind)),
		keyCode,
		changed: changedLine && {
			before: changedLine.before && priceLine(changedLine.before),
			after: changedLine.after && priceLine(changedLine.after),
		},
	}));

const quoteChanged = (failure: CallFailure): QuoteChanged | null =>
	changeIn(failure, ({ quote }: Wire["QuoteChange"]) => ({
		kind: "quoteChanged",
		quote: refundQuote(quote),
	}));

/** The booking calls of the content service, and the cancel of the payment service. */
export class HttpBookings implements Bookings {
	readonly #calls: HttpCalls;

	constructor(calls: HttpCalls) {
		this.#calls = calls;
	}

	viewPlan({ plan, terms }: PlanChoice, options: Options = {}) {
		return this.#calls.send(
			() =>
				this.#calls.content.POST(
					"/v1/products/{productIdx}/order-type/{orderType}/ids/{accoms}/rooms/{rooms}/rateplan/{rateplan}",
					{
						params: { path: planPath(plan) },
						body: { ...wireSearchFields(terms), promotionIdx: plan.promotionId },
						...withSignal(options),
					},
				),
			bookableStay,
			{ silent: true },
		);
	}

	async create(order: BookingOrder, keyed: Keyed): Promise<Result<HeldOrder, BookingFailure>> {
		const { paymentKind, international } = order;
		invariant(paymentKind !== "addpay", "a demand is no booking");
		invariant(isMethodAllowed(paymentKind, order.method), "the kind allows the method");
		const answer = await this.#calls.send(
			() =>
				this.#calls.content.POST(
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
							request: order.request,
							agreements: { cancelPolicy: true, privacy: true, thirdParty: true },
						},
					},
				),
			(data) => ({
				orderNumber: data.orderNum,
				total: won(data.totalAmount),
				heldUntil: koreanInstant(data.expiresAt),
			}),
			{ handles: formCodes },
		);
		return answer.ok ? answer : err(priceChanged(answer.error) ?? answer.error);
	}

	list(tab: BookingTab, options: Options = {}) {
		return this.#calls.send(
			() =>
				this.#calls.content.GET("/v1/books/status/{status}", {
					params: { path: { status: tab } },
					...withSignal(options),
				}),
			({ bookCnts, books }) => ({
				counts: bookingCounts(
					bookCnts.map(({ orderStatus, orderCnt }) => ({ tab: orderStatus, count: orderCnt })),
				),
				bookings: books.map(bookingListItem),
			}),
			{ silent: true },
		);
	}

	view(orderProductId: number, options: Options = {}) {
		return this.#calls.send(
			() =>
				this.#calls.content.GET("/v1/books/idx/{id}/img-count/1", {
					params: { path: { id: orderProductId } },
					...withSignal(options),
				}),
			bookingDetail,
			{ silent: true },
		);
	}

	hide(orderProductId: number) {
		return this.#calls.send(
			() =>
				this.#calls.content.PUT("/v1/books/{id}", {
					params: { path: { id: orderProductId } },
					body: { deleteYn: "Y" },
				}),
			nothing,
		);
	}

	quoteCancel(orderProductId: number, scope: "full" | "partial") {
		return this.#calls.send(
			() =>
				this.#calls.content.POST("/v1/books/{id}/cancel-quote", {
					params: { path: { id: orderProductId } },
					body: { scope },
				}),
			refundQuote,
			{ silent: true },
		);
	}

	async cancelAll({ orderPaymentId, reason, quoteId, key }: CancelAll): Promise<Result<null, CancelFailure>> {
		const answer = await this.#calls.send(
			() =>
				this.#calls.payment.POST("/v1/payments/cancel", {
					params: { header: keyHeader({ key }) },
					body: { orderPayIdx: orderPaymentId, reason, quoteId },
				}),
			nothing,
			{ handles: cancelCodes },
		);
		return answer.ok ? answer : err(quoteChanged(answer.error) ?? answer.error);
	}

	async cancelOne({ orderProductId, reason, quoteId, key }: CancelOne): Promise<Result<null, CancelFailure>> {
		const answer = await this.#calls.send(
			() =>
				this.#calls.content.PUT("/v1/books/part-cancel/{id}", {
					params: { path: { id: orderProductId }, header: keyHeader({ key }) },
					body: { reason, quoteId },
				}),
			nothing,
			{ handles: cancelCodes },
		);
		return answer.ok ? answer : err(quoteChanged(answer.error) ?? answer.error);
	}

	undoCancel(orderProductId: number) {
		return this.#calls.send(
			() =>
				this.#calls.content.POST("/v1/books/{id}/cancel-undo", {
					params: { path: { id: orderProductId } },
				}),
			nothing,
		);
	}

	cancelNow(orderProductId: number, keyed: Keyed) {
		return this.#calls.send(
			() =>
				this.#calls.content.POST("/v1/books/{id}/cancel-now", {
					params: { path: { id: orderProductId }, header: keyHeader(keyed) },
				}),
			nothing,
		);
	}

	viewExtraPayment(id: number, orderProductId: number, options: Options = {}) {
		return this.#calls.send(
			() =>
				this.#calls.content.POST("/v1/add-payments", {
					body: { orderAddPayIdx: id, orderProductIdx: orderProductId },
					...withSignal(options),
				}),
			({ pay, productImgs }) => ({ ...extraPayment(pay), imageUrl: productImgs[0]?.imgLink ?? null }),
			{ silent: true },
		);
	}
}
