import type { Stay } from "#server/ops/line/Stay.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

interface StayRow {
	readonly id: number;
	readonly data: Pick<Stay, "otherSellers" | "hotelsCombined" | "externalRating">;
}

const emptied = ["price_comparison", "hotels_combined_hotel", "external_rating"] as const;

/** Replaces what others say about these stays: their prices at other sellers and their ratings on another site. [DEC-102, DEC-123, ENT-35] */
export async function saveExternalFigures(tx: Queryable, stays: readonly StayRow[]): Promise<void> {
	const ids = stays.map(({ id }) => id);
	for (const table of emptied)
		await tx.query(
			{ name: `import.no.${table}`, text: `DELETE FROM ${table} WHERE property_id = ANY ($1::int[])` },
			[ids],
		);
	const prices = stays.flatMap(({ id, data: { otherSellers, hotelsCombined } }) => [
		...otherSellers.map((seller) => ({ ...seller, id, source: "own" })),
		...(hotelsCombined?.otherSellers ?? []).map((seller) => ({ ...seller, id, source: "hotels_combined" })),
	]);
	if (prices.length > 0)
		await tx.query(
			{
				name: "import.otherSellers",
				text: `INSERT INTO price_comparison (property_id, source, title, percent)
					SELECT id, source, title, percent FROM jsonb_to_recordset($1::jsonb) AS p (id int, source text, title text, percent int2)`,
			},
			[JSON.stringify(prices)],
		);
	const hotels = stays.flatMap(({ id, data: { hotelsCombined } }) =>
		hotelsCombined ? [{ id, ...hotelsCombined }] : [],
	);
	if (hotels.length > 0)
		await tx.query(
			{
				name: "import.hotelsCombined",
				text: `INSERT INTO hotels_combined_hotel (property_id, hotel_id, label)
					SELECT id, "hotelId", label FROM jsonb_to_recordset($1::jsonb) AS h (id int, "hotelId" text, label text)`,
			},
			[JSON.stringify(hotels)],
		);
	const ratings = stays.flatMap(({ id, data: { externalRating } }) =>
		externalRating ? [{ id, ...externalRating }] : [],
	);
	if (ratings.length > 0)
		await tx.query(
			{
				name: "import.externalRatings",
				text: `INSERT INTO external_rating (property_id, overall, cleanliness, service, comfort, condition, location, neighborhood_rating,
						quality_rating, value_rating, amenities_rating, recommendation_per)
					SELECT id, overall, cleanliness, service, comfort, condition, location, neighborhood, quality, value, amenities, recommendation
					FROM jsonb_to_recordset($1::jsonb) AS r (id int, overall numeric, cleanliness numeric, service numeric, comfort numeric,
						condition numeric, location numeric, neighborhood numeric, quality numeric, value numeric, amenities numeric, recommendation int2)`,
			},
			[JSON.stringify(ratings)],
		);
}
