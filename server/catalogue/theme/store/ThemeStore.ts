import type { Reads } from "#server/platform/database/Database.ts";

export interface Theme {
	readonly id: number;
	readonly title: string;
	readonly imageKey: string;
	readonly html: string;
}

const columns = `theme_id AS id, title, image_key AS "imageKey", html`;

/** Reads themes and their stays, in the order set by editors. */
export class ThemeStore {
	readonly #reads: Reads;

	constructor(reads: Reads) {
		this.#reads = reads;
	}

	async list(): Promise<readonly Theme[]> {
		const { rows } = await this.#reads.query<Theme>(
			`SELECT ${columns} FROM theme WHERE published ORDER BY sort, theme_id LIMIT 100`,
		);
		return rows;
	}

	async load(id: number): Promise<Theme | null> {
		const { rows } = await this.#reads.query<Theme>(
			`SELECT ${columns} FROM theme WHERE published AND theme_id = $1`,
			[id],
		);
		return rows[0] ?? null;
	}

	async stays(id: number): Promise<readonly number[]> {
		const { rows } = await this.#reads.query<{ id: number }>(
			"SELECT property_id AS id FROM theme_product WHERE theme_id = $1 ORDER BY sort, property_id LIMIT 500",
			[id],
		);
		return rows.map((row) => row.id);
	}
}
