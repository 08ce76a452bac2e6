import type { PromotionType } from "#domain/offer/Promotion.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { DiscountKind } from "#domain/stay/DiscountKind.ts";
import type { PlanRule } from "#server/catalogue/pricing/PlanRule.ts";

/** A plan's rule as stored in the database. */
export interface RuleRow {
	readonly max_num: number;
	readonly min_nights: number;
	readonly max_nights: number;
	readonly normal_per: number;
	readonly awesome_per: number;
	readonly discount_type: DiscountKind | null;
	readonly discount_rate: number;
	readonly discount_min_nights: number | null;
	readonly discount_min_days_ahead: number | null;
	readonly discount_starts_at: Date | null;
	readonly discount_ends_at: Date | null;
	readonly hidden_amount: boolean;
	readonly stay_start: StayDate | null;
	readonly stay_end: StayDate | null;
	readonly sale_start: StayDate | null;
	readonly sale_end: StayDate | null;
	readonly promotions: readonly PromotionRow[] | null;
}

interface PromotionRow {
	readonly id: number;
	readonly type: PromotionType;
	readonly amount: number;
	readonly stayStart: StayDate;
	readonly stayEnd: StayDate;
	readonly saleStart: StayDate;
	readonly saleEnd: StayDate;
	readonly isSecret: boolean;
}

/**
 * The columns of a RuleRow, from `rateplan rp` and `room r`. Promotions are ordered by ID, oldest first, and exclude those whose sale ended
 * before `today` (an SQL expression).
 */
export const ruleColumns = (today: string): string => `
	r.max_num, rp.min_nights, rp.max_nights, rp.normal_per, rp.awesome_per, rp.discount_type, rp.discount_rate,
	rp.discount_min_nights, rp.discount_min_days_ahead, rp.discount_starts_at, rp.discount_ends_at, rp.hidden_amount,
	rp.stay_start, rp.stay_end, rp.sale_start, rp.sale_end, (
		SELECT jsonb_agg(jsonb_build_object(
			'id', pr.promotion_id, 'type', pr.discount_type, 'amount', pr.discount_amount,
			'stayStart', pr.stay_start, 'stayEnd', pr.stay_end, 'saleStart', pr.sale_start, 'saleEnd', pr.sale_end,
			'isSecret', EXISTS (
				SELECT FROM event_product ep JOIN event e ON e.event_id = ep.event_id
				WHERE ep.promotion_id = pr.promotion_id AND e.secret IS NOT NULL
			)
		) ORDER BY pr.promotion_id)
		FROM promotion pr
		WHERE pr.property_id = rp.property_id AND (pr.rateplan_id IS NULL OR pr.rateplan_id = rp.rateplan_id)
			AND pr.sale_end >= ${today}
	) AS promotions`;

/** SQL condition on `rateplan rp`: open plans sold by the night, as opposed to dateless vouchers. */
export const soldByNight = "rp.status = 'open' AND rp.sale_type = 'STAY'";

export const soldAsVoucher = "rp.status = 'open' AND rp.sale_type = 'VOUCHER'";

/** Converts a row of `ruleColumns`. */
export function ruleOf(row: RuleRow): PlanRule {
	return {
		maxGuests: row.max_num,
		minNights: row.min_nights,
		maxNights: row.max_nights,
		normalPercent: row.normal_per,
		memberPercent: row.awesome_per,
		discount: row.discount_type && {
			kind: row.discount_type,
			percent: row.discount_rate,
			minNights: row.discount_min_nights,
			minDaysAhead: row.discount_min_days_ahead,
			startsAt: row.discount_starts_at?.getTime() ?? null,
			endsAt: row.discount_ends_at?.getTime() ?? null,
		},
		isHidden: row.hidden_amount,
		stayStart: row.stay_start,
		stayEnd: row.stay_end,
		saleStart: row.sale_start,
		saleEnd: row.sale_end,
		promotions: row.promotions ?? [],
	};
}
