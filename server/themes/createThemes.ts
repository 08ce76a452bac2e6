import type { Catalog } from "#server/catalog/createCatalog.ts";
import type { AskedStay } from "#server/catalog/stayTerms.ts";
import type { Schemas } from "#server/catalog/wire.ts";
import { cleanHtml } from "#server/content/cleanHtml.ts";
import type { Database } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import type { SignedInMember } from "#server/http/SignedInMember.ts";

/** Collections of stays that editors chose. [SCREEN-10, DEC-172] */
export interface Themes {
	/** In the editors' order, at most 100. */
	list(): Promise<Schemas["Theme"][]>;
	/**
	 * The open stays of a theme with their prices for a stay, in the editors' order, at most 500 (DEC-011).
	 * @throws Refusal notFound
	 */
	products(
		id: number,
		asked: AskedStay,
		member: SignedInMember | null,
	): Promise<{ theme: Schemas["Theme"]; products: Schemas["ProductItem"][] }>;
	/** @throws Refusal notFound */
	content(id: number): Promise<Schemas["ThemeContent"]>;
}

interface ThemeRow {
	readonly theme_id: number;
	readonly title: string;
	readonly image_key: string;
	readonly html: string;
}

const themeAnswer = ({ theme_id, title, image_key }: ThemeRow): Schemas["Theme"] => ({
	idx: theme_id,
	title,
	imgUrl: image_key,
});

export function createThemes({ db, catalog }: { readonly db: Database; readonly catalog: Catalog }): Themes {
	async function themeOf(id: number): Promise<ThemeRow> {
		const { rows } = await db.query<ThemeRow>(
			"SELECT theme_id, title, image_key, html FROM theme WHERE theme_id = $1",
			[id],
		);
		if (!rows[0]) throw new Refusal("notFound");
		return rows[0];
	}

	return {
		async list() {
			const { rows } = await db.query<ThemeRow>(
				"SELECT theme_id, title, image_key, html FROM theme ORDER BY sort, theme_id LIMIT 100",
			);
			return rows.map(themeAnswer);
		},

		async products(id, asked, member) {
			const theme = await themeOf(id);
			const { rows } = await db.query<{ property_id: number }>(
				"SELECT property_id FROM theme_product WHERE theme_id = $1 ORDER BY sort, property_id LIMIT 500",
				[id],
			);
			const ids = rows.map((row) => row.property_id);
			return { theme: themeAnswer(theme), products: await catalog.productItems(ids, asked, member) };
		},

		async content(id) {
			const theme = await themeOf(id);
			return { ...themeAnswer(theme), html: cleanHtml(theme.html) };
		},
	};
}
