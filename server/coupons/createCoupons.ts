import type { Coupon, CouponTab } from "#domain/coupon/Coupon.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { countHit, limits } from "#server/limits/countHit.ts";
import { couponsOfTab, firstCopies } from "./heldCoupons.ts";

export interface Coupons {
	/** @throws Refusal notFound, couponHeld, couponUnusable (not given out now, or none left) */
	issue(memberId: number, campaignId: number): Promise<Coupon>;
	/** @throws Refusal couponUnusable (also for an unknown code), couponHeld, tooManyCalls */
	issueByCorporateCode(memberId: number, code: string): Promise<Coupon>;
	/** @throws Refusal couponUnusable (also for an unknown broadcast), couponHeld */
	issueOfLive(memberId: number, gripId: number): Promise<Coupon>;
	/** All of a pack that the member does not hold yet. @throws Refusal couponUnusable, couponHeld when there is none */
	issuePack(memberId: number, code: string): Promise<readonly Coupon[]>;
	list(memberId: number, tab: CouponTab): Promise<readonly Coupon[]>;
}

interface Campaign {
	readonly coupon_manager_id: number;
	readonly set_cnt: number;
	readonly use_expire_date: StayDate | null;
	readonly valid_days: number | null;
	readonly is_open: boolean;
}

/** Coupons as members take and list them (DEC-023, DEC-171). */
export function createCoupons({ db, clock }: { readonly db: Database; readonly clock: Clock }): Coupons {
	/** Campaigns that fit, open ones only counting as such while they are given out. */
	async function campaigns(tx: Queryable, condition: string, value: string | number): Promise<Campaign[]> {
		const { rows } = await tx.query<Campaign>(
			`SELECT cm.coupon_manager_id, cm.set_cnt, cm.use_expire_date, cm.valid_days,
				(cm.issue_start <= $2 AND cm.issue_end > $2 AND coalesce(cm.use_expire_date >= $3::date, true)) AS is_open
			FROM coupon_manager cm WHERE ${condition} ORDER BY cm.coupon_manager_id`,
			[value, new Date(clock.now()), koreanDay(clock.now())],
		);
		return rows;
	}

	/** Gives a member all copies of a campaign, or says why not. */
	async function give(
		tx: Queryable,
		memberId: number,
		campaign: Campaign,
	): Promise<"given" | "couponHeld" | "couponUnusable"> {
		const { coupon_manager_id: id, set_cnt: count } = campaign;
		const lastDay = campaign.use_expire_date ?? addDays(koreanDay(clock.now()), campaign.valid_days ?? 0);
		const held = await tx.query(
			"SELECT 1 FROM user_coupon WHERE coupon_manager_id = $1 AND member_id = $2 LIMIT 1",
			[id, memberId],
		);
		if (held.rows.length > 0) return "couponHeld";
		if (!campaign.is_open) return "couponUnusable";
		// The campaign's row makes takers wait for one another: neither a copy too many nor a member twice.
		const counted = await tx.query(
			`UPDATE coupon_manager SET issued_cnt = issued_cnt + $2
			WHERE coupon_manager_id = $1 AND (tot_cnt IS NULL OR issued_cnt + $2 <= tot_cnt)`,
			[id, count],
		);
		if (counted.rowCount === 0) return "couponUnusable";
		const { rowCount } = await tx.query(
			`INSERT INTO user_coupon (coupon_manager_id, member_id, copy, use_expire_date, issued_at)
			SELECT $1, $2, copy, $4, $5 FROM generate_series(1, $3::int) copy ON CONFLICT DO NOTHING`,
			[id, memberId, count, lastDay, new Date(clock.now())],
		);
		if (rowCount < count) throw new Refusal("couponHeld");
		return "given";
	}

	/** Gives what fits of some campaigns. @throws Refusal when nothing can be given */
	function giveAll(
		memberId: number,
		condition: string,
		value: string | number,
		{ most }: { readonly most: number },
	): Promise<readonly Coupon[]> {
		return db.tx(async (tx) => {
			const given: number[] = [];
			let refusal: "couponHeld" | "couponUnusable" = "couponUnusable";
			for (const campaign of await campaigns(tx, condition, value)) {
				const outcome = await give(tx, memberId, campaign);
				if (outcome === "given") given.push(campaign.coupon_manager_id);
				else if (outcome === "couponHeld") refusal = outcome;
				if (given.length === most) break;
			}
			if (given.length === 0) throw new Refusal(refusal);
			return firstCopies(tx, memberId, given);
		});
	}

	async function giveOne(memberId: number, condition: string, value: string | number): Promise<Coupon> {
		const [coupon] = await giveAll(memberId, condition, value, { most: 1 });
		if (!coupon) throw new Refusal("couponUnusable");
		return coupon;
	}

	const countTry = (memberId: number) =>
		countHit(db, limits.couponCodesByMember, String(memberId), clock.now());
	const asCode = (text: string) => text.normalize("NFKC").trim().toUpperCase();

	return {
		async issue(memberId, campaignId) {
			const isThere = await db.query(
				"SELECT 1 FROM coupon_manager WHERE coupon_manager_id = $1 AND type = 'NORMAL'",
				[campaignId],
			);
			if (isThere.rows.length === 0) throw new Refusal("notFound");
			return giveOne(memberId, "cm.coupon_manager_id = $1", campaignId);
		},

		async issueByCorporateCode(memberId, code) {
			await countTry(memberId);
			const inForce = "EXISTS (SELECT 1 FROM corporation c WHERE c.corp_code = cm.corp_code AND c.valid)";
			return giveOne(memberId, `cm.type = 'CORPORATION' AND cm.corp_code = $1 AND ${inForce}`, asCode(code));
		},

		issueOfLive: (memberId, gripId) => giveOne(memberId, "cm.type = 'LIVE' AND cm.grip_idx = $1", gripId),

		async issuePack(memberId, code) {
			await countTry(memberId);
			return giveAll(memberId, "cm.type = 'PACK' AND upper(cm.pack_code) = $1", asCode(code), { most: 100 });
		},

		list: (memberId, tab) => couponsOfTab(db, memberId, tab, koreanDay(clock.now())),
	};
}
