import { randomBytes } from "node:crypto";
import { membershipPrices } from "#domain/membership/plans.ts";
import type { MembershipPlan } from "#domain/membership/Subscription.ts";
import type { Term } from "#domain/membership/term.ts";
import type { Queryable } from "#server/database/Database.ts";
import type { ConfirmResult } from "#server/payments/PaymentGateway.ts";
import { returnStray } from "./returnStray.ts";
import type { ChargeRow, SubscriptionParts } from "./SubscriptionParts.ts";
import { type Settled, settleCharge } from "./settleCharge.ts";

/** A process that charges holds the charge this long; after it another may finish the work. */
const leaseMs = 60_000;

export interface NewCharge {
	readonly memberId: number;
	readonly plan: MembershipPlan;
	readonly purpose: ChargeRow["purpose"];
	readonly subscriptionId: number | null;
	readonly termIndex: number;
	readonly term: Term;
	readonly attempt: number;
	readonly billingKeyId: number;
	readonly idempotencyKey: string;
}

/** Writes down that a card is about to be charged; null when the member has a charge under way, or this one was made before. */
export async function openCharge(
	{ clock }: Pick<SubscriptionParts, "clock">,
	tx: Queryable,
	charge: NewCharge,
): Promise<number | null> {
	const now = clock.now();
	const orderNum = `AM${charge.term.first.replaceAll("-", "").slice(2)}-${randomBytes(6).toString("hex")}`;
	const { rows } = await tx.query<{ charge_id: number }>(
		`INSERT INTO subscription_charge (subscription_id, member_id, plan, purpose, term, term_first, term_last, attempt, order_num,
			idempotency_key, billing_key_id, amount, lease_until, next_check_at, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $14) ON CONFLICT DO NOTHING RETURNING charge_id`,
		[
			charge.subscriptionId,
			charge.memberId,
			charge.plan,
			charge.purpose,
			charge.termIndex,
			charge.term.first,
			charge.term.last,
			charge.attempt,
			orderNum,
			charge.idempotencyKey,
			charge.billingKeyId,
			membershipPrices[charge.plan].price,
			new Date(now + leaseMs),
			new Date(now),
		],
	);
	return rows[0]?.charge_id ?? null;
}

interface OpenCharge extends ChargeRow {
	readonly provider: string;
	readonly customer_key: string;
	readonly key_cipher: string;
	/** Gone at the provider, or given up by the member. */
	readonly removed_at: Date | null;
}

/** What the provider says: asked first when the charge may have been made before, charged when it knows of none. */
async function ask(
	{ gateway, secrets }: SubscriptionParts,
	charge: OpenCharge,
	mayHaveBeenMade: boolean,
): Promise<ConfirmResult> {
	if (mayHaveBeenMade) {
		const known = await gateway.lookup(charge.order_num);
		if (known.kind === "unknown") return known;
		if (known.kind === "found") {
			const { payment } = known;
			if (payment.status === "DONE") return { kind: "approved", payment };
			if (payment.status === "ABORTED" || payment.status === "EXPIRED" || payment.status === "CANCELED")
				return { kind: "declined", code: payment.status };
			return { kind: "unknown", code: payment.status };
		}
	}
	// A card that is gone is not asked for money again. [D43]
	if (charge.removed_at !== null) return { kind: "declined", code: "CARD_REMOVED" };
	return gateway.charge({
		billingKey: secrets.unlock(charge.key_cipher),
		customerKey: charge.customer_key,
		orderId: charge.order_num,
		orderName: `어썸 멤버십 ${charge.plan}`,
		amount: charge.amount,
		idempotencyKey: charge.order_num,
	});
}

/** Charges the card of an open charge and settles it; a charge that is settled already answers what became of it. */
export async function driveCharge(
	parts: SubscriptionParts,
	chargeId: number,
	{ mayHaveBeenMade, sessionId }: { readonly mayHaveBeenMade: boolean; readonly sessionId: string | null },
): Promise<Settled> {
	const { rows } = await parts.db.query<OpenCharge>(
		`SELECT c.*, b.provider, b.customer_key, b.key_cipher, b.removed_at FROM subscription_charge c JOIN billing_key b USING (billing_key_id)
		WHERE c.charge_id = $1`,
		[chargeId],
	);
	const [charge] = rows;
	if (!charge || charge.status === "fail") return "declined";
	if (charge.status !== "ready") return "approved";
	const result: ConfirmResult =
		charge.provider === parts.gateway.provider
			? await ask(parts, charge, mayHaveBeenMade)
			: { kind: "config", code: "OTHER_PROVIDER" };
	const settled = await settleCharge(parts, chargeId, result, sessionId);
	await returnStray(parts, chargeId);
	return settled;
}
