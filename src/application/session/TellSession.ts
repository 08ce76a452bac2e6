import type { SessionNews } from "#ports/SessionNews.ts";

/** Somebody entered or left in this tab: the others are told. */
export class TellSession {
	readonly #news: SessionNews;

	constructor(deps: { readonly news: SessionNews }) {
		this.#news = deps.news;
	}

	async execute(): Promise<void> {
		this.#news.tell();
	}
}
