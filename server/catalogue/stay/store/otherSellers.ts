import type { Queryable } from "#server/platform/database/Database.ts";

/** What another seller asks, in percent of our public amount. */
export interface OtherSeller {
	readonly title: string;
	readonly percent: number;
}

/** Where the comparison comes from: our own look around, or HotelsCombined. */
export type ComparisonSource = "own" | "hotels_combined";

/** Beside our own line, an answer has room for so many. */
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
