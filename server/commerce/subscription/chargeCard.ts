import { randomBytes } from "node:crypto";
import { membershipCopy } from "#copy/membership.ts";
import { membershipPrices } from "#domain/membership/plans.ts";
import type { ConfirmResult } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { returnStray } from "./returnStray.ts";
import type { Settled, SubscriptionParts } from "./SubscriptionParts.ts";
import { settleCharge } from "./settleCharge.ts";
import { CardStore } from "./store/CardStore.ts";
import type { CardCharge, NewCharge } from "./store/Charge.ts";
import { ChargeStore } from "./store/ChargeStore.ts";
import { leaseMilliseconds, whileCharging } from "./store/chargeLease.ts";

/** Records that a card is about to be charged. Returns the charge's ID; null when the member has a charge in flight or this one already exists. */
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

/**
 * How long a purchase that never reached the provider may still be charged, in milliseconds. After that, the member no longer waits for it,
 * and its first day may be over.
 */
const purchaseMilliseconds = 10 * 60_000;

/** Looks a charge up at the provider; null when the provider does not know it. */
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

/** The key of the card to charge: a removed card is not charged again [D43]; a renewal is charged to the card that replaced it (DEC-076). */
async function chargeableKey({ db }: SubscriptionParts, charge: CardCharge): Promise<string | null> {
	if (!charge.isCardGone) return charge.keyCipher;
	if (!(await new CardStore(db).moveToCurrentCard(charge.id))) return null;
	return (await new ChargeStore(db).readWithCard(charge.id))?.keyCipher ?? null;
}

/**
 * Returns the provider's outcome. Looks the charge up first when it may have been made before, and charges the card only if the provider
 * does not know it and the member still wants it: what has been cancelled is not charged (SUBS-07).
 */
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
	if (charge.isUnwanted) return { kind: "declined", code: "CANCELLED" };
	const keyCipher = await chargeableKey(parts, charge);
	if (keyCipher === null) return { kind: "declined", code: "CARD_REMOVED" };
	const result = await gateway.charge({
		billingKey: secrets.decrypt(keyCipher),
		customerKey: charge.customerKey,
		orderId: charge.orderNum,
		orderName: `${membershipCopy.plan[charge.plan]} 멤버십`,
		amount: charge.amount,
		idempotencyKey: charge.orderNum,
	});
	if (result.kind !== "unknown" || !result.spent) return result;
	// Repeating the call would always get the same response.
	return (await madeAs(parts, charge)) ?? { kind: "declined", code: result.code };
}

/** Makes an open charge and settles it; for a charge that is already settled, returns its outcome. */
export async function makeAndSettleCharge(
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
