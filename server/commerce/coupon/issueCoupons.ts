import type { Coupon } from "#domain/coupon/Coupon.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { type Campaign, type CampaignQuery, CampaignStore } from "./store/CampaignStore.ts";
import { CouponStore } from "./store/CouponStore.ts";

interface Issue {
	readonly memberId: number;
	readonly query: CampaignQuery;
	/** Maximum number of campaigns to issue from. */
	readonly max: number;
	readonly now: number;
}

/**
 * Issues coupons to a member from the campaigns matching the query, in the caller's transaction.
 * @throws Refusal couponHeld, couponUnusable when none can be issued
 */
export async function issueCoupons(
	tx: Queryable,
	{ memberId, query, max, now }: Issue,
): Promise<readonly Coupon[]> {
	const store = new CampaignStore(tx);
	const given: number[] = [];
	let refusal: "couponHeld" | "couponUnusable" = "couponUnusable";
	for (const campaign of await store.find(query, now)) {
		const outcome = await issueCampaign(store, memberId, campaign, now);
		if (outcome === "given") given.push(campaign.id);
		else if (outcome === "couponHeld") refusal = outcome;
		if (given.length === max) break;
	}
	if (given.length === 0) throw new Refusal(refusal);
	return new CouponStore(tx).firstCopies(memberId, given);
}

/** Issues a campaign's full set of coupons to a member, or returns why it cannot. */
async function issueCampaign(
	store: CampaignStore,
	memberId: number,
	campaign: Campaign,
	now: number,
): Promise<"given" | "couponHeld" | "couponUnusable"> {
	if (await store.isHeldBy(memberId, campaign.id)) return "couponHeld";
	if (!campaign.isOpen || !(await store.count(campaign))) return "couponUnusable";
	const lastDay = campaign.useExpireDate ?? addDays(koreanDay(now), campaign.validDays ?? 0);
	if (!(await store.give(memberId, campaign, lastDay, now))) throw new Refusal("couponHeld");
	return "given";
}
