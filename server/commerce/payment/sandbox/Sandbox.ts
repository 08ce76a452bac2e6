import { randomBytes, randomUUID } from "node:crypto";
import type {
	CancelIntent,
	CancelResult,
	Checkout,
	ConfirmIntent,
	ConfirmResult,
	GatewayEvent,
	LookupResult,
	PaymentGateway,
} from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { signWebhook, verifiedWebhookId } from "#server/commerce/payment/gateway/webhookSignature.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";
import type { CancelFault, ConfirmFault, SandboxPayment } from "./SandboxPayment.ts";
import { cancelled, confirmed, openedPayment, paymentOf, paysInCash } from "./sandboxMoves.ts";
import { SandboxMemory } from "./store/SandboxMemory.ts";

/** How the traveller approves on the provider's page, and which faults follow. */
export interface Agreement {
	readonly confirmFault?: ConfirmFault;
	readonly cancelFault?: CancelFault;
	readonly wantsCashReceipt?: boolean;
	/** When the webhook about the approval is sent: after a delay (`later`), before the browser returns (`first`), twice after a delay, or never. */
	readonly webhook?: "later" | "first" | "twice" | "none";
}

interface SandboxParts {
	readonly db: Database;
	readonly clock: Clock;
	readonly secret: string;
	/** Delivers a webhook to our own server. */
	deliver(rawBody: string, headers: Record<string, string>): Promise<void>;
}

interface Answered<A> {
	readonly answer: A;
	readonly isLost: boolean;
	readonly after: SandboxPayment;
}

/** Delay before a webhook is sent, in milliseconds. */
const webhookDelay = 5_000;

/**
 * A simulated payment provider for development and tests, with a payment page, state in tables that outlives the process, signed webhooks,
 * and switches for everything that can go wrong.
 */
export class Sandbox {
	readonly #parts: SandboxParts;
	readonly #memory: SandboxMemory;
	readonly gateway: PaymentGateway;

	constructor(parts: SandboxParts) {
		this.#parts = parts;
		this.#memory = new SandboxMemory(parts.db);
		this.gateway = {
			provider: "sandbox",
			checkout: (checkout) => this.#checkout(checkout),
			confirm: (intent) => this.#confirm(intent),
			lookup: (orderId) => this.#lookup(orderId),
			cancel: (intent) => this.#cancel(intent),
			readWebhook: (rawBody, header, now) => this.#readWebhook(rawBody, header, now),
		};
	}

	find(orderId: string): Promise<SandboxPayment | null> {
		return this.#memory.read<SandboxPayment>("payment", orderId);
	}

