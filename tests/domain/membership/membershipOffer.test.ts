import { describe, expect, it } from "vitest";
import { membershipOffer } from "#domain/membership/membershipOffer.ts";
import type { MembershipPlan, SubscriptionState } from "#domain/membership/Subscription.ts";
import { isShoppingPage } from "#domain/navigation/shoppingPage.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { subscriptionOf } from "#tests/support/membershipFixtures.ts";

const begun = stayDateOf("2026-11-01");
const status = (plan: MembershipPlan | null, state: SubscriptionState, isSilverAvailable: boolean) => ({
	subscription: plan && subscriptionOf(plan, begun, { state }),
	isSilverAvailable,
});

describe("the membership offer", () => {
	it.each([
		["N", null, "USE", true, { kind: "subscribe", plans: ["Gold", "Silver"] }],
		["N", null, "USE", false, { kind: "subscribe", plans: ["Gold"] }],
		["N", "Silver", "USE", false, { kind: "upgrade", plans: ["Gold"] }],
		["N", "Silver", "CANCEL_REQUEST", false, { kind: "upgrade", plans: ["Gold"] }],
		["N", "Silver", "CANCEL", false, { kind: "subscribe", plans: ["Gold"] }],
		["N", "Silver", "CANCEL_PAYMENT", false, { kind: "subscribe", plans: ["Gold"] }],
		["N", "Gold", "USE", true, { kind: "gold", plans: [] }],
		["N", "Gold", "CANCEL_REQUEST", true, { kind: "gold", plans: [] }],
		["N", "Gold", "WITHDRAW", true, { kind: "subscribe", plans: ["Gold", "Silver"] }],
		["C", null, "USE", true, { kind: "corporate", plans: [], isRunning: false }],
		["C", "Gold", "USE", true, { kind: "corporate", plans: [], isRunning: true }],
		["C", "Silver", "CANCEL", false, { kind: "corporate", plans: [], isRunning: false }],
	] as const)(
		"for %s with %s in %s, Silver available: %s [SUBS-02, SUBS-03, SUBS-05, DEC-069, DEC-070, DEC-071, DEC-074]",
		(type, plan, state, isFree, offer) => {
			expect(membershipOffer(type, status(plan, state, isFree))).toEqual(offer);
		},
	);
});

describe("the page to return to after subscribing", () => {
	it.each([
		["/products/3?adtCnt=2", true],
		["/search", true],
		["/booking/3", true],
		["/products-sale", false],
		["/mypage", false],
		["https://evil.example/products/3", false],
	])("%s qualifies: %s [DEC-118]", (path, isOne) => {
		expect(isShoppingPage(path)).toBe(isOne);
	});
});
