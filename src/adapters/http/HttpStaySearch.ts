import type { components } from "#contracts/content.d.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { noFacets, type StayFacets, type StayPage } from "#domain/search/StayResults.ts";
import { noFilter, perFilter } from "#domain/search/stayFilters.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { ListPart, NarrowedBy, StaySearch } from "#ports/StaySearch.ts";
import { HttpPort } from "./HttpPort.ts";
import { searchHelp, searchReading } from "./wireReading.ts";
import { askedStays } from "./wireSearch.ts";
import { nightPrice, staySummary, wireSearchFields } from "./wireStays.ts";
import { withSignal } from "./withSignal.ts";

const nothing = { filter: noFilter, bounds: null };

export class HttpStaySearch extends HttpPort implements StaySearch {
	find(condition: SearchCondition, choices: NarrowedBy, part: ListPart, options: CallOptions = {}) {
		const body = { ...askedStays(condition, choices), ...part, sort: choices.sort };
		return this.calls.send(
			() => this.calls.content.POST("/v1/products/findProducts", { body, ...withSignal(options) }),
			(data): StayPage => ({
				stays: data.products.map(staySummary),
				total: data.totalCnt,
				facets: facetsOf(data.facets),
				reading: data.reading && searchReading(data.reading, data.condition),
				help: data.help && searchHelp(data.help),
			}),
		);
	}

	nightPrices(condition: SearchCondition, options: CallOptions = {}) {
		const { checkInDate: _in, checkOutDate: _out, ...body } = askedStays(condition, nothing);
		return this.calls.send(
			() => this.calls.content.POST("/v1/products/price-days", { body, ...withSignal(options) }),
			({ days }) => days.map(nightPrice),
		);
	}

	recommendForStay(
		searchType: "NEARBY" | "SIMILAR",
		productIdx: number,
		condition: SearchCondition,
		options: CallOptions = {},
	) {
		return this.calls.send(
			() =>
				this.calls.content.POST("/v2/products/findRecommendProducts", {
					body: { ...wireSearchFields(condition), productIdx, searchType },
					...withSignal(options),
				}),
			({ products }) => products.map(staySummary),
		);
	}

	recommendForHome(
		searchType: "DOMESTIC" | "OVERSEAS" | "DEAL",
		checkInDate: StayDate,
		options: CallOptions = {},
	) {
		return this.calls.send(
			() =>
				this.calls.content.POST("/v2/products/findMainRecommendProducts", {
					body: { checkInDate, searchType },
					...withSignal(options),
				}),
			({ products }) => products.map(staySummary),
		);
	}
}

/** Reads the facets. Filters unknown to this build are ignored; a filter that the server did not count has no facets. */
const facetsOf = (facets: components["schemas"]["Facets"]): StayFacets =>
	perFilter((key) => facets.find((facet) => facet.key === key) ?? noFacets[key]);
