import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "#server/clock.ts";
import type { Database, Queryable } from "#server/database/Database.ts";
import type {
	CancelIntent,
	CancelResult,
	Checkout,
	ConfirmIntent,
	ConfirmResult,
	GatewayEvent,
	GatewayPayment,
	PaymentGateway,
} from "../PaymentGateway.ts";
import { signWebhook, verifiedWebhookId } from "../webhookSignature.ts";
import {
	type CancelFault,
	type ConfirmFault,
	lockSandboxPayment,
	readSandboxPayment,
	type SandboxPayment,
	writeSandboxPayment,
} from "./SandboxPayment.ts";

/** How the traveller leaves the provider's page. */
export interface Agreement {
	readonly confirmFault?: ConfirmFault;
	readonly cancelFault?: CancelFault;
	/** When the provider tells us by itself that the traveller agreed: after a while, before the browser comes back, or never. */
	readonly webhook?: "later" | "first" | "twice" | "none";
}

/**
 * A payment provider of our own for development and tests: it has a page, a memory in tables that outlives the process,
 * signed webhooks and switches for everything that can go wrong.
 */
export interface Sandbox {
	readonly gateway: PaymentGateway;
	find(orderId: string): Promise<SandboxPayment | null>;
	/** The traveller agrees; the address to send the browser to, or null when the page is no longer open. */
	agree(orderId: string, agreement?: Agreement): Promise<string | null>;
	/** The card company refuses, or the traveller closes the window. */
	leave(orderId: string, code: "REJECT_CARD_COMPANY" | "PAY_PROCESS_CANCELED"): Promise<string | null>;
	/** Changes what goes wrong when money is given back. */
	setCancelFault(orderId: string, fault: CancelFault): Promise<void>;
}

interface SandboxParts {
	readonly db: Database;
	readonly clock: Clock;
	readonly secret: string;
	/** Brings a webhook to our own server. */
	deliver(rawBody: string, headers: Record<string, string>): Promise<void>;
	/** How long the provider waits before it tells by itself. */
	readonly webhookDelay?: number;
}

const hangMilliseconds = 60_000;

const paymentOf = (payment: SandboxPayment): GatewayPayment => ({
	paymentKey: payment.paymentKey,
	orderId: payment.orderId,
	status: payment.status,
	totalAmount: payment.charged,
	balanceAmount: payment.balance,
	currency: "KRW",
	detail: { method: payment.method, cardNumber: "5432-****-****-1234" },
});

function charge(payment: SandboxPayment, amount: number): SandboxPayment {
	return {
		...payment,
		status: "DONE",
		charged: amount,
		balance: amount,
		movements: [...payment.movements, { kind: "charge", amount }],
	};
}

/** What a confirmation does to a payment, and what is answered. */
function confirmed(
	payment: SandboxPayment,
	{ amount, paymentKey }: ConfirmIntent,
	now: number,
): { readonly after: SandboxPayment; readonly answer: ConfirmResult; readonly isLost: boolean } {
	const stay = (answer: ConfirmResult, isLost = false) => ({ after: payment, answer, isLost });
	if (payment.status === "DONE") return stay({ kind: "approved", payment: paymentOf(payment) });
	if (payment.status !== "IN_PROGRESS" || payment.paymentKey !== paymentKey)
		return stay({ kind: "expired", code: "NOT_FOUND_PAYMENT_SESSION" });
	if (payment.expiresAt <= now) {
		const after: SandboxPayment = { ...payment, status: "EXPIRED" };
		return { after, answer: { kind: "expired", code: "NOT_FOUND_PAYMENT_SESSION" }, isLost: false };
	}
	if (amount !== payment.amount) return stay({ kind: "config", code: "INVALID_REQUEST" });
	switch (payment.confirmFault) {
		case "decline": {
			const after: SandboxPayment = { ...payment, status: "ABORTED" };
			return { after, answer: { kind: "declined", code: "REJECT_CARD_COMPANY" }, isLost: false };
		}
		case "timeout":
			return {
				after: { ...payment, confirmFault: "none" },
				answer: { kind: "unknown", code: "TIMEOUT" },
				isLost: true,
			};
		default: {
			const after = charge(payment, payment.confirmFault === "wrongAmount" ? amount - 1 : amount);
			const answer: ConfirmResult = { kind: "approved", payment: paymentOf(after) };
			return { after, answer, isLost: payment.confirmFault === "lost" };
		}
	}
}

