import { randomBytes } from "node:crypto";
import { membershipCopy } from "#copy/membership.ts";
import { membershipPrices } from "#domain/membership/plans.ts";
import type { ConfirmResult } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { returnStray } from "./returnStray.ts";
import type { Settled, SubscriptionParts } from "./SubscriptionParts.ts";
import { settleCharge } from "./settleCharge.ts";
import type { CardCharge, NewCharge } from "./store/Charge.ts";
import { ChargeStore } from "./store/ChargeStore.ts";
import { leaseMilliseconds, whileCharging } from "./store/chargeLease.ts";

/** Writes down that a card is about to be charged; null when the member has a charge under way, or this one was made before. */
export function openCharge(
	{ clock }: Pick<SubscriptionParts, "clock">,
	tx: Queryable,
	charge: Omit<NewCharge, "orderNum" | "amount" | "leaseUntil" | "now">,
): Promise<number | null> {
	const now = clock.now();
	const day = charge.term.first.replaceAll("-", "").slice(2);
	return new ChargeStore(tx).open({
		...charge,
		orderNum: `AM${day}-${randomBytes(6).toString("hex")}`,
		amount: membershipPrices[charge.plan].price,
		leaseUntil: now + leaseMilliseconds,
		now,
	});
}

/** So long a purchase that never reached the provider is still made. Later nobody waits for it any more, and its first day is over. */
const purchaseMilliseconds = 10 * 60_000;

/** What has become of a charge by the provider's books; null: it knows of none. */
async function madeAs(
	{ gateway }: Pick<SubscriptionParts, "gateway">,
	{ orderNum }: CardCharge,
): Promise<ConfirmResult | null> {
	const known = await gateway.lookup(orderNum);
	if (known.kind !== "found") return known.kind === "unknown" ? known : null;
	const { payment } = known;
	if (payment.status === "DONE") return { kind: "approved", payment };
	if (payment.status === "ABORTED" || payment.status === "EXPIRED" || payment.status === "CANCELED")
		return { kind: "declined", code: payment.status };
	return { kind: "unknown", code: payment.status };
}

/** What the provider says: asked first when the charge may have been made before, charged when it knows of none. */
async function ask(
	parts: SubscriptionParts,
	charge: CardCharge,
	mayHaveBeenMade: boolean,
): Promise<ConfirmResult> {
	const { clock, gateway, secrets } = parts;
	if (mayHaveBeenMade) {
		const made = await madeAs(parts, charge);
		if (made) return made;
		const isLate = clock.now() > charge.createdAt + purchaseMilliseconds;
		if (charge.purpose !== "renew" && isLate) return { kind: "declined", code: "TOO_LATE" };
	}
	// A card that is gone is not asked for money again. [D43]
	if (charge.isCardGone) return { kind: "declined", code: "CARD_REMOVED" };
	const result = await gateway.charge({
		billingKey: secrets.unlock(charge.keyCipher),
		customerKey: charge.customerKey,
		orderId: charge.orderNum,
		orderName: `${membershipCopy.plan[charge.plan]} 멤버십`,
		amount: charge.amount,
		idempotencyKey: charge.orderNum,
	});
	if (result.kind !== "unknown" || !result.spent) return result;
	// Asked again it would hear the same for ever.
	return (await madeAs(parts, charge)) ?? { kind: "declined", code: result.code };
}

/** Charges the card of an open charge and settles it; a charge that is settled already answers what became of it. */
export async function driveCharge(
	parts: SubscriptionParts,
	chargeId: number,
	{ mayHaveBeenMade, sessionId }: { readonly mayHaveBeenMade: boolean; readonly sessionId: string | null },
): Promise<Settled> {
	const charge = await new ChargeStore(parts.db).readWithCard(chargeId);
	if (!charge || charge.status === "fail") return "declined";
	if (charge.status !== "ready") return "approved";
	const result: ConfirmResult =
		charge.provider === parts.gateway.provider
			? await whileCharging(parts, chargeId, () => ask(parts, charge, mayHaveBeenMade))
			: { kind: "config", code: "OTHER_PROVIDER" };
	const settled = await settleCharge(parts, chargeId, result, sessionId);
	await returnStray(parts, chargeId);
	return settled;
}
