import { checkSubscribe, checkUpgrade, type MembershipRefusal } from "#domain/membership/membershipRules.ts";
import type { MembershipPlan } from "#domain/membership/Subscription.ts";
import { term } from "#domain/membership/term.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { outcomeInTime } from "#server/commerce/payment/outcomeInTime.ts";
import { StandingStore } from "#server/members/account/store/StandingStore.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import { makeAndSettleCharge, openCharge } from "./chargeCard.ts";
import { nothingToUpgrade } from "./moves.ts";
import type { SubscriptionParts } from "./SubscriptionParts.ts";
import { claimSilver, hasJoinedSilver } from "./silver.ts";
import { CardStore } from "./store/CardStore.ts";
import { ChargeStore } from "./store/ChargeStore.ts";
import { SubscriptionStore } from "./store/SubscriptionStore.ts";

export interface Purchase {
	readonly purpose: "first" | "upgrade";
	readonly plan: MembershipPlan;
	/** Null for the card of the current subscription. */
	readonly billingKeyId: number | null;
	/** Idempotency key: the same key buys only once. */
	readonly key: string;
}

const refusalKinds = {
	corporate: "corpNoSub",
	alreadySubscribed: "alreadySubscribed",
	silverUsed: "silverUsed",
} as const satisfies Record<MembershipRefusal["kind"], string>;

/**
 * Checks a purchase, opens the first charge of the plan and makes it. Returns `unknown` while the provider's outcome is not known,
 * also when the member would be kept waiting for it.
 * @throws Refusal notFound, corpNoSub, alreadySubscribed, silverUsed, alreadyProcessed, payDeclined
 */
export async function buyPlan(
	parts: SubscriptionParts,
	{ memberId, sessionId }: SignedInMember,
	purchase: Purchase,
): Promise<"approved" | "unknown"> {
	const idempotencyKey = `${purchase.purpose}:${memberId}:${purchase.key}`;
	const before = await new ChargeStore(parts.db).numberOf(idempotencyKey);
	const chargeId =
		before ?? (await parts.db.tx((tx) => openFirst(parts, tx, memberId, purchase, idempotencyKey)));
	const charging = makeAndSettleCharge(parts, chargeId, { mayHaveBeenMade: before !== null, sessionId });
	const settled = await outcomeInTime(parts, charging);
	if (settled === "declined") throw new Refusal("payDeclined");
	return settled ?? "unknown";
}

async function openFirst(
	parts: SubscriptionParts,
	tx: Queryable,
	memberId: number,
	{ purpose, plan, billingKeyId }: Purchase,
	idempotencyKey: string,
): Promise<number> {
	const { clock, secrets } = parts;
	const member = await new StandingStore(tx).lock(memberId);
	if (!member) throw new Refusal("notFound");
	const person = { memberId, phone: member.phone };
	const running = await new SubscriptionStore(tx).lockRunning(memberId);
	const checked =
		purpose === "upgrade"
			? checkUpgrade(member)
			: checkSubscribe({ ...member, hasJoinedSilver: await hasJoinedSilver(tx, secrets, person) }, plan);
	if (!checked.ok) {
		const { kind } = checked.error;
		const hasNone = member.grade === "Bronze" && kind === "alreadySubscribed";
		throw hasNone ? nothingToUpgrade() : new Refusal(refusalKinds[kind]);
	}
	const cardId = billingKeyId ?? running?.billingKeyId;
	if (cardId === undefined || !(await new CardStore(tx).isChargeable(memberId, cardId)))
		throw new Refusal("notFound");
	if (plan === "Silver" && !(await claimSilver(tx, secrets, person, clock.now())))
		throw new Refusal("silverUsed");
	const opened = await openCharge(parts, tx, {
		memberId,
		plan,
		purpose,
		subscriptionId: null,
		termIndex: 0,
		term: term(koreanDay(clock.now()), plan, 0),
		attempt: 1,
		billingKeyId: cardId,
		idempotencyKey,
	});
	if (opened === null) throw new Refusal("alreadyProcessed");
	return opened;
}
