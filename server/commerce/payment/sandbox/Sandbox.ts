import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
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

/** How the traveller leaves the provider's page. */
export interface Agreement {
	readonly confirmFault?: ConfirmFault;
	readonly cancelFault?: CancelFault;
	readonly wantsCashReceipt?: boolean;
	/** When the provider tells us by itself that the traveller agreed: after a while, before the browser comes back, or never. */
	readonly webhook?: "later" | "first" | "twice" | "none";
}

interface SandboxParts {
	readonly db: Database;
	readonly clock: Clock;
	readonly secret: string;
	/** Brings a webhook to our own server. */
	deliver(rawBody: string, headers: Record<string, string>): Promise<void>;
	/** How long the provider waits before it tells by itself, in milliseconds. */
	readonly webhookDelay?: number;
}

interface Answered<A> {
	readonly answer: A;
	readonly isLost: boolean;
	readonly fault: ConfirmFault;
	readonly after: SandboxPayment;
}

const hangMilliseconds = 60_000;

/**
 * A payment provider of our own for development and tests: it has a page, a memory in tables that outlives the process,
 * signed webhooks and switches for everything that can go wrong.
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

	/** The traveller agrees; the address to send the browser to, or null when the page is no longer open. */
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

	/** The card company refuses, or the traveller closes the window. */
	async leave(orderId: string, code: "REJECT_CARD_COMPANY" | "PAY_PROCESS_CANCELED"): Promise<string | null> {
		const payment = await this.#decide(orderId, (before) => ({ ...before, status: "ABORTED" }));
		if (!payment) return null;
		await this.#send(payment, "failed", code);
		return `${payment.failPath}&code=${code}`;
	}

	/** Changes what goes wrong when money is given back. */
	async setCancelFault(orderId: string, cancelFault: CancelFault): Promise<void> {
		await this.#change(orderId, (payment) => ({ after: { ...payment, cancelFault } }));
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
		const { answer, isLost, fault, after } = answered;
		if (fault === "hang") await pause(hangMilliseconds, undefined, { ref: false });
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

	/** Changes a payment; an answer once given to a key is given again. Null: it is not known. */
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
			if (before) return { answer: before as A, isLost: false, fault: "none", after: payment };
			const { after, answer, isLost } = act(payment);
			const isFinal = answer.kind !== "unknown" || ("spent" in answer && answer.spent !== undefined);
			const answers = isFinal ? { ...after.answers, [key]: answer } : after.answers;
			return { answer, isLost, fault: payment.confirmFault, after: { ...after, answers } };
		});
	}

	/** Opens the page's payment for a change; null when it has been left already. */
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

	/** Webhooks are the provider's business: nobody here waits for them, and a failure is repeated by nobody but the tests. */
	#sendLater(payment: SandboxPayment, type: GatewayEvent["type"], times: number): void {
		const { webhookDelay = 5_000 } = this.#parts;
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
