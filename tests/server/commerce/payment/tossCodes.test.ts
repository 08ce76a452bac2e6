import { describe, expect, it } from "vitest";
import { TossGateway } from "#server/commerce/payment/toss/TossGateway.ts";
import { errorClasses } from "#server/commerce/payment/toss/tossErrors.ts";
import { TossBilling } from "#server/commerce/subscription/TossBilling.ts";

/** The codes as documented by Toss, written down independently of how the product handles them. */
const documented = {
	declined: `INVALID_CARD_NUMBER INVALID_STOPPED_CARD INVALID_CARD_EXPIRATION INVALID_REJECT_CARD EXCEED_MAX_AMOUNT
		INVALID_CARD_LOST_OR_STOLEN EXCEED_MAX_CARD_INSTALLMENT_PLAN NOT_ALLOWED_POINT_USE BELOW_MINIMUM_AMOUNT
		EXCEED_MAX_DAILY_PAYMENT_COUNT NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT INVALID_CARD_INSTALLMENT_PLAN
		NOT_SUPPORTED_MONTHLY_INSTALLMENT_PLAN NOT_SUPPORTED_MONTHLY_INSTALLMENT_PLAN_BELOW_AMOUNT EXCEED_MAX_PAYMENT_AMOUNT
		EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT RESTRICTED_TRANSFER_ACCOUNT EXCEED_MAX_ONE_DAY_WITHDRAW_AMOUNT
		EXCEED_MAX_ONE_TIME_WITHDRAW_AMOUNT INVALID_ACCOUNT_INFO_RE_REGISTER NOT_AVAILABLE_PAYMENT REJECT_CARD_PAYMENT
		REJECT_CARD_COMPANY REJECT_ACCOUNT_PAYMENT REJECT_TOSSPAY_INVALID_ACCOUNT EXCEED_MAX_AUTH_COUNT EXCEED_MAX_ONE_DAY_AMOUNT
		NOT_AVAILABLE_BANK INVALID_PASSWORD FDS_ERROR INVALID_BILL_KEY_REQUEST NOT_SUPPORTED_CARD_TYPE NOT_REGISTERED_CARD_COMPANY
		NOT_FOUND_BILLING ALREADY_REMOVED_BILLING_KEY`,
	expired: "NOT_FOUND_PAYMENT_SESSION",
	unknown: `ALREADY_PROCESSED_PAYMENT PROVIDER_ERROR CARD_PROCESSING_ERROR IDEMPOTENT_REQUEST_PROCESSING FORBIDDEN_CONSECUTIVE_REQUEST
		FAILED_INTERNAL_SYSTEM_PROCESSING FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING UNKNOWN_PAYMENT_ERROR COMMON_ERROR
		FAILED_REFUND_PROCESS FAILED_PARTIAL_REFUND FAILED_METHOD_HANDLING_CANCEL FAILED_BILLING_AUTO_CANCEL DUPLICATED_ORDER_ID
		NOT_MATCHES_REFUNDABLE_AMOUNT NOBODY_HAS_LISTED_THIS`,
	cancelRefused: `NOT_CANCELABLE_AMOUNT NOT_CANCELABLE_PAYMENT EXCEED_MAX_REFUND_DUE NOT_ALLOWED_PARTIAL_REFUND
		NOT_ALLOWED_PARTIAL_REFUND_WAITING_DEPOSIT EXCEED_CANCEL_LIMIT EXCEED_CANCEL_AMOUNT_DISCOUNT_AMOUNT REFUND_REJECTED
		NOT_CANCELABLE_PAYMENT_FOR_DORMANT_USER INVALID_REFUND_ACCOUNT_INFO INVALID_REFUND_ACCOUNT_NUMBER INVALID_BANK
		FORBIDDEN_BANK_REFUND_REQUEST ALREADY_CANCELED_PAYMENT ALREADY_REFUND_PAYMENT`,
	config: `INVALID_API_KEY UNAUTHORIZED_KEY INCORRECT_BASIC_AUTH_FORMAT FORBIDDEN_REQUEST INVALID_REQUEST INVALID_AUTHORIZE_AUTH
		UNAPPROVED_ORDER_ID NOT_FOUND_TERMINAL_ID INVALID_UNREGISTERED_SUBMALL NOT_REGISTERED_BUSINESS NOT_MATCHES_CUSTOMER_KEY
		NOT_SUPPORTED_METHOD INVALID_IDEMPOTENCY_KEY`,
} as const;
type Documented = keyof typeof documented;

const codes = (Object.keys(documented) as Documented[]).flatMap((kind) =>
	documented[kind].split(/\s+/).map((code) => [code, kind] as const),
);

/** How each call classifies them; only a definitive outcome ends a payment. */
const ends = {
	confirm: { declined: "declined", expired: "expired", config: "config" },
	cancel: { cancelRefused: "refused", config: "refused" },
	issueKey: { declined: "declined", config: "config" },
	charge: { declined: "declined", config: "config" },
} as const satisfies Record<string, Partial<Record<Documented, string>>>;

const calls = { paymentKey: "pk", orderId: "AW-1", amount: 1000, idempotencyKey: "k" };

/** The result of every call for a given Toss response. */
async function answersTo(code: string, status: number) {
	const options = {
		secretKey: "test_sk_x",
		fetch: async () => Response.json({ code, message: "안내 문구" }, { status }),
	};
	const payments = new TossGateway(options);
	const cards = new TossBilling({ ...options, payments });
	const charge = { billingKey: "bk", customerKey: "c", orderId: "AM-1", orderName: "골드", amount: 1000 };
	return {
		confirm: (await payments.confirm(calls)).kind,
		cancel: (await payments.cancel({ ...calls, balance: 1000, reason: "변경" })).kind,
		issueKey: (await cards.issueKey("auth", "c")).kind,
		charge: (await cards.charge({ ...charge, idempotencyKey: "k" })).kind,
	};
}

describe("a code of Toss'", () => {
	it.each(codes)("%s is %s to every call, whatever the status [D33, payments 3.7]", async (code, kind) => {
		const expected = Object.fromEntries(
			Object.entries(ends).map(([call, over]) => [
				call,
				new Map(Object.entries(over)).get(kind) ?? "unknown",
			]),
		);
		for (const status of [400, 401, 403, 404, 500])
			expect([status, await answersTo(code, status)]).toEqual([status, expected]);
	});

	it("contains every code the product acts on [D33]", () => {
		const known = codes.flatMap(([code, kind]) => (kind === "unknown" ? [] : [code]));
		expect([...errorClasses.keys()].toSorted()).toEqual(known.toSorted());
	});
});
