import type { Queryable } from "#server/platform/database/Database.ts";

/** Another seller's price as a percentage of our public amount. */
export interface OtherSeller {
	readonly title: string;
	readonly percent: number;
}

/** The source of a comparison: our own survey, or HotelsCombined. */
export type ComparisonSource = "own" | "hotels_combined";

/** Maximum number of other sellers in an answer, by source. */
const maxRows: Readonly<Record<ComparisonSource, number>> = { own: 20, hotels_combined: 19 };

export async function loadOtherSellers(
	db: Queryable,
	propertyId: number,
	source: ComparisonSource,
): Promise<readonly OtherSeller[]> {
	const { rows } = await db.query<OtherSeller>(
		{
			name: "catalog.comparedPrices",
			text: "SELECT title, percent FROM price_comparison WHERE property_id = $1 AND source = $2 ORDER BY title LIMIT $3",
		},
		[propertyId, source, maxRows[source]],
	);
	return rows;
}
