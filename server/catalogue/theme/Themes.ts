import { cleanHtml } from "#server/catalogue/content/cleanHtml.ts";
import type { Catalog } from "#server/catalogue/stay/createCatalog.ts";
import type { StayRequest } from "#server/catalogue/stay/stayTerms.ts";
import type { Schemas } from "#server/catalogue/stay/wire.ts";
import type { Reads } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import { type Theme, ThemeStore } from "./store/ThemeStore.ts";

/** Themes: collections of stays selected by editors. [SCREEN-10, DEC-172] */
export class Themes {
	readonly #store: ThemeStore;
	readonly #catalog: Catalog;

	constructor({ reads, catalog }: { readonly reads: Reads; readonly catalog: Catalog }) {
		this.#store = new ThemeStore(reads);
		this.#catalog = catalog;
	}

	/** Returns at most 100 themes, in the order set by editors. */
	async list(): Promise<Schemas["Theme"][]> {
		return (await this.#store.list()).map(themeAnswer);
	}

	/**
	 * Returns the open stays of a theme with their prices for the requested stay, in the order set by editors, at most 500 (DEC-011).
	 * @throws Refusal notFound
	 */
	async products(
		id: number,
		request: StayRequest,
		member: SignedInMember | null,
	): Promise<{ theme: Schemas["Theme"]; products: Schemas["ProductItem"][] }> {
		const theme = await this.#require(id);
		const ids = await this.#store.stays(id);
		return {
			theme: themeAnswer(theme),
			products: await this.#catalog.loadProductItems(ids, request, member),
		};
	}

	/** @throws Refusal notFound */
	async content(id: number): Promise<Schemas["ThemeContent"]> {
		const theme = await this.#require(id);
		return { ...themeAnswer(theme), html: await cleanHtml(theme.html) };
	}

	async #require(id: number): Promise<Theme> {
		const theme = await this.#store.load(id);
		if (!theme) throw new Refusal("notFound");
		return theme;
	}
}

const themeAnswer = ({ id, title, imageKey }: Theme): Schemas["Theme"] => ({
	idx: id,
	title,
	imgUrl: imageKey,
});
