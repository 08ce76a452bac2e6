import type { Coupon } from "#domain/coupon/Coupon.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import { membershipPrices } from "#domain/membership/plans.ts";
import type { BillingRecord, MembershipPlan, Subscription } from "#domain/membership/Subscription.ts";
import { term } from "#domain/membership/term.ts";
import { type StayDate, stayDateOf } from "#domain/shared/StayDate.ts";
import { noWon, won } from "#domain/shared/Won.ts";

export const bronze: MemberAccount = {
	name: "홍길동",
	email: "hong@example.com",
	grade: "Bronze",
	type: "N",
	corpName: null,
	phone: "01012345678",
	loginType: "EMAIL",
	corpCode: null,
	deptName: null,
	corpUserName: null,
	agreesToMarketing: false,
	international: null,
};

export const corporate: MemberAccount = {
	...bronze,
	type: "C",
	corpCode: "HANBIT2026",
	corpName: "한빛상사",
	deptName: "인사팀",
	corpUserName: "홍길동",
};

/** A subscription that was started and paid on a given day, active by default. */
export function subscriptionOf(
	plan: MembershipPlan,
	begun: StayDate,
	changes: Partial<Subscription> = {},
): Subscription {
	const { first, last, nextCharge } = term(begun, plan, 0);
	return {
		id: 1,
		plan,
		state: "USE",
		anchor: begun,
		termStart: first,
		termEnd: last,
		nextCharge,
		price: membershipPrices[plan].price,
		lastPaidOn: begun,
		cardName: "신한카드 ****-1234",
		failedCharges: 0,
		isWithdrawable: plan === "Gold",
		...changes,
	};
}

export const couponOf = (id: number, changes: Partial<Coupon> = {}): Coupon => ({
	id,
	heldId: id,
	campaignId: id,
	stayId: null,
	name: "쿠폰",
	title: `쿠폰 ${id}`,
	campaignType: "NORMAL",
	discount: { kind: "amount", amount: won(5000) },
	minimumAmount: noWon,
	needsMinimum: false,
	canOverlap: false,
	isForExternalSupplier: false,
	isAvailable: true,
	expiresOn: stayDateOf("2026-12-31"),
	usedOn: null,
	orderPaymentId: null,
	isHeld: true,
	isChecked: false,
	setCount: 1,
	issuedCount: 1,
	usedCount: 0,
	totalCount: 1,
	...changes,
});

export const chargeOf = (id: number, changes: Partial<BillingRecord> = {}): BillingRecord => ({
	id,
	plan: "Silver",
	state: "USE",
	amount: won(1900),
	isPaid: true,
	isRefunded: false,
	chargedAt: Date.UTC(2026, 10, 13, 1),
	termStart: stayDateOf("2026-11-13"),
	termEnd: stayDateOf("2026-12-12"),
	cardName: "신한카드 ****-1234",
	...changes,
});
