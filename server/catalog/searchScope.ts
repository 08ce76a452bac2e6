import type { Queryable } from "#server/database/Database.ts";
import type { Keywords } from "#server/keywords/createKeywords.ts";
import type { SearchScope } from "#server/search/findStays.ts";

/** Where a search condition looks, and which part of the city. */
export interface PlaceToSearch {
	readonly scope: SearchScope;
	readonly area: number;
	readonly subArea: number;
}

export interface AskedPlace {
	/** Empty = any. */
	readonly nationCode: string;
	readonly cityCode: string;
	readonly searchText: string;
	readonly locationKR: number;
	readonly subLocationKR: number;
}

const whole = (cityIds: readonly number[]): SearchScope => ({ cityIds, named: null });

/**
 * A known city with its area; else what the text means (a region by its name, or stays by theirs); else, without a text,
 * the whole nation, or everywhere. [DEC-009, DEC-046, DEC-161]
 */
export async function searchScope(
	db: Queryable,
	keywords: Keywords,
	asked: AskedPlace,
): Promise<PlaceToSearch> {
	if (asked.cityCode !== "") {
		const cityId = await cityOf(db, asked.cityCode);
		if (cityId !== null) {
			return { scope: whole([cityId]), area: asked.locationKR, subArea: asked.subLocationKR };
		}
	}
	if (asked.searchText.trim() === "") {
		return { scope: whole(await citiesOf(db, asked.nationCode)), area: 0, subArea: 0 };
	}
	const meaning = await keywords.meaningOf(asked.searchText);
	if (meaning.kind === "stays") {
		const cityIds = [...new Set(meaning.stays.map(({ cityId }) => cityId))];
		return { scope: { cityIds, named: meaning.stays }, area: 0, subArea: 0 };
	}
	const { cityId, nationCode, area, subArea } = meaning.region;
	return { scope: whole(cityId === 0 ? await citiesOf(db, nationCode) : [cityId]), area, subArea };
}

async function cityOf(db: Queryable, cityCode: string): Promise<number | null> {
	const { rows } = await db.query<{ city_id: number }>(
		{ name: "catalog.city", text: "SELECT city_id FROM city WHERE city_code = $1" },
		[cityCode],
	);
	return rows[0]?.city_id ?? null;
}

async function citiesOf(db: Queryable, nationCode: string): Promise<number[]> {
	const { rows } = await db.query<{ city_id: number }>(
		{
			name: "catalog.cities",
			text: "SELECT city_id FROM city WHERE $1::text IN (nation_code::text, '') ORDER BY city_id",
		},
		[nationCode],
	);
	return rows.map((row) => row.city_id);
}
