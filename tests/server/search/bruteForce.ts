import { isWithinStep, priceStepAmount, priceSteps } from "#domain/search/priceSteps.ts";
import { sortStays } from "#domain/search/sortStays.ts";
import type { Queryable } from "#server/database/Database.ts";
import { cheapestOffer } from "#server/pricing/cheapestOffer.ts";
import { offersOf } from "#server/pricing/offers.ts";
import type { StayQuestion } from "#server/search/findStays.ts";

interface StayRow {
	readonly property_id: number;
	readonly area: number;
	readonly sub_area: number;
	readonly star: number;
	readonly fac: string;
	readonly lat: number;
	readonly lng: number;
}

/** What a search has to answer, found by pricing every stay with the domain's ledger. */
export async function bruteForce(db: Queryable, question: StayQuestion) {
	const { scope, stay, viewer, moment, filters, sort, offset, limit } = question;
	const { rows } = await db.query<StayRow>(
		`SELECT property_id, area, sub_area, star, fac::text AS fac, lat, lng FROM property
		WHERE status = 'open' AND city_id = ANY ($1::int[]) ORDER BY rank, property_id`,
		[scope.cityIds],
	);
	const offers = await offersOf(
		db,
		rows.map((row) => row.property_id),
		stay,
		viewer,
		moment,
	);
	const { area, subArea, bounds } = filters;
	const free = rows.flatMap((row) => {
		const offer = cheapestOffer(offers.get(row.property_id) ?? []);
		const quality = scope.named ? scope.named.find(({ id }) => id === row.property_id)?.quality : 0;
		if (!offer || quality === undefined) return [];
		if ((area !== 0 && row.area !== area) || (subArea !== 0 && row.sub_area !== subArea)) return [];
		if (filters.facilities.some((bit) => ((BigInt(row.fac) >> BigInt(bit)) & 1n) === 0n)) return [];
		if (bounds && (row.lat < bounds.south || row.lat > bounds.north)) return [];
		if (bounds && (row.lng < bounds.west || row.lng > bounds.east)) return [];
		const amount = offer.isHidden ? null : offer.prices.saleAmount;
		const average = amount === null ? null : Math.floor(amount / (stay.nights * stay.rooms));
		return [{ ...row, stayId: row.property_id, amount, average, quality, keyCode: offer.prices.keyCode }];
	});
	const hasStars = (row: { star: number }) => filters.stars.length === 0 || filters.stars.includes(row.star);
	const hasPrice = (row: { average: number | null }) => isWithinStep(row.average, filters.priceMax);
	const found = free.filter((row) => hasStars(row) && hasPrice(row));
	return {
		stays: sortStays(
			sort === "recommended" ? found.toSorted((a, b) => a.quality - b.quality) : found,
			sort,
			(row) => row.amount,
		)
			.slice(offset, offset + limit)
			.map(({ stayId, amount, keyCode }) => ({ stayId, amount, keyCode })),
		total: found.length,
		facets: {
			priceSteps: priceSteps.map(
				(step) =>
					free.filter(
						(row) => hasStars(row) && (row.average ?? Number.POSITIVE_INFINITY) <= priceStepAmount(step),
					).length,
			),
			stars: [0, 1, 2, 3, 4, 5].map(
				(star) => free.filter((row) => hasPrice(row) && row.star === star).length,
			),
			facilities: Array.from(
				{ length: 63 },
				(_, bit) => found.filter((row) => ((BigInt(row.fac) >> BigInt(bit)) & 1n) === 1n).length,
			),
		},
	};
}
