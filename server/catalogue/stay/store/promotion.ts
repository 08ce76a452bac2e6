import type { Queryable } from "#server/platform/database/Database.ts";

/** The accounting data of a promotion. */
export interface PromotionBooks {
	readonly historyId: number;
	readonly channelHistoryId: number;
	readonly channelIndex: number;
	readonly channelMarginPercent: number;
	readonly typeId: number;
}

export async function loadPromotionBooks(db: Queryable, id: number): Promise<PromotionBooks | null> {
	const { rows } = await db.query<PromotionBooks>(
		{
			name: "catalog.promotion",
			text: `SELECT history_id AS "historyId", channel_history_id AS "channelHistoryId", channel_idx AS "channelIndex",
					channel_margin_percent AS "channelMarginPercent", type_id AS "typeId"
				FROM promotion WHERE promotion_id = $1`,
		},
		[id],
	);
	return rows[0] ?? null;
}
