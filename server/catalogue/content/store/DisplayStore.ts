import { Store } from "#server/platform/database/Store.ts";
import {
	addPublished,
	type OrderedKind,
	orderedTables,
	type PublishedKind,
	publishedTables,
} from "./publishedTables.ts";

export interface NewTheme {
	readonly title: string;
	readonly imageKey: string;
	readonly html: string;
}

/** A city, or one of its areas, with the name and the picture it is shown with. */
export interface NewPlace {
	readonly name: string;
	readonly imageKey: string;
	readonly cityId: number;
	/** 0 for the whole city, and for an area without sub-areas. */
	readonly area: number;
	readonly subArea: number;
}

export interface NewAdvanceNotice {
	readonly title: string;
	readonly imageKey: string;
	readonly openAt: Date;
	/** Whether members enter a draw instead of being told when it opens. [DEC-158] */
	readonly isDraw: boolean;
	readonly eventId: number | null;
	/** Code of the coupons that can then be registered. */
	readonly packCode: string | null;
}

interface Listed {
	readonly id: number;
	readonly title: string;
}

const placeColumns = ({ cityId, area, subArea }: Pick<NewPlace, "cityId" | "area" | "subArea">) => ({
	city_id: cityId,
	area,
	sub_area: subArea,
});

/** What the home page, the search bar and the pages of themes and advance notices show, in the order set by operators. */
export class DisplayStore extends Store {
	/** Adds a theme after the existing ones; its stays are added one by one. */
	async theme({ title, html, imageKey }: NewTheme): Promise<number> {
		return addPublished(this.db, "theme", {
			title,
			html,
			image_key: imageKey,
			sort: await this.#nextSort("theme"),
		});
	}

	/** Adds a stay at the end of a theme; false when the theme is not published, the stay is not open or it is there already. */
	themeStay(themeId: number, propertyId: number): Promise<boolean> {
		return this.hasRows(
			`INSERT INTO theme_product (theme_id, property_id, sort)
			SELECT t.theme_id, p.property_id, (SELECT coalesce(max(sort), 0) + 1 FROM theme_product o WHERE o.theme_id = t.theme_id)
			FROM theme t, property p WHERE t.theme_id = $1 AND t.published AND p.property_id = $2 AND p.status = 'open'
			ON CONFLICT DO NOTHING`,
			[themeId, propertyId],
		);
	}

	/** Adds a place to the home page, after the existing ones. */
	async place({ name, imageKey, ...where }: NewPlace): Promise<number> {
		return addPublished(this.db, "place", {
			...{ name, image_key: imageKey, sort: await this.#nextSort("place") },
			...placeColumns(where),
		});
	}

	/** Adds a tab of popular destinations, after the existing ones. */
	async tab(title: string): Promise<number> {
		return addPublished(this.db, "tab", { title, sort: await this.#nextSort("tab") });
	}

	/** Adds a destination to a tab, after the existing ones; null when the tab is not published. */
	async tile(tabId: number, { name, imageKey, ...where }: NewPlace): Promise<number | null> {
		const { rowCount } = await this.db.query("SELECT FROM popular_tab WHERE tab_id = $1 AND published", [
			tabId,
		]);
		if (rowCount === 0) return null;
		return addPublished(this.db, "tile", {
			...{ tab_id: tabId, address_name: name, image_key: imageKey, sort: await this.#nextSort("tile") },
			...placeColumns(where),
		});
	}

	advanceNotice({ title, imageKey, openAt, isDraw, eventId, packCode }: NewAdvanceNotice): Promise<number> {
		return addPublished(this.db, "advance-notice", {
			...{ title, image_key: imageKey, open_at: openAt, event_type: isDraw ? "eventGiveaway" : "alarm" },
			...{ event_id: eventId, pack_code: packCode },
		});
	}

	/** Returns the published items of a kind, in the order shown, at most 500. */
	async listed(kind: OrderedKind): Promise<readonly Listed[]> {
		const { table, key, title } = orderedTables[kind];
		return this.rows<Listed>(
			`SELECT ${key} AS id, ${title} AS title FROM ${table} WHERE published ORDER BY sort, ${key} LIMIT 500`,
		);
	}

	/** Returns the published destinations of a tab, in the order shown, at most 500. */
	tilesOf(tabId: number): Promise<readonly Listed[]> {
		return this.rows<Listed>(
			`SELECT tile_id AS id, address_name AS title FROM popular_area WHERE published AND tab_id = $1
			ORDER BY sort, tile_id LIMIT 500`,
			[tabId],
		);
	}

	/** Returns the published advance notices that have not opened yet, soonest first, at most 500. */
	advanceNotices(now: Date): Promise<readonly (Listed & { readonly openAt: Date })[]> {
		return this.rows<Listed & { openAt: Date }>(
			`SELECT alarm_id AS id, title, open_at AS "openAt" FROM advance_notice WHERE published AND open_at > $1
			ORDER BY open_at, alarm_id LIMIT 500`,
			[now],
		);
	}

	async #nextSort(kind: PublishedKind): Promise<number> {
		const { rows } = await this.db.query<{ sort: number }>(
			`SELECT coalesce(max(sort), 0) + 1 AS sort FROM ${publishedTables[kind].table}`,
		);
		return rows[0]?.sort ?? 1;
	}
}