	/** Approves a payment as the traveller. Returns the URL to send the browser to; null when the page is no longer open. */
	async agree(
		orderId: string,
		{
			confirmFault = "none",
			cancelFault = "none",
			wantsCashReceipt = false,
			webhook = "later",
		}: Agreement = {},
	): Promise<string | null> {
		const payment = await this.#decide(orderId, (before) => ({
			...before,
			status: "IN_PROGRESS",
			paymentKey: `sbx_${randomBytes(18).toString("base64url")}`,
			confirmFault,
			cancelFault,
			wantsCashReceipt: wantsCashReceipt && paysInCash(before.method),
		}));
		if (!payment) return null;
		if (webhook === "first") await this.#send(payment, "authenticated", null);
		else if (webhook !== "none") this.#sendLater(payment, "authenticated", webhook === "twice" ? 2 : 1);
		return `${payment.returnPath}&result=success&pgToken=${encodeURIComponent(payment.paymentKey)}`;
	}

	/**
	 * Ends a payment because the card company declines, or the traveller closes the window. Returns the URL to send the browser to; null
	 * when the page is no longer open.
	 */
	async leave(orderId: string, code: "REJECT_CARD_COMPANY" | "PAY_PROCESS_CANCELED"): Promise<string | null> {
		const payment = await this.#decide(orderId, (before) => ({ ...before, status: "ABORTED" }));
		if (!payment) return null;
		await this.#send(payment, "failed", code);
		return `${payment.failPath}&code=${code}`;
	}

	#change<C extends { readonly after: SandboxPayment }>(
		orderId: string,
		change: (payment: SandboxPayment) => C | null,
	): Promise<C | null> {
		return this.#memory.change<SandboxPayment, C>("payment", orderId, change);
	}

	async #checkout(checkout: Checkout): Promise<string> {
		const { orderId } = checkout;
		await this.#memory.open(orderId, openedPayment(checkout));
		return `/pg/sandbox/checkout?${new URLSearchParams({ orderId })}`;
	}

	async #confirm(intent: ConfirmIntent): Promise<ConfirmResult> {
		const answered = await this.#answerOnce<ConfirmResult>(intent, (payment) =>
			confirmed(payment, intent, this.#parts.clock.now()),
		);
		if (!answered) return { kind: "expired", code: "NOT_FOUND_PAYMENT_SESSION" };
		const { answer, isLost, after } = answered;
		if (answer.kind === "approved" && !isLost) this.#sendLater(after, "changed", 1);
		return isLost ? { kind: "unknown", code: "TIMEOUT" } : answer;
	}

	async #lookup(orderId: string): Promise<LookupResult> {
		const payment = await this.find(orderId);
		return payment ? { kind: "found", payment: paymentOf(payment) } : { kind: "notFound" };
	}

	async #cancel(intent: CancelIntent): Promise<CancelResult> {
		const answered = await this.#answerOnce<CancelResult>(intent, (payment) => cancelled(payment, intent));
		if (!answered) return { kind: "refused", code: "NOT_FOUND_PAYMENT" };
		return answered.isLost ? { kind: "unknown", code: "TIMEOUT" } : answered.answer;
	}

	#readWebhook(rawBody: string, header: (name: string) => string | null, now: number): GatewayEvent | null {
		const eventId = verifiedWebhookId(this.#parts.secret, rawBody, header, now);
		return eventId === null ? null : eventOf(eventId, rawBody);
	}

	/**
	 * Changes a payment and stores the response under its idempotency key; a repeated key gets the stored response. Null when the payment is
	 * unknown.
	 */
	#answerOnce<A extends ConfirmResult | CancelResult>(
		{ orderId, idempotencyKey: key }: { readonly orderId: string; readonly idempotencyKey: string },
		act: (payment: SandboxPayment) => {
			readonly after: SandboxPayment;
			readonly answer: A;
			readonly isLost: boolean;
		},
	): Promise<Answered<A> | null> {
		return this.#change(orderId, (payment): Answered<A> => {
			const before = payment.answers[key];
			if (before) return { answer: before as A, isLost: false, after: payment };
			const { after, answer, isLost } = act(payment);
			const isFinal = answer.kind !== "unknown" || ("spent" in answer && answer.spent !== undefined);
			const answers = isFinal ? { ...after.answers, [key]: answer } : after.answers;
			return { answer, isLost, after: { ...after, answers } };
		});
	}

	/** Changes a payment whose page is still open; null when it is decided or has expired. */
	async #decide(
		orderId: string,
		decide: (payment: SandboxPayment) => SandboxPayment,
	): Promise<SandboxPayment | null> {
		const decided = await this.#change(orderId, (payment) =>
			payment.status === "READY" && payment.expiresAt > this.#parts.clock.now()
				? { after: decide(payment) }
				: null,
		);
		return decided?.after ?? null;
	}

	async #send(
		payment: SandboxPayment,
		type: GatewayEvent["type"],
		code: string | null,
		times = 1,
	): Promise<void> {
		const { secret, clock, deliver } = this.#parts;
		const id = randomUUID();
		const body = JSON.stringify({ type, orderId: payment.orderId, paymentKey: payment.paymentKey, code });
		const headers = { ...signWebhook(secret, id, body, clock.now()) };
		for (let round = 0; round < times; round += 1) await deliver(body, headers);
	}

	/** The sender does not wait for its webhooks; nor does it retry failed ones, only the tests do. */
	#sendLater(payment: SandboxPayment, type: GatewayEvent["type"], times: number): void {
		setTimeout(
			() => void this.#send(payment, type, null, times).catch(() => undefined),
			webhookDelay,
		).unref();
	}
}

function eventOf(eventId: string, rawBody: string): GatewayEvent | null {
	const body = JSON.parse(rawBody) as Partial<GatewayEvent>;
	const { type, orderId, paymentKey, code } = body;
	if (typeof orderId !== "string" || (type !== "authenticated" && type !== "failed" && type !== "changed"))
		return null;
	return { eventId, orderId, type, paymentKey: paymentKey || null, code: code ?? null };
}