function cancelled(
	payment: SandboxPayment,
	{ amount, balance }: CancelIntent,
): { readonly after: SandboxPayment; readonly answer: CancelResult; readonly isLost: boolean } {
	const stay = (answer: CancelResult) => ({ after: payment, answer, isLost: false });
	if (payment.cancelFault === "refuse") return stay({ kind: "refused", code: "NOT_CANCELABLE_PAYMENT" });
	if (payment.cancelFault === "unavailable") return stay({ kind: "unknown", code: "FAILED_REFUND_PROCESS" });
	if (amount > payment.balance) return stay({ kind: "refused", code: "NOT_CANCELABLE_AMOUNT" });
	if (balance !== payment.balance) return stay({ kind: "unknown", code: "NOT_MATCHES_REFUNDABLE_AMOUNT" });
	const rest = payment.balance - amount;
	const after: SandboxPayment = {
		...payment,
		balance: rest,
		status: rest === 0 ? "CANCELED" : "PARTIAL_CANCELED",
		cancelFault: "none",
		movements: [...payment.movements, { kind: "cancel", amount }],
	};
	return {
		after,
		answer: { kind: "cancelled", balanceAmount: rest },
		isLost: payment.cancelFault === "lost",
	};
}

export function createSandbox(parts: SandboxParts): Sandbox {
	const { db, clock, secret, webhookDelay = 5_000 } = parts;

	/** Changes a payment under its lock; an answer once given to a key is given again. */
	function answerOnce<A extends ConfirmResult | CancelResult>(
		orderId: string,
		key: string,
		act: (payment: SandboxPayment) => {
			readonly after: SandboxPayment;
			readonly answer: A;
			readonly isLost: boolean;
		},
		absent: A,
	): Promise<{ readonly answer: A; readonly isLost: boolean; readonly fault: ConfirmFault }> {
		return db.tx(async (tx: Queryable) => {
			const payment = await lockSandboxPayment(tx, orderId);
			if (!payment) return { answer: absent, isLost: false, fault: "none" as const };
			const before = payment.answers[key];
			if (before) return { answer: before as A, isLost: false, fault: "none" as const };
			const { after, answer, isLost } = act(payment);
			const isKept = answer.kind !== "unknown";
			await writeSandboxPayment(tx, {
				...after,
				answers: isKept ? { ...after.answers, [key]: answer } : after.answers,
			});
			return { answer, isLost, fault: payment.confirmFault };
		});
	}

	async function send(
		payment: SandboxPayment,
		type: GatewayEvent["type"],
		code: string | null,
		times = 1,
	): Promise<void> {
		const id = randomUUID();
		const body = JSON.stringify({ type, orderId: payment.orderId, paymentKey: payment.paymentKey, code });
		const headers = { ...signWebhook(secret, id, body, clock.now()) };
		for (let round = 0; round < times; round += 1) await parts.deliver(body, headers);
	}

	/** Webhooks are the provider's business: nobody here waits for them, and a failure is repeated by nobody but the tests. */
	function sendLater(payment: SandboxPayment, type: GatewayEvent["type"], times: number, wait: number): void {
		setTimeout(() => void send(payment, type, null, times).catch(() => undefined), wait).unref();
	}

	const gateway: PaymentGateway = {
		provider: "sandbox",
		async checkout(checkout: Checkout) {
			const known = await readSandboxPayment(db, checkout.orderId);
			if (known?.status !== "IN_PROGRESS") {
				await writeSandboxPayment(db, {
					...checkout,
					status: "READY",
					paymentKey: "",
					charged: 0,
					balance: 0,
					confirmFault: "none",
					cancelFault: "none",
					answers: {},
					movements: [],
				});
			}
			return `/pg/sandbox/checkout?${new URLSearchParams({ orderId: checkout.orderId })}`;
		},
		async confirm(intent) {
			const { answer, isLost, fault } = await answerOnce<ConfirmResult>(
				intent.orderId,
				intent.idempotencyKey,
				(payment) => confirmed(payment, intent, clock.now()),
				{ kind: "expired", code: "NOT_FOUND_PAYMENT_SESSION" },
			);
			if (fault === "hang") await pause(hangMilliseconds, undefined, { ref: false });
			if (answer.kind === "approved" && !isLost) {
				const payment = await readSandboxPayment(db, intent.orderId);
				if (payment) sendLater(payment, "changed", 1, webhookDelay);
			}
			return isLost ? { kind: "unknown", code: "TIMEOUT" } : answer;
		},
		async lookup(orderId) {
			const payment = await readSandboxPayment(db, orderId);
			return payment ? { kind: "found", payment: paymentOf(payment) } : { kind: "notFound" };
		},
		async cancel(intent) {
			const { answer, isLost } = await answerOnce<CancelResult>(
				intent.orderId,
				intent.idempotencyKey,
				(payment) => cancelled(payment, intent),
				{ kind: "refused", code: "NOT_FOUND_PAYMENT" },
			);
			return isLost ? { kind: "unknown", code: "TIMEOUT" } : answer;
		},
		readWebhook(rawBody, header, now) {
			const eventId = verifiedWebhookId(secret, rawBody, header, now);
			return eventId === null ? null : eventOf(eventId, rawBody);
		},
	};

	/** Opens the page's payment for a change; null when it has been left already. */
	function decide(
		orderId: string,
		change: (payment: SandboxPayment) => SandboxPayment,
	): Promise<SandboxPayment | null> {
		return db.tx(async (tx) => {
			const payment = await lockSandboxPayment(tx, orderId);
			if (payment?.status !== "READY" || payment.expiresAt <= clock.now()) return null;
			const after = change(payment);
			await writeSandboxPayment(tx, after);
			return after;
		});
	}

	return {
		gateway,
		find: (orderId) => readSandboxPayment(db, orderId),
		async agree(orderId, { confirmFault = "none", cancelFault = "none", webhook = "later" } = {}) {
			const payment = await decide(orderId, (before) => ({
				...before,
				status: "IN_PROGRESS",
				paymentKey: `sbx_${randomBytes(18).toString("base64url")}`,
				confirmFault,
				cancelFault,
			}));
			if (!payment) return null;
			if (webhook === "first") await send(payment, "authenticated", null);
			else if (webhook !== "none")
				sendLater(payment, "authenticated", webhook === "twice" ? 2 : 1, webhookDelay);
			return `${payment.returnPath}&result=success&pgToken=${encodeURIComponent(payment.paymentKey)}`;
		},
		async leave(orderId, code) {
			const payment = await decide(orderId, (before) => ({ ...before, status: "ABORTED" }));
			if (!payment) return null;
			await send(payment, "failed", code);
			return `${payment.failPath}&code=${code}`;
		},
		async setCancelFault(orderId, cancelFault) {
			await db.tx(async (tx) => {
				const payment = await lockSandboxPayment(tx, orderId);
				if (payment) await writeSandboxPayment(tx, { ...payment, cancelFault });
			});
		},
	};
}

function eventOf(eventId: string, rawBody: string): GatewayEvent | null {
	const body = JSON.parse(rawBody) as Partial<GatewayEvent>;
	const { type, orderId, paymentKey, code } = body;
	if (typeof orderId !== "string" || (type !== "authenticated" && type !== "failed" && type !== "changed"))
		return null;
	return { eventId, orderId, type, paymentKey: paymentKey || null, code: code ?? null };
}
