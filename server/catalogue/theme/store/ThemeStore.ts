import type { Reads } from "#server/platform/database/Database.ts";
import { Store } from "#server/platform/database/Store.ts";

export interface Theme {
	readonly id: number;
	readonly title: string;
	readonly imageKey: string;
	readonly html: string;
}

const columns = `theme_id AS id, title, image_key AS "imageKey", html`;

/** Reads themes and their stays, in the order set by editors. */
export class ThemeStore extends Store<Reads> {
	list(): Promise<readonly Theme[]> {
		return this.rows<Theme>(`SELECT ${columns} FROM theme WHERE published ORDER BY sort, theme_id LIMIT 100`);
	}

	load(id: number): Promise<Theme | null> {
		return this.row<Theme>(`SELECT ${columns} FROM theme WHERE published AND theme_id = $1`, [id]);
	}

	async stays(id: number): Promise<readonly number[]> {
		const { rows } = await this.db.query<{ id: number }>(
			"SELECT property_id AS id FROM theme_product WHERE theme_id = $1 ORDER BY sort, property_id LIMIT 500",
			[id],
		);
		return rows.map((row) => row.id);
	}
}
