import type { components } from "#contracts/content.d.ts";
import type { KeywordRegion, KeywordStay } from "#domain/search/KeywordResult.ts";
import { limitResults } from "#domain/search/KeywordResult.ts";
import type { StayTerms } from "#domain/search/SearchCondition.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { KeywordSearch } from "#ports/KeywordSearch.ts";
import { HttpPort } from "./HttpPort.ts";
import { countedReading } from "./wireReading.ts";
import { wireSearchFields } from "./wireStays.ts";
import { withSignal } from "./withSignal.ts";

type Wire = components["schemas"]["KeywordResult"];

export class HttpKeywordSearch extends HttpPort implements KeywordSearch {
	search(searchText: string, stay: StayTerms | null, options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.content.POST("/v1/products/search-keyword", {
					body: { searchText, ...(stay && wireSearchFields(stay)) },
					...withSignal(options),
				}),
			({ searchReadingsList, searchLocationsList, searchProductsList }) =>
				limitResults({
					readings: searchReadingsList.map(countedReading),
					regions: searchLocationsList.map(regionOf),
					stays: searchProductsList.map(stayOf),
				}),
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
