import * as z from "zod";
import { cutText } from "#domain/shared/cutText.ts";
import type {
	CancelIntent,
	CancelResult,
	Checkout,
	ConfirmIntent,
	ConfirmResult,
	GatewayEvent,
	GatewayPayment,
	LookupResult,
	PaymentGateway,
} from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { parsedJson, type TossCall, TossClient, type TossFailure, type TossOptions } from "./TossClient.ts";
import { classOf } from "./tossErrors.ts";

/** The fields of Toss' Payment object that we use; the others are discarded. */
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

const TossEvent = z.object({
	eventType: z.literal("PAYMENT_STATUS_CHANGED"),
	data: z.object({ orderId: z.string().max(64), status: z.string().max(40) }),
});

/** Masks a card number: keeps at most its first six and last four digits, whatever else the provider sends. */
function maskedCard(number: string): string {
	const signs = number.replace(/[^0-9*]/g, "");
	if (signs.length <= 10) return signs;
	return signs.slice(0, 6) + "*".repeat(Math.min(signs.length, 30) - 10) + signs.slice(-4);
}

type Answer = { readonly kind: "payment"; readonly payment: GatewayPayment } | TossFailure;

/** Statuses in which nothing has been charged. Toss nevertheless states the whole amount as the balance. */
const uncharged: ReadonlySet<string> = new Set(["READY", "IN_PROGRESS", "ABORTED", "EXPIRED"]);

function paymentOf(body: unknown): GatewayPayment | null {
	const parsed = TossPayment.safeParse(body);
	if (!parsed.success) return null;
	const { method, card, receipt, cashReceipt, ...payment } = parsed.data;
	const detail = {
		method,
		cardNumber: card?.number && maskedCard(card.number),
		receiptUrl: receipt?.url,
		cashReceiptUrl: cashReceipt?.receiptUrl,
	};
	return {
		...payment,
		balanceAmount: uncharged.has(payment.status) ? 0 : payment.balanceAmount,
		detail: Object.fromEntries(
			Object.entries(detail).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
		),
	};
}

/** `refundableAmount` differs from Toss' balance, and nothing was done. */
const otherBalance = "NOT_MATCHES_REFUNDABLE_AMOUNT";

/** Maps a response by its code alone; anything that is not clear is `unknown`. */
const confirmResult = (answer: Answer): ConfirmResult => {
	if (answer.kind === "payment") return { kind: "approved", payment: answer.payment };
	const { code } = answer;
	const kind = classOf(code);
	return kind === "declined" || kind === "expired" || kind === "config"
		? { kind, code }
		: { kind: "unknown", code };
};

/** Whether this is the payment to refund, and nothing but the refund is missing from its balance. */
const isRefunded = (
	payment: GatewayPayment,
	{ paymentKey, orderId, amount, balance }: CancelIntent,
): boolean =>
	payment.paymentKey === paymentKey &&
	payment.orderId === orderId &&
	payment.balanceAmount === balance - amount;

/** Maps a response to a refund; one about another payment, or without the refund, is as unclear as none. [D41] */
const cancelResult = (answer: Answer, intent: CancelIntent): CancelResult => {
	if (answer.kind === "payment")
		return isRefunded(answer.payment, intent)
			? { kind: "cancelled", balanceAmount: answer.payment.balanceAmount }
			: { kind: "unknown", code: "OTHER_REFUND" };
	const { code } = answer;
	const kind = classOf(code);
	if (kind === "cancelRefused" || kind === "alreadyDone" || kind === "config")
		return { kind: "refused", code };
	if (!answer.isSpent) return { kind: "unknown", code };
	return { kind: "unknown", code, spent: code === otherBalance ? "otherBalance" : "answered" };
};

/**
 * Gateway to Toss Payments, core API 2022-11-16. Its payment webhooks carry no signature, so their claims are only a reason to look the
 * payment up with our own key.
 */
export class TossGateway implements PaymentGateway {
	readonly provider = "toss";
	readonly #client: TossClient;

	constructor(options: TossOptions) {
		this.#client = new TossClient(options);
	}

	async checkout({ orderId }: Checkout): Promise<string> {
		return `/pg/toss/checkout?${new URLSearchParams({ orderId })}`;
	}

	async confirm({ paymentKey, orderId, amount, idempotencyKey }: ConfirmIntent): Promise<ConfirmResult> {
		const answer = await this.#ask({
			method: "POST",
			path: "/v1/payments/confirm",
			body: { paymentKey, orderId, amount },
			idempotencyKey,
		});
		// Idempotency keys are not bound to the body: a response about another payment does not count.
		const isOther =
			answer.kind === "payment" &&
			(answer.payment.paymentKey !== paymentKey || answer.payment.orderId !== orderId);
		return isOther ? { kind: "unknown", code: "OTHER_PAYMENT" } : confirmResult(answer);
	}

	async lookup(orderId: string): Promise<LookupResult> {
		const path = `/v1/payments/orders/${encodeURIComponent(orderId)}`;
		const answer = await this.#ask({ method: "GET", path });
		if (answer.kind === "payment")
			return answer.payment.orderId === orderId
				? { kind: "found", payment: answer.payment }
				: { kind: "unknown", code: "OTHER_PAYMENT" };
		return answer.code === "NOT_FOUND_PAYMENT"
			? { kind: "notFound" }
			: { kind: "unknown", code: answer.code };
	}

	async cancel(intent: CancelIntent): Promise<CancelResult> {
		const { paymentKey, amount, balance, reason, idempotencyKey } = intent;
		const path = `/v1/payments/${encodeURIComponent(paymentKey)}/cancel`;
		const body = { cancelReason: cutText(reason, 200), cancelAmount: amount, refundableAmount: balance };
		return cancelResult(await this.#ask({ method: "POST", path, body, idempotencyKey }), intent);
	}

	readWebhook(rawBody: string, header: (name: string) => string | null): GatewayEvent | null {
		const eventId = header("tosspayments-webhook-transmission-id");
		const parsed = TossEvent.safeParse(parsedJson(rawBody));
		if (!eventId || eventId.length > 200 || !parsed.success) return null;
		const { orderId, status } = parsed.data.data;
		return { eventId, orderId, paymentKey: null, type: "changed", code: status };
	}

	async #ask(call: TossCall): Promise<Answer> {
		const answer = await this.#client.call(call);
		if (answer.kind === "error") return answer;
		const payment = paymentOf(answer.body);
		return payment ? { kind: "payment", payment } : { kind: "error", code: "MALFORMED" };
	}
}
