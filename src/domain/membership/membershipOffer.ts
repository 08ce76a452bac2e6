import { isCorporationMember, type MemberType } from "#domain/member/Member.ts";
import { checkSubscribe, checkUpgrade } from "./membershipRules.ts";
import { gradeOf } from "./plans.ts";
import type { MembershipPlan, MembershipStatus } from "./Subscription.ts";

/** What the subscribe screen has for a member. */
export type MembershipOffer =
	/** First charge of one of the plans. */
	| { readonly kind: "subscribe"; readonly plans: readonly MembershipPlan[] }
	/** Silver to Gold. */
	| { readonly kind: "upgrade"; readonly plans: readonly ["Gold"] }
	/** Nothing more to buy. */
	| { readonly kind: "gold"; readonly plans: readonly [] }
	/** -404; a plan begun before may still run. */
	| { readonly kind: "corporate"; readonly plans: readonly []; readonly isRunning: boolean };

/** The plans a member may buy now, by the rules the server will apply. [DEC-065, DEC-069, DEC-071, DEC-074] */
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
