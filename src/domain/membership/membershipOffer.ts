import { isCorporationMember, type MemberType } from "#domain/member/Member.ts";
import { checkSubscribe, checkUpgrade } from "./membershipRules.ts";
import { gradeOf } from "./plans.ts";
import type { MembershipPlan, MembershipStatus } from "./Subscription.ts";

/** What the subscribe screen offers a member. */
export type MembershipOffer =
	/** A first subscription to one of the plans. */
	| { readonly kind: "subscribe"; readonly plans: readonly MembershipPlan[] }
	/** An upgrade from Silver to Gold. */
	| { readonly kind: "upgrade"; readonly plans: readonly ["Gold"] }
	/** Already Gold: nothing more to buy. */
	| { readonly kind: "gold"; readonly plans: readonly [] }
	/** Corporate members cannot subscribe (-404), but a plan started earlier may still be active. */
	| { readonly kind: "corporate"; readonly plans: readonly []; readonly isRunning: boolean };

/** Returns the plans a member may buy now, under the same rules the server will apply. [DEC-065, DEC-069, DEC-071, DEC-074] */
export function membershipOffer(
	type: MemberType,
	{ subscription, isSilverAvailable }: Pick<MembershipStatus, "subscription" | "isSilverAvailable">,
): MembershipOffer {
	const grade = gradeOf(subscription ? [subscription] : []);
	const member = { type, grade, hasJoinedSilver: !isSilverAvailable };
	if (isCorporationMember(member)) return { kind: "corporate", plans: [], isRunning: grade !== "Bronze" };
	if (checkUpgrade(member).ok) return { kind: "upgrade", plans: ["Gold"] };
	if (grade === "Gold") return { kind: "gold", plans: [] };
	const plans = (["Gold", "Silver"] as const).filter((plan) => checkSubscribe(member, plan).ok);
	return { kind: "subscribe", plans };
}
