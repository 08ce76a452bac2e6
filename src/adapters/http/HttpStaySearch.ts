import { isPriceStep } from "#domain/search/priceSteps.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import {
	type Stars,
	type StayFacets,
	type StayFilter,
	type StayPage,
	staysPerPage,
} from "#domain/search/StayResults.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { StaySearch } from "#ports/StaySearch.ts";
import type { HttpCalls } from "./HttpCalls.ts";
import type { components } from "./schema/content.d.ts";
import { staySummary, wireSearchFields } from "./wireStays.ts";

type Options = { readonly signal?: AbortSignal | undefined };

const withSignal = ({ signal }: Options) => (signal ? { signal } : {});

export class HttpStaySearch implements StaySearch {
	readonly #calls: HttpCalls;

	constructor(calls: HttpCalls) {
		this.#calls = calls;
	}

	find(condition: SearchCondition, filter: StayFilter, page: number, options: Options = {}) {
		const body = {
			cityCode: condition.cityCode,
			locationKR: condition.area,
			nationCode: condition.nationCode,
			searchText: condition.searchText,
			subLocationKR: condition.subArea,
			...wireSearchFields(condition),
			page,
			size: staysPerPage,
			sort: filter.sort,
			...(filter.priceStep === null ? {} : { priceMax: filter.priceStep }),
			...(filter.stars.length === 0 ? {} : { stars: [...filter.stars] }),
			...(filter.facilities.length === 0 ? {} : { facilities: [...filter.facilities] }),
		};
		return this.#calls.send(
			() => this.#calls.content.POST("/v1/products/findProducts", { body, ...withSignal(options) }),
			(data): StayPage => ({
				stays: data.products.map(staySummary),
				total: data.totalCnt,
				page: data.page,
				facets: facetsOf(data.facets),
			}),
			// The result screen shows its own error, with a way to try again.
			{ silent: true },
		);
	}

	recommendForStay(
		searchType: "NEARBY" | "SIMILAR",
		productIdx: number,
		checkInDate: StayDate,
		options: Options = {},
	) {
		return this.#calls.send(
			() =>
				this.#calls.content.POST("/v2/products/findRecommendProducts", {
					body: { checkInDate, productIdx, searchType },
					...withSignal(options),
				}),
			({ products }) => products.map(staySummary),
			{ silent: true },
		);
	}

	recommendForHome(
		searchType: "DOMESTIC" | "OVERSEAS" | "DEAL",
		checkInDate: StayDate,
		options: Options = {},
	) {
		return this.#calls.send(
			() =>
				this.#calls.content.POST("/v2/products/findMainRecommendProducts", {
					body: { checkInDate, searchType },
					...withSignal(options),
				}),
			({ products }) => products.map(staySummary),
			{ silent: true },
		);
	}
}

const isStars = (value: number): value is Stars => Number.isInteger(value) && value >= 0 && value <= 5;

const facetsOf = ({ priceSteps, stars, facilities }: components["schemas"]["Facets"]): StayFacets => ({
	priceSteps: priceSteps.flatMap(({ value, count }) => (isPriceStep(value) ? [{ step: value, count }] : [])),
	stars: stars.flatMap(({ value, count }) => (isStars(value) ? [{ stars: value, count }] : [])),
	facilities: facilities.map(({ facCode, facName, count }) => ({ code: facCode, name: facName, count })),
});
