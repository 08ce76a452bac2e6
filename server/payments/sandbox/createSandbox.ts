import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "#server/clock.ts";
import type { Database, Queryable } from "#server/database/Database.ts";
import type {
	CancelResult,
	Checkout,
	ConfirmResult,
	GatewayEvent,
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
import { cancelled, confirmed, paymentOf } from "./sandboxMoves.ts";

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
