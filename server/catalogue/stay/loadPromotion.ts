import { percentOf } from "#domain/shared/percent.ts";
import type { PlanOffer } from "#server/catalogue/pricing/offers.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { loadPromotionBooks } from "./store/promotion.ts";
import type { Schemas } from "./wire.ts";

/** Returns the promotion included in an offer's price, with its accounting data; null when there is none. [ENT-20] */
export async function loadPromotion(
	db: Queryable,
	{ terms: { promotion }, prices, ratePlanId }: PlanOffer,
): Promise<Schemas["Promotion"] | null> {
	if (!promotion) return null;
	const books = await loadPromotionBooks(db, promotion.id);
	if (!books) return null;
	const margin = percentOf(prices.saleAmount, books.channelMarginPercent);
	return {
		rateplanIdx: ratePlanId,
		price: prices.saleAmount,
		promotionChannelHistoryIdx: books.channelHistoryId,
		promotionChannelId: books.channelIndex,
		promotionChannelMarginPercent: books.channelMarginPercent,
		promotionIdx: promotion.id,
		promotionHistoryIdx: books.historyId,
		promotionTypeId: books.typeId,
		promotionDiscountType: promotion.type,
		promotionDiscountAmount: promotion.amount,
		promotionChannelPrice: prices.saleAmount - margin,
	};
}
