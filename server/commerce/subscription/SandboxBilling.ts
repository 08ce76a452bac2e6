import { randomBytes } from "node:crypto";
import type {
	CancelIntent,
	CancelResult,
	ConfirmResult,
	GatewayPayment,
	LookupResult,
} from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { verifiedWebhookId } from "#server/commerce/payment/gateway/webhookSignature.ts";
import { SandboxMemory } from "#server/commerce/payment/sandbox/store/SandboxMemory.ts";
import type { Database } from "#server/platform/database/Database.ts";
import type { BillingGateway, ChargeIntent, IssueResult } from "./BillingGateway.ts";

/** Cards of the simulated provider, by the outcome of charging them. */
export const sandboxCards = {
	good: { label: "신한카드 ****-1234", text: "승인되는 카드" },
	other: { label: "국민카드 ****-5678", text: "승인되는 다른 카드" },
	declined: { label: "현대카드 ****-9012", text: "한도가 초과된 카드" },
	lost: { label: "삼성카드 ****-3456", text: "승인 응답이 유실되는 카드" },
	wrong: { label: "롯데카드 ****-7890", text: "다른 금액이 승인되는 카드" },
} as const;
export type SandboxCard = keyof typeof sandboxCards;

interface Kept {
	readonly customerKey: string;
	readonly card: SandboxCard;
}

interface Charge {
	readonly paymentKey: string;
	readonly amount: number;
	readonly balance: number;
}

const removedType = "billing.deleted";
const demoKey = /^demo-billing-key-\d+$/;

const paymentOf = (orderId: string, { paymentKey, amount, balance }: Charge): GatewayPayment => ({
	paymentKey,
	orderId,
	status: balance === 0 ? "CANCELED" : "DONE",
	totalAmount: amount,
	balanceAmount: balance,
	currency: "KRW",
	detail: {},
});

/** A simulated card provider for development and tests; like a real one's, its state outlives the process. */
export class SandboxBilling {
	readonly #db: Database;
	readonly #webhookSecret: string;
	readonly gateway: BillingGateway;

	constructor(db: Database, webhookSecret: string) {
		this.#db = db;
		this.#webhookSecret = webhookSecret;
		this.gateway = {
			provider: "sandbox",
			registrationUrl: (customerKey) => `/pg/sandbox/card?${new URLSearchParams({ customerKey })}`,
			issueKey: (authKey, customerKey) => this.#issueKey(authKey, customerKey),
			charge: (intent) => this.#charge(intent),
			lookup: (orderId) => this.#lookup(orderId),
			cancel: (intent) => this.#cancel(intent),
			removeKey: (billingKey) => new SandboxMemory(db).forget("billing_key", billingKey),
			readRemovedKey: (rawBody, header, now) => this.#readRemovedKey(rawBody, header, now),
		};
	}

	/** Enters a card as the traveller. Returns the authKey with which the browser comes back. */
	async enterCard(customerKey: string, card: SandboxCard): Promise<string> {
		const authKey = `sba_${randomBytes(18).toString("base64url")}`;
		await new SandboxMemory(this.#db).write("billing_auth", authKey, { customerKey, card });
		return authKey;
	}

	#issueKey(authKey: string, customerKey: string): Promise<IssueResult> {
		return this.#db.tx(async (tx) => {
			const memory = new SandboxMemory(tx);
			const entered = await memory.lock<Kept>("billing_auth", authKey);
			if (entered?.customerKey !== customerKey) return { kind: "declined", code: "INVALID_BILL_KEY_REQUEST" };
			await memory.forget("billing_auth", authKey);
			const billingKey = `sbk_${randomBytes(18).toString("base64url")}`;
			await memory.write("billing_key", billingKey, entered);
			return { kind: "issued", billingKey, cardLabel: sandboxCards[entered.card].label };
		});
	}

	async #charge(intent: ChargeIntent): Promise<ConfirmResult> {
		const { card, charge } = await this.#db.tx((tx) => chargeOnce(new SandboxMemory(tx), intent));
		if (card === null) return { kind: "declined", code: "NOT_FOUND_BILLING" };
		if (!charge) return { kind: "declined", code: "REJECT_CARD_COMPANY" };
		if (card === "lost") return { kind: "unknown", code: "TIMEOUT" };
		return { kind: "approved", payment: paymentOf(intent.orderId, charge) };
	}

	async #lookup(orderId: string): Promise<LookupResult> {
		const charge = await this.#db.tx((tx) => new SandboxMemory(tx).lock<Charge>("billing_charge", orderId));
		return charge ? { kind: "found", payment: paymentOf(orderId, charge) } : { kind: "notFound" };
	}

	#readRemovedKey(rawBody: string, header: (name: string) => string | null, now: number): string | null {
		if (verifiedWebhookId(this.#webhookSecret, rawBody, header, now) === null) return null;
		const event: { type?: unknown; billingKey?: unknown } = JSON.parse(rawBody);
		return event.type === removedType && typeof event.billingKey === "string" ? event.billingKey : null;
	}

	#cancel({ orderId, amount, balance }: CancelIntent): Promise<CancelResult> {
		return this.#db.tx(async (tx): Promise<CancelResult> => {
			const memory = new SandboxMemory(tx);
			const charge = await memory.lock<Charge>("billing_charge", orderId);
			if (!charge) return { kind: "refused", code: "NOT_FOUND_PAYMENT" };
			if (charge.balance === balance - amount) return { kind: "cancelled", balanceAmount: charge.balance };
			if (amount > charge.balance) return { kind: "refused", code: "NOT_CANCELABLE_AMOUNT" };
			const after = { ...charge, balance: charge.balance - amount };
			await memory.write("billing_charge", orderId, after);
			return { kind: "cancelled", balanceAmount: after.balance };
		});
	}
}

/**
 * Returns the card behind a key and its charge, creating the charge unless it exists. The card is null when there is no such card, the
 * charge when it is declined.
 */
async function chargeOnce(
	memory: SandboxMemory,
	{ billingKey, customerKey, orderId, amount }: ChargeIntent,
): Promise<{ readonly card: SandboxCard | null; readonly charge: Charge | null }> {
	const kept: Kept | null = demoKey.test(billingKey)
		? { customerKey, card: "good" }
		: await memory.lock<Kept>("billing_key", billingKey);
	if (kept?.customerKey !== customerKey) return { card: null, charge: null };
	const before = await memory.lock<Charge>("billing_charge", orderId);
	if (before || kept.card === "declined") return { card: kept.card, charge: before };
	const taken = kept.card === "wrong" ? amount + 1000 : amount;
	const paymentKey = `sbc_${randomBytes(18).toString("base64url")}`;
	const charge = { paymentKey, amount: taken, balance: taken };
	await memory.write("billing_charge", orderId, charge);
	return { card: kept.card, charge };
}
