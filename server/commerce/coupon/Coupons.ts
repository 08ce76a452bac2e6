import type { Coupon, CouponTab } from "#domain/coupon/Coupon.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { StandingStore } from "#server/members/account/store/StandingStore.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { countHit, limits } from "#server/platform/limits/countHit.ts";
import { issueCoupons } from "./issueCoupons.ts";
import { type CampaignQuery, CampaignStore } from "./store/CampaignStore.ts";
import { CouponStore } from "./store/CouponStore.ts";

const asCode = (text: string): string => text.normalize("NFKC").trim().toUpperCase();

/** Coupons: how members obtain and list them (DEC-023, DEC-171). */
export class Coupons {
	readonly #db: Database;
	readonly #clock: Clock;

	constructor({ db, clock }: BaseParts) {
		this.#db = db;
		this.#clock = clock;
	}

	/**
	 * Issues a public campaign's coupon.
	 * @throws Refusal notFound, couponHeld, couponUnusable (not being issued now, or none left)
	 */
	async issue(memberId: number, campaignId: number): Promise<Coupon> {
		if (!(await new CampaignStore(this.#db).isPublic(campaignId))) throw new Refusal("notFound");
		return this.#issueOne(memberId, { by: "number", campaignId });
	}

	/**
	 * Issues the coupon behind a corporate code.
	 * @throws Refusal couponUnusable (also for an unknown code), couponHeld, tooManyCalls
	 */
	async issueByCorporateCode(memberId: number, code: string): Promise<Coupon> {
		await this.#countTry(memberId);
		return this.#issueOne(memberId, { by: "corporateCode", code: asCode(code) });
	}

	/**
	 * Issues the coupon of a live broadcast.
	 * @throws Refusal couponUnusable (also for an unknown broadcast), couponHeld, tooManyCalls
	 */
	async issueOfLive(memberId: number, gripId: number): Promise<Coupon> {
		await this.#countTry(memberId);
		return this.#issueOne(memberId, { by: "broadcast", gripId });
	}

	/**
	 * Issues all coupons of a pack that the member does not hold yet.
	 * @throws Refusal couponUnusable or couponHeld when there are none, tooManyCalls
	 */
	async issuePack(memberId: number, code: string): Promise<readonly Coupon[]> {
		await this.#countTry(memberId);
		return this.#issue(memberId, { by: "packCode", code: asCode(code) }, 100);
	}

	/**
	 * Gives a member an operator's gift, from any campaign that is being issued now.
	 * @throws Refusal notFound, couponHeld, couponUnusable
	 */
	give(memberId: number, campaignId: number): Promise<readonly Coupon[]> {
		const now = this.#clock.now();
		return this.#db.tx(async (tx) => {
			if (!(await new StandingStore(tx).lock(memberId))) throw new Refusal("notFound");
			return issueCoupons(tx, { memberId, query: { by: "number", campaignId }, max: 1, now });
		});
	}

	list(memberId: number, tab: CouponTab): Promise<readonly Coupon[]> {
		return new CouponStore(this.#db).ofTab(memberId, tab, koreanDay(this.#clock.now()));
	}

	/**
	 * Returns all coupons a member can use for a plan's stay, soonest to expire first. Includes one reserved by the member's own unpaid order
	 * for the same room, since the next order for the room releases it.
	 */
	usable(
		memberId: number,
		plan: { readonly propertyId: number; readonly ratePlanId: number },
	): Promise<readonly Coupon[]> {
		return new CouponStore(this.#db).usable(memberId, plan, this.#clock.now());
	}

	async #issueOne(memberId: number, query: CampaignQuery): Promise<Coupon> {
		const [coupon] = await this.#issue(memberId, query, 1);
		if (!coupon) throw new Refusal("couponUnusable");
		return coupon;
	}

	#issue(memberId: number, query: CampaignQuery, max: number): Promise<readonly Coupon[]> {
		const now = this.#clock.now();
		return this.#db.tx((tx) => issueCoupons(tx, { memberId, query, max, now }));
	}

	#countTry(memberId: number): Promise<void> {
		return countHit(this.#db, limits.couponCodesByMember, String(memberId), this.#clock.now());
	}
}
