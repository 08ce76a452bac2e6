import { randomBytes, randomUUID } from "node:crypto";
import type { Database, Queryable } from "#server/database/Database.ts";
import type { GatewayPayment } from "#server/payments/PaymentGateway.ts";
import { signWebhook, verifiedWebhookId, type WebhookHeaders } from "#server/payments/webhookSignature.ts";
import type { BillingGateway } from "./BillingGateway.ts";

/** Cards of the simulated provider, by what becomes of their charges. */
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

export interface SandboxBilling {
	readonly gateway: BillingGateway;
	/** The traveller enters a card; answers the authKey the browser comes back with. */
	enterCard(customerKey: string, card: SandboxCard): Promise<string>;
	/** The provider removes a member's cards, as when they are lost; the webhooks it then sends. */
	removeCards(
		customerKey: string,
		now: number,
	): Promise<readonly { readonly rawBody: string; readonly headers: WebhookHeaders }[]>;
	/** Charges there are, however often they were asked for. */
	charges(): Promise<readonly (Charge & { readonly orderId: string })[]>;
}

const removedType = "billing.deleted";
const demoKey = /^demo-billing-key-\d+$/;

const read = async <T>(db: Queryable, kind: string, key: string): Promise<T | null> => {
	const { rows } = await db.query<{ body: T }>(
		"SELECT body FROM gateway_sandbox WHERE kind = $1 AND key = $2 FOR UPDATE",
		[kind, key],
	);
	return rows[0]?.body ?? null;
};

const write = (db: Queryable, kind: string, key: string, body: object) =>
	db.query(
		`INSERT INTO gateway_sandbox (kind, key, body) VALUES ($1, $2, $3)
		ON CONFLICT (kind, key) DO UPDATE SET body = excluded.body, updated_at = now()`,
		[kind, key, JSON.stringify(body)],
	);

const paymentOf = (orderId: string, { paymentKey, amount, balance }: Charge): GatewayPayment => ({
	paymentKey,
	orderId,
	status: balance === 0 ? "CANCELED" : "DONE",
	totalAmount: amount,
	balanceAmount: balance,
	currency: "KRW",
	detail: {},
});

/** A keeper of cards for development and tests; its memory outlives the process as a real one's does. */
export function createSandboxBilling(db: Database, webhookSecret: string): SandboxBilling {
	const gateway: BillingGateway = {
		provider: "sandbox",
		registrationUrl: (customerKey) => `/pg/sandbox/card?${new URLSearchParams({ customerKey })}`,

		issueKey: (authKey, customerKey) =>
			db.tx(async (tx) => {
				const entered = await read<Kept>(tx, "billing_auth", authKey);
				if (entered?.customerKey !== customerKey)
					return { kind: "declined", code: "INVALID_BILL_KEY_REQUEST" };
				await tx.query("DELETE FROM gateway_sandbox WHERE kind = 'billing_auth' AND key = $1", [authKey]);
				const billingKey = `sbk_${randomBytes(18).toString("base64url")}`;
				await write(tx, "billing_key", billingKey, entered);
				return { kind: "issued", billingKey, cardLabel: sandboxCards[entered.card].label };
			}),

		async charge({ billingKey, customerKey, orderId, amount }) {
			const { card, charge } = await db.tx(async (tx) => {
				const kept: Kept | null = demoKey.test(billingKey)
					? { customerKey, card: "good" }
					: await read<Kept>(tx, "billing_key", billingKey);
				if (kept?.customerKey !== customerKey) return { card: null, charge: null };
				const before = await read<Charge>(tx, "billing_charge", orderId);
				if (before || kept.card === "declined") return { card: kept.card, charge: before };
				const taken = kept.card === "wrong" ? amount + 1000 : amount;
				const made = {
					paymentKey: `sbc_${randomBytes(18).toString("base64url")}`,
					amount: taken,
					balance: taken,
				};
				await write(tx, "billing_charge", orderId, made);
				return { card: kept.card, charge: made };
			});
			if (card === null) return { kind: "declined", code: "NOT_FOUND_BILLING" };
			if (!charge) return { kind: "declined", code: "REJECT_CARD_COMPANY" };
			if (card === "lost") return { kind: "unknown", code: "TIMEOUT" };
			return { kind: "approved", payment: paymentOf(orderId, charge) };
		},

		async lookup(orderId) {
			const charge = await db.tx((tx) => read<Charge>(tx, "billing_charge", orderId));
			return charge ? { kind: "found", payment: paymentOf(orderId, charge) } : { kind: "notFound" };
		},

		readRemovedKey(rawBody, header, now) {
			if (verifiedWebhookId(webhookSecret, rawBody, header, now) === null) return null;
			const event: { type?: unknown; billingKey?: unknown } = JSON.parse(rawBody);
			return event.type === removedType && typeof event.billingKey === "string" ? event.billingKey : null;
		},

		cancel: ({ orderId, amount, balance }) =>
			db.tx(async (tx) => {
				const charge = await read<Charge>(tx, "billing_charge", orderId);
				if (!charge) return { kind: "refused", code: "NOT_FOUND_PAYMENT" };
				if (charge.balance === balance - amount) return { kind: "cancelled", balanceAmount: charge.balance };
				if (amount > charge.balance) return { kind: "refused", code: "NOT_CANCELABLE_AMOUNT" };
				const after = { ...charge, balance: charge.balance - amount };
				await write(tx, "billing_charge", orderId, after);
				return { kind: "cancelled", balanceAmount: after.balance };
			}),
	};

	return {
		gateway,
		async removeCards(customerKey, now) {
			const { rows } = await db.query<{ key: string }>(
				"DELETE FROM gateway_sandbox WHERE kind = 'billing_key' AND body->>'customerKey' = $1 RETURNING key",
				[customerKey],
			);
			return rows.map(({ key }) => {
				const rawBody = JSON.stringify({ type: removedType, billingKey: key });
				return { rawBody, headers: signWebhook(webhookSecret, randomUUID(), rawBody, now) };
			});
		},
		async enterCard(customerKey, card) {
			const authKey = `sba_${randomBytes(18).toString("base64url")}`;
			await write(db, "billing_auth", authKey, { customerKey, card });
			return authKey;
		},
		async charges() {
			const { rows } = await db.query<{ key: string; body: Charge }>(
				"SELECT key, body FROM gateway_sandbox WHERE kind = 'billing_charge' ORDER BY key",
			);
			return rows.map(({ key, body }) => ({ ...body, orderId: key }));
		},
	};
}
