import type { BookableStay, BookingOrder, PlanChoice } from "#domain/booking/BookingRequest.ts";
import { stayRequest } from "#domain/booking/stayRequest.ts";
import type { PaymentMethod } from "#domain/payment/Payment.ts";
import type { BookingForm } from "./BookingForm.ts";
import type { BookingPrice } from "./BookingPrice.ts";

/** Builds the order from a complete form. */
export const orderOf = (
	choice: PlanChoice,
	{ paymentKind, voucher, cancelPolicy }: BookableStay,
	method: PaymentMethod,
	form: BookingForm,
	price: BookingPrice,
): BookingOrder => ({
	...choice,
	guest: form.guest,
	international: form.international,
	paymentKind,
	method,
	couponIds: price.chosenIds,
	awesomeCash: price.points.awesomeCash,
	welfarePoints: price.points.welfarePoints,
	keyCode: price.keyCode,
	expectedTotal: price.total,
	cancelText: (voucher ? null : cancelPolicy?.cancelText) ?? [],
	request: stayRequest(form.texts.request),
});
