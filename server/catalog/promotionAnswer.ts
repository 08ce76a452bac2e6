import { percentOf } from "#domain/offer/percent.ts";
import type { Queryable } from "#server/database/Database.ts";
import type { PlanOffer } from "#server/pricing/offers.ts";
import type { Schemas } from "./wire.ts";

interface PromotionRow {
	readonly history_id: number;
	readonly channel_history_id: number;
	readonly channel_idx: number;
	readonly channel_margin_percent: number;
	readonly type_id: number;
}

/** The promotion an offer's price contains, with its bookkeeping; null when it contains none. [ENT-20] */
export async function promotionAnswer(
	db: Queryable,
	{ terms: { promotion }, prices, ratePlanId }: PlanOffer,
): Promise<Schemas["Promotion"] | null> {
	if (!promotion) return null;
	const { rows } = await db.query<PromotionRow>(
		{
			name: "catalog.promotion",
			text: `SELECT history_id, channel_history_id, channel_idx, channel_margin_percent, type_id
				FROM promotion WHERE promotion_id = $1`,
		},
		[promotion.id],
	);
	const [row] = rows;
	if (!row) return null;
	const margin = percentOf(prices.saleAmount, row.channel_margin_percent);
	return {
		rateplanIdx: ratePlanId,
		price: prices.saleAmount,
		promotionChannelHistoryIdx: row.channel_history_id,
		promotionChannelId: row.channel_idx,
		promotionChannelMarginPercent: row.channel_margin_percent,
		promotionIdx: promotion.id,
		promotionHistoryIdx: row.history_id,
		promotionTypeId: row.type_id,
		promotionDiscountType: promotion.type,
		promotionDiscountAmount: promotion.amount,
		promotionChannelPrice: prices.saleAmount - margin,
	};
}
