import { describe, expect, it } from "vitest";
import type { MemberType } from "#domain/member/Member.ts";
import { type MembershipOffer, membershipOffer } from "#domain/membership/membershipOffer.ts";
import type { MembershipPlan, Subscription, SubscriptionState } from "#domain/membership/Subscription.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";

const day = stayDateOf("2026-11-21");
const row = (plan: MembershipPlan, state: SubscriptionState): Subscription => ({
	id: 1,
	plan,
	state,
	anchor: day,
	termStart: day,
	termEnd: day,
	nextCharge: null,
	price: won(1_900),
	lastPaidOn: day,
	cardName: null,
	failedCharges: 0,
	isWithdrawable: false,
});
const all = { kind: "subscribe", plans: ["Gold", "Silver"] } as const;
const goldOnly = { kind: "subscribe", plans: ["Gold"] } as const;
const upgrade = { kind: "upgrade", plans: ["Gold"] } as const;
const gold = { kind: "gold", plans: [] } as const;
const corporate = (isRunning: boolean) => ({ kind: "corporate", plans: [], isRunning }) as const;

type Case = [MemberType, Subscription | null, boolean, MembershipOffer];

describe("what the subscribe screen offers", () => {
	it.each<Case>([
		["N", null, true, all],
		["N", null, false, goldOnly],
		["N", row("Silver", "CANCEL"), false, goldOnly],
		["N", row("Silver", "CANCEL_PAYMENT"), false, goldOnly],
		["N", row("Gold", "WITHDRAW"), true, all],
		["N", row("Gold", "CANCEL"), false, goldOnly],
		["N", row("Silver", "USE"), false, upgrade],
		["N", row("Silver", "CANCEL_REQUEST"), false, upgrade],
		["N", row("Gold", "USE"), false, gold],
		["N", row("Gold", "CANCEL_REQUEST"), true, gold],
		["C", null, true, corporate(false)],
		["C", row("Gold", "CANCEL"), true, corporate(false)],
		["C", row("Gold", "USE"), true, corporate(true)],
		["C", row("Silver", "CANCEL_REQUEST"), false, corporate(true)],
	])(
		"member %s with %o, Silver available %s [SUBS-02, SUBS-03, SUBS-05, DEC-069, DEC-070, DEC-071, DEC-074]",
		(type, subscription, isSilverAvailable, offer) => {
			expect(membershipOffer(type, { subscription, isSilverAvailable })).toEqual(offer);
		},
	);
});
