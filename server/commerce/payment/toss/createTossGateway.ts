import * as z from "zod";
import type {
	CancelResult,
	ConfirmResult,
	GatewayPayment,
	LookupResult,
	PaymentGateway,
} from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { classOf, spendsKey } from "./tossErrors.ts";

/** The fields of Toss' Payment we act on; the rest is not kept. */
const TossPayment = z.object({
	paymentKey: z.string().max(200),
	orderId: z.string().max(64),
	status: z.enum([
		"READY",
		"IN_PROGRESS",
		"WAITING_FOR_DEPOSIT",
		"DONE",
		"CANCELED",
		"PARTIAL_CANCELED",
		"ABORTED",
		"EXPIRED",
	]),
	totalAmount: z.int(),
	balanceAmount: z.int(),
	currency: z.string(),
	method: z.string().nullish(),
	card: z.object({ number: z.string().nullish() }).nullish(),
	receipt: z.object({ url: z.string().nullish() }).nullish(),
	cashReceipt: z.object({ receiptUrl: z.string().nullish() }).nullish(),
});

const TossError = z.object({ code: z.string().max(100) });

const TossEvent = z.object({
	eventType: z.literal("PAYMENT_STATUS_CHANGED"),
	data: z.object({ orderId: z.string().max(64), status: z.string().max(40) }),
});

interface TossOptions {
	readonly secretKey: string;
	readonly fetch?: typeof fetch;
	readonly baseUrl?: string;
	/** Milliseconds after which a call counts as lost. */
	readonly timeout?: number;
}

type Answer =
	| { readonly kind: "payment"; readonly payment: GatewayPayment }
	/** isSpent: a refusal that the idempotency key is answered with from now on. */
	| { readonly kind: "error"; readonly code: string; readonly isSpent?: boolean };

function paymentOf(body: unknown): GatewayPayment | null {
	const parsed = TossPayment.safeParse(body);
	if (!parsed.success) return null;
	const {
		paymentKey,
		orderId,
		status,
		totalAmount,
		balanceAmount,
		currency,
		method,
		card,
		receipt,
		cashReceipt,
	} = parsed.data;
	const detail = {
		method,
		cardNumber: card?.number,
		receiptUrl: receipt?.url,
		cashReceiptUrl: cashReceipt?.receiptUrl,
	};
	return {
		paymentKey,
		orderId,
		status,
		totalAmount,
		balanceAmount,
		currency,
		detail: Object.fromEntries(
			Object.entries(detail).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
		),
	};
}

/** `refundableAmount` is not what Toss holds: nothing has been done. */
const otherBalance = "NOT_MATCHES_REFUNDABLE_AMOUNT";

/** The answer's class depends on its code alone; what is no clear answer is `unknown`. */
const confirmResult = (answer: Answer): ConfirmResult => {
	if (answer.kind === "payment") return { kind: "approved", payment: answer.payment };
	const { code } = answer;
	const kind = classOf(code);
	return kind === "declined" || kind === "expired" || kind === "config"
		? { kind, code }
		: { kind: "unknown", code };
};

const cancelResult = (answer: Answer): CancelResult => {
	if (answer.kind === "payment") return { kind: "cancelled", balanceAmount: answer.payment.balanceAmount };
	const { code } = answer;
	const kind = classOf(code);
	if (kind === "cancelRefused" || kind === "alreadyDone" || kind === "config")
		return { kind: "refused", code };
	if (!answer.isSpent) return { kind: "unknown", code };
	return { kind: "unknown", code, spent: code === otherBalance ? "otherBalance" : "answered" };
};

/**
 * Toss Payments, core API 2022-11-16. Payment webhooks of Toss carry no signature, so what they claim is only a reason to
 * look the payment up with our own key.
 */
export function createTossGateway({
	secretKey,
	fetch: send = fetch,
	baseUrl = "https://api.tosspayments.com",
	timeout = 60_000,
}: TossOptions): PaymentGateway {
	const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString("base64")}`;

	async function call(method: "GET" | "POST", path: string, body?: object, key?: string): Promise<Answer> {
		try {
			const response = await send(`${baseUrl}${path}`, {
				method,
				redirect: "error",
				signal: AbortSignal.timeout(timeout),
				headers: {
					authorization,
					...(body ? { "content-type": "application/json" } : {}),
					...(key ? { "idempotency-key": key } : {}),
				},
				...(body ? { body: JSON.stringify(body) } : {}),
			});
			const answer: unknown = await response.json();
			if (response.ok) {
				const payment = paymentOf(answer);
				return payment ? { kind: "payment", payment } : { kind: "error", code: "MALFORMED" };
			}
			const error = TossError.safeParse(answer);
			const code = error.success ? error.data.code : `HTTP_${response.status}`;
			return { kind: "error", code, isSpent: error.success && spendsKey(response.status) };
		} catch (error) {
			return { kind: "error", code: error instanceof Error ? error.name : "NETWORK" };
		}
	}

	return {
		provider: "toss",
		async checkout({ orderId }) {
			return `/pg/toss/checkout?${new URLSearchParams({ orderId })}`;
		},
		async confirm({ paymentKey, orderId, amount, idempotencyKey }) {
			const answer = await call(
				"POST",
				"/v1/payments/confirm",
				{ paymentKey, orderId, amount },
				idempotencyKey,
			);
			// The key does not cover the body: an answer about another payment is no answer.
			const isOther =
				answer.kind === "payment" &&
				(answer.payment.paymentKey !== paymentKey || answer.payment.orderId !== orderId);
			if (isOther) return { kind: "unknown", code: "OTHER_PAYMENT" };
			return confirmResult(answer);
		},
		async lookup(orderId): Promise<LookupResult> {
			const answer = await call("GET", `/v1/payments/orders/${encodeURIComponent(orderId)}`);
			if (answer.kind === "payment")
				return answer.payment.orderId === orderId
					? { kind: "found", payment: answer.payment }
					: { kind: "unknown", code: "OTHER_PAYMENT" };
			return answer.code === "NOT_FOUND_PAYMENT"
				? { kind: "notFound" }
				: { kind: "unknown", code: answer.code };
		},
		async cancel({ paymentKey, amount, balance, reason, idempotencyKey }) {
			const path = `/v1/payments/${encodeURIComponent(paymentKey)}/cancel`;
			const body = { cancelReason: reason.slice(0, 200), cancelAmount: amount, refundableAmount: balance };
			return cancelResult(await call("POST", path, body, idempotencyKey));
		},
		readWebhook(rawBody, header) {
			const eventId = header("tosspayments-webhook-transmission-id");
			const parsed = TossEvent.safeParse(parsedJson(rawBody));
			if (!eventId || eventId.length > 200 || !parsed.success) return null;
			const { orderId, status } = parsed.data.data;
			return { eventId, orderId, paymentKey: null, type: "changed", code: status };
		},
	};
}

function parsedJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
