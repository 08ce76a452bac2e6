import type { Reads } from "#server/platform/database/Database.ts";
import { Store } from "#server/platform/database/Store.ts";

export interface PopularTile {
	readonly name: string;
	readonly area: number;
	readonly subArea: number;
	readonly nationCode: string;
	readonly cityCode: string;
	readonly imageKey: string | null;
}

/** Reads the tabs of popular destinations, their tiles and the subdivisions of those. */
export class PopularStore extends Store<Reads> {
	tabs(): Promise<readonly { readonly id: number; readonly title: string }[]> {
		return this.rows<{ id: number; title: string }>(
			"SELECT tab_id AS id, title FROM popular_tab WHERE published ORDER BY sort, tab_id LIMIT 20",
		);
	}

	hasTab(tab: number): Promise<boolean> {
		return this.hasRows("SELECT FROM popular_tab WHERE published AND tab_id = $1::int", [tab]);
	}

	tiles(tab: number): Promise<readonly PopularTile[]> {
		return this.rows<PopularTile>(
			`SELECT a.address_name AS name, a.area, a.sub_area AS "subArea", c.nation_code AS "nationCode",
				c.city_code AS "cityCode", a.image_key AS "imageKey"
			FROM popular_area a JOIN city c USING (city_id) WHERE a.tab_id = $1::int AND a.published ORDER BY a.sort, a.tile_id LIMIT 100`,
			[tab],
		);
	}

	/** Returns the cities of the tab's tiles with this area number. */
	async citiesOf(tab: number, area: number): Promise<readonly number[]> {
		const { rows } = await this.db.query<{ id: number }>(
			`SELECT city_id AS id FROM popular_area a JOIN popular_tab t USING (tab_id)
			WHERE tab_id = $1::int AND area = $2::int AND a.published AND t.published ORDER BY a.sort, tile_id`,
			[tab, area],
		);
		return rows.map((row) => row.id);
	}

	/** Returns the sub-areas of an area in some cities; for area 0, the cities' areas. */
	parts(cityIds: readonly number[], area: number): Promise<readonly PopularTile[]> {
		return this.rows<PopularTile>(
			`SELECT a.name, a.area, a.sub_area AS "subArea", c.nation_code AS "nationCode", c.city_code AS "cityCode",
				NULL AS "imageKey"
			FROM area a JOIN city c USING (city_id)
			WHERE a.city_id = ANY ($1::int[]) AND CASE WHEN $2::int = 0 THEN a.sub_area = 0 ELSE a.area = $2::int AND a.sub_area > 0 END
			ORDER BY array_position($1::int[], a.city_id::int), a.area, a.sub_area LIMIT 100`,
			[cityIds, area],
		);
	}
}
