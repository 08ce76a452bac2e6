/** What a Toss Payments error code means for us. Never derived from the HTTP status: see `classOf`. */
export type TossErrorClass =
	/** The traveller can try another method. */
	| "declined"
	/** Nothing was charged; the payment must be opened again. */
	| "expired"
	/** The refund is finally refused. */
	| "cancelRefused"
	/** Already refunded; the provider's balance is decisive. */
	| "alreadyDone"
	/** Our own set-up is wrong. */
	| "config"
	/** To be looked up. */
	| "unknown";

const declined = `
	INVALID_CARD_NUMBER INVALID_STOPPED_CARD INVALID_CARD_EXPIRATION INVALID_REJECT_CARD EXCEED_MAX_AMOUNT INVALID_CARD_LOST_OR_STOLEN
	EXCEED_MAX_CARD_INSTALLMENT_PLAN NOT_ALLOWED_POINT_USE BELOW_MINIMUM_AMOUNT EXCEED_MAX_DAILY_PAYMENT_COUNT
	NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT INVALID_CARD_INSTALLMENT_PLAN NOT_SUPPORTED_MONTHLY_INSTALLMENT_PLAN
	NOT_SUPPORTED_MONTHLY_INSTALLMENT_PLAN_BELOW_AMOUNT EXCEED_MAX_PAYMENT_AMOUNT EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT
	RESTRICTED_TRANSFER_ACCOUNT EXCEED_MAX_ONE_DAY_WITHDRAW_AMOUNT EXCEED_MAX_ONE_TIME_WITHDRAW_AMOUNT
	INVALID_ACCOUNT_INFO_RE_REGISTER NOT_AVAILABLE_PAYMENT REJECT_CARD_PAYMENT REJECT_CARD_COMPANY REJECT_ACCOUNT_PAYMENT
	REJECT_TOSSPAY_INVALID_ACCOUNT EXCEED_MAX_AUTH_COUNT EXCEED_MAX_ONE_DAY_AMOUNT NOT_AVAILABLE_BANK INVALID_PASSWORD FDS_ERROR
	INVALID_BILL_KEY_REQUEST NOT_SUPPORTED_CARD_TYPE NOT_REGISTERED_CARD_COMPANY NOT_FOUND_BILLING ALREADY_REMOVED_BILLING_KEY`;

const cancelRefused = `
	NOT_CANCELABLE_AMOUNT NOT_CANCELABLE_PAYMENT EXCEED_MAX_REFUND_DUE NOT_ALLOWED_PARTIAL_REFUND
	NOT_ALLOWED_PARTIAL_REFUND_WAITING_DEPOSIT EXCEED_CANCEL_LIMIT EXCEED_CANCEL_AMOUNT_DISCOUNT_AMOUNT REFUND_REJECTED
	NOT_CANCELABLE_PAYMENT_FOR_DORMANT_USER INVALID_REFUND_ACCOUNT_INFO INVALID_REFUND_ACCOUNT_NUMBER INVALID_BANK
	FORBIDDEN_BANK_REFUND_REQUEST`;

const config = `
	INVALID_API_KEY UNAUTHORIZED_KEY INCORRECT_BASIC_AUTH_FORMAT FORBIDDEN_REQUEST INVALID_REQUEST INVALID_AUTHORIZE_AUTH
	UNAPPROVED_ORDER_ID NOT_FOUND_TERMINAL_ID INVALID_UNREGISTERED_SUBMALL NOT_REGISTERED_BUSINESS NOT_MATCHES_CUSTOMER_KEY
	NOT_SUPPORTED_METHOD INVALID_IDEMPOTENCY_KEY`;

export const errorClasses = new Map<string, TossErrorClass>(
	(
		[
			[declined, "declined"],
			["NOT_FOUND_PAYMENT_SESSION", "expired"],
			[cancelRefused, "cancelRefused"],
			["ALREADY_CANCELED_PAYMENT ALREADY_REFUND_PAYMENT", "alreadyDone"],
			[config, "config"],
		] as const
	).flatMap(([codes, kind]) =>
		codes
			.trim()
			.split(/\s+/)
			.map((code) => [code, kind] as const),
	),
);

/** Returns the class of a code; unlisted codes are unknown, never a failure. [D33] */
export const classOf = (code: string): TossErrorClass => errorClasses.get(code) ?? "unknown";

/** HTTP statuses of temporary refusals, which say nothing about the outcome: the call is still in progress, or was not processed. */
const passing = new Set([408, 409, 429]);

/** Whether a refusal with this HTTP status binds the idempotency key to it. [payments 3.5] */
export const spendsKey = (status: number): boolean => status >= 400 && status < 500 && !passing.has(status);
