import { HttpBookingChanges } from "#adapters/http/HttpBookingChanges.ts";
import { HttpBookingMember } from "#adapters/http/HttpBookingMember.ts";
import { HttpBookings } from "#adapters/http/HttpBookings.ts";
import { HttpLinkedOrders } from "#adapters/http/HttpLinkedOrders.ts";
import { HttpMemberships, HttpSavedCards } from "#adapters/http/HttpMemberships.ts";
import { HttpPayments } from "#adapters/http/HttpPayments.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { type CallCase, condition, key } from "./CallCase.ts";

const plan = {
	stayId: 11,
	bookingKind: "MC",
	accommodations: "12",
	rooms: "118",
	ratePlan: "1183",
	promotionId: 5,
} as const;
/** One room paid by card, as the form submits it. */
export const order = {
	plan,
	terms: condition,
	guest: { name: "김하늘", phone: "01012345678", email: "haneul@example.com" },
	international: null,
	paymentKind: "main",
	method: "card",
	couponIds: [31, 32],
	awesomeCash: won(1_000),
	welfarePoints: won(2_000),
	keyCode: "7K3Q-XZ9B-2M4T",
	expectedTotal: won(97_000),
	cancelText: ["12.3(목) 15:00까지 무료 취소", "이후 취소(환불) 불가"],
	request: "높은 층",
} as const;
const cancel = { reason: "일정 변경", quoteId: "quote-12345", ...key };
const day = stayDateOf("2026-12-09");
const stay = { stayId: 11, ratePlanId: 1183, startDate: day };
const abroad = { firstName: "Haneul", lastName: "Kim", phoneCountry: "KR", phone: "1012345678" };
const back = { orderNumber: "AW261206ABCDEFGHJKMNP", paymentId: 7, token: "token-12345" };

export const bookingCases: readonly CallCase[] = [
	{
		operation: "viewOption",
		ask: (calls, o) => new HttpBookings(calls).viewPlan({ plan, terms: condition }, o),
	},
	{ operation: "createBooking", ask: (calls) => new HttpBookings(calls).create(order, key) },
	{ operation: "listBooks", ask: (calls, o) => new HttpBookings(calls).list("pending", o) },
	{ operation: "viewBook", ask: (calls, o) => new HttpBookings(calls).view(25, o) },
	{ operation: "hideBook", ask: (calls) => new HttpBookings(calls).hide(25) },
	{ operation: "quoteCancel", ask: (calls) => new HttpBookings(calls).quoteCancel(25, "partial") },
	{
		operation: "cancelPayment",
		ask: (calls) => new HttpBookings(calls).cancelAll({ orderPaymentId: 24, ...cancel }),
	},
	{
		operation: "cancelBookPart",
		ask: (calls) => new HttpBookings(calls).cancelOne({ orderProductId: 25, ...cancel }),
	},
	{ operation: "undoCancel", ask: (calls) => new HttpBookings(calls).undoCancel(25) },
	{ operation: "cancelNow", ask: (calls) => new HttpBookings(calls).cancelNow(25, key) },
	{ operation: "fixVoucherDay", ask: (calls) => new HttpBookings(calls).fixDay(25, day) },
	{ operation: "viewAddPayment", ask: (calls, o) => new HttpBookings(calls).viewExtraPayment(2, 25, o) },
	{ operation: "quoteChange", ask: (calls) => new HttpBookingChanges(calls).quote(25, condition) },
	{ operation: "makeChange", ask: (calls) => new HttpBookingChanges(calls).make(25, "change-12345") },
	{ operation: "undoChange", ask: (calls) => new HttpBookingChanges(calls).undo(25) },
	{ operation: "viewUser", ask: (calls, o) => new HttpBookingMember(calls).account(o) },
	{
		operation: "viewPoints",
		ask: (calls, o) => new HttpBookingMember(calls).balances({ ratePlanId: 1183, ...o }),
	},
	{ operation: "viewPoints", ask: (calls, o) => new HttpBookingMember(calls).balances(o) },
	{ operation: "listBookCoupons", ask: (calls, o) => new HttpBookingMember(calls).coupons(stay, o) },
	{
		operation: "saveInternationalInfo",
		ask: (calls) => new HttpBookingMember(calls).saveInternational(abroad),
	},
	{
		operation: "viewLmsConfirmation",
		ask: (calls, o) => new HttpLinkedOrders(calls).view(back.orderNumber, o),
	},
	{
		operation: "viewBookByNumber",
		ask: (calls, o) => new HttpLinkedOrders(calls).detail(back.orderNumber, o),
	},
	{
		operation: "confirmLms",
		ask: (calls) => new HttpLinkedOrders(calls).confirm(back.orderNumber, "HT-20391"),
	},
	{ operation: "cancelLms", ask: (calls) => new HttpLinkedOrders(calls).cancel(back.orderNumber) },
	{
		operation: "preparePayment",
		ask: (calls) =>
			new HttpPayments(calls).prepare(
				{ kind: "main", method: "card", target: { orderNumber: back.orderNumber } },
				key,
			),
	},
	{
		operation: "preparePayment",
		ask: (calls) =>
			new HttpPayments(calls).prepare({ kind: "addpay", method: "card", target: { extraPaymentId: 4 } }, key),
	},
	{ operation: "approvePayment", ask: (calls) => new HttpPayments(calls).approve(back, key) },
	{ operation: "viewPayment", ask: (calls, o) => new HttpPayments(calls).view(back.orderNumber, o) },
	{ operation: "viewSubscription", ask: (calls, o) => new HttpMemberships(calls).view(o) },
	{ operation: "listSubscriptionHistories", ask: (calls, o) => new HttpMemberships(calls).records(o) },
	{ operation: "subscribe", ask: (calls) => new HttpMemberships(calls).subscribe("Gold", 3, key) },
	{ operation: "upgradeSubscription", ask: (calls) => new HttpMemberships(calls).upgrade(3, key) },
	{ operation: "upgradeSubscription", ask: (calls) => new HttpMemberships(calls).upgrade(null, key) },
	{ operation: "cancelSubscription", ask: (calls) => new HttpMemberships(calls).cancel(key) },
	{ operation: "withdrawSubscription", ask: (calls) => new HttpMemberships(calls).withdraw(key) },
	{ operation: "registerBillingKey", ask: (calls) => new HttpSavedCards(calls).register("auth-key", key) },
	{ operation: "changeSubscriptionCard", ask: (calls) => new HttpSavedCards(calls).use(3) },
];
