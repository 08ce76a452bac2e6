import { couponRulesCopy } from "#copy/couponRules.ts";
import { type Compensation, compensationRules } from "#domain/coupon/compensation.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { hasCopiesLeft, isGivenOut } from "#server/catalogue/event/store/claimableCoupon.ts";
import { Store } from "#server/platform/database/Store.ts";

export interface Campaign {
	readonly id: number;
	/** Number of copies a member gets at a time. */
	readonly setCount: number;
	/** Last day of use; when null, validDays counts from the day of issue. */
	readonly useExpireDate: StayDate | null;
	readonly validDays: number | null;
	/** Whether it is being issued now. */
	readonly isOpen: boolean;
}

/** How a campaign is identified. */
export type CampaignQuery =
	| { readonly by: "number"; readonly campaignId: number }
	| { readonly by: "corporateCode"; readonly code: string }
	| { readonly by: "broadcast"; readonly gripId: number }
	| { readonly by: "packCode"; readonly code: string };

const inForce = "EXISTS (SELECT 1 FROM corporation c WHERE c.corp_code = cm.corp_code AND c.valid)";

function conditionOf(query: CampaignQuery): readonly [condition: string, value: string | number] {
	switch (query.by) {
		case "number":
			return ["cm.coupon_manager_id = $1", query.campaignId];
		case "corporateCode":
			return [`cm.type = 'CORPORATION' AND cm.corp_code = $1 AND ${inForce}`, query.code];
		case "broadcast":
			return ["cm.type = 'LIVE' AND cm.grip_idx = $1", query.gripId];
		case "packCode":
			return ["cm.type = 'PACK' AND upper(cm.pack_code) = $1", query.code];
	}
}

/** Campaigns and the coupons they issue. */
export class CampaignStore extends Store {
	find(query: CampaignQuery, now: number): Promise<Campaign[]> {
		const [condition, value] = conditionOf(query);
		return this.rows<Campaign>(
			`SELECT cm.coupon_manager_id AS id, cm.set_cnt AS "setCount", cm.use_expire_date AS "useExpireDate", cm.valid_days AS "validDays",
				(${isGivenOut("$2")}) AS "isOpen"
			FROM coupon_manager cm WHERE ${condition} ORDER BY cm.coupon_manager_id`,
			[value, new Date(now)],
		);
	}

	/** Whether any member may claim the campaign by its ID. */
	isPublic(campaignId: number): Promise<boolean> {
		return this.hasRows("SELECT 1 FROM coupon_manager WHERE coupon_manager_id = $1 AND type = 'NORMAL'", [
			campaignId,
		]);
	}

	isHeldBy(memberId: number, campaignId: number): Promise<boolean> {
		return this.hasRows("SELECT 1 FROM user_coupon WHERE coupon_manager_id = $1 AND member_id = $2 LIMIT 1", [
			campaignId,
			memberId,
		]);
	}

	/**
	 * Counts a set of copies as issued; false when too few are left. The campaign's row lock makes concurrent claims wait for each other, so
	 * that no copy is issued beyond the total and no member gets the set twice.
	 */
	count({ id }: Campaign): Promise<boolean> {
		return this.hasRows(
			`UPDATE coupon_manager cm SET issued_cnt = cm.issued_cnt + cm.set_cnt WHERE cm.coupon_manager_id = $1 AND ${hasCopiesLeft}`,
			[id],
		);
	}

	/** Issues the copies to a member; false when the member already holds some of them. */
	async give(memberId: number, campaign: Campaign, lastDay: StayDate, now: number): Promise<boolean> {
		const { rowCount } = await this.db.query(
			`INSERT INTO user_coupon (coupon_manager_id, member_id, copy, use_expire_date, issued_at)
			SELECT $1, $2, copy, $4, $5 FROM generate_series(1, $3::int) copy ON CONFLICT DO NOTHING`,
			[campaign.id, memberId, campaign.setCount, lastDay, new Date(now)],
		);
		return rowCount === campaign.setCount;
	}

	/**
	 * Gives a member the compensation coupon for a room the stay refused, at most once per room. There is one campaign per amount, which
	 * counts the coupons issued.
	 */
	async compensate(
		memberId: number,
		orderProductId: number,
		{ amount, expiresOn }: Compensation,
		now: number,
	): Promise<void> {
		const { rows } = await this.db.query<{ coupon_manager_id: number }>(
			`INSERT INTO coupon_manager (type, title, discount_kind, discount, overlap, available_expedia, issued_cnt, issue_start, issue_end, valid_days)
			VALUES ('SORRY', $1, 'AMOUNT', $2, true, true, 1, $3, '9999-12-31', $4)
			ON CONFLICT (discount) WHERE type = 'SORRY' DO UPDATE SET issued_cnt = coupon_manager.issued_cnt + 1 RETURNING coupon_manager_id`,
			[couponRulesCopy.compensation, amount, new Date(now), compensationRules.validDays],
		);
		await this.db.query(
			`INSERT INTO user_coupon (coupon_manager_id, member_id, copy, use_expire_date, issued_at, refused_product_id)
			SELECT $1, $2, coalesce(max(copy), 0) + 1, $3, $4, $5 FROM user_coupon WHERE coupon_manager_id = $1 AND member_id = $2`,
			[rows[0]!.coupon_manager_id, memberId, expiresOn, new Date(now), orderProductId],
		);
	}
}
