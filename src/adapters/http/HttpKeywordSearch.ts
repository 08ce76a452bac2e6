import type { KeywordRegion, KeywordStay } from "#domain/search/KeywordResult.ts";
import { limitResults } from "#domain/search/KeywordResult.ts";
import type { KeywordSearch } from "#ports/KeywordSearch.ts";
import type { HttpCalls } from "./HttpCalls.ts";
import type { components } from "./schema/content.d.ts";

type Wire = components["schemas"]["KeywordResult"];

export class HttpKeywordSearch implements KeywordSearch {
	readonly #calls: HttpCalls;

	constructor(calls: HttpCalls) {
		this.#calls = calls;
	}

	search(searchText: string, { signal }: { readonly signal?: AbortSignal | undefined } = {}) {
		return this.#calls.send(
			() =>
				this.#calls.content.POST("/v1/products/search-keyword", {
					body: { searchText },
					...(signal ? { signal } : {}),
				}),
			({ searchLocationsList, searchProductsList }) =>
				limitResults({
					regions: searchLocationsList.map(regionOf),
					stays: searchProductsList.map(stayOf),
				}),
			{ silent: true },
		);
	}
}

const regionOf = (result: Wire): KeywordRegion => ({
	kind: "location",
	name: result.resultName,
	detail: result.subText,
	nationCode: result.nationCode,
	cityCode: result.cityCode,
	area: result.area,
	subArea: result.subIdx,
});

const stayOf = (result: Wire): KeywordStay => ({
	kind: "product",
	name: result.resultName,
	detail: result.subText,
	stayId: result.idx,
	nationCode: result.nationCode,
	cityCode: result.cityCode,
});
