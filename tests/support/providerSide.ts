import { randomUUID } from "node:crypto";
import { signWebhook, type WebhookHeaders } from "#server/commerce/payment/gateway/webhookSignature.ts";
import type { CancelFault } from "#server/commerce/payment/sandbox/SandboxPayment.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

/** Sets the fault of a payment's next refund at the simulated provider. */
export const setCancelFault = (db: Queryable, orderId: string, cancelFault: CancelFault): Promise<unknown> =>
	db.query(
		"UPDATE gateway_sandbox SET body = jsonb_set(body, '{cancelFault}', to_jsonb($2::text)) WHERE kind = 'payment' AND key = $1",
		[orderId, cancelFault],
	);

interface CardCharge {
	readonly orderId: string;
	readonly paymentKey: string;
	readonly amount: number;
	readonly balance: number;
}

/** Returns the charges of stored cards at the simulated provider, each once however often it was requested. */
export async function cardCharges(db: Queryable): Promise<readonly CardCharge[]> {
	const { rows } = await db.query<CardCharge>(
		`SELECT key AS "orderId", body->>'paymentKey' AS "paymentKey", (body->>'amount')::int AS amount, (body->>'balance')::int AS balance
		FROM gateway_sandbox WHERE kind = 'billing_charge' ORDER BY key`,
	);
	return rows;
}

interface SentWebhook {
	readonly rawBody: string;
	readonly headers: WebhookHeaders;
}

/** Removes a member's cards as the simulated provider would, e.g. when they are lost. Returns the webhooks it would send. */
export async function removeCards(
	db: Queryable,
	secret: string,
	customerKey: string,
	now: number,
): Promise<readonly SentWebhook[]> {
	const { rows } = await db.query<{ key: string }>(
		"DELETE FROM gateway_sandbox WHERE kind = 'billing_key' AND body->>'customerKey' = $1 RETURNING key",
		[customerKey],
	);
	return rows.map(({ key: billingKey }) => {
		const rawBody = JSON.stringify({ type: "billing.deleted", billingKey });
		return { rawBody, headers: signWebhook(secret, randomUUID(), rawBody, now) };
	});
}
