import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { won } from "#domain/shared/Won.ts";
import type { HotelPrices } from "#ports/HotelPrices.ts";
import type { HttpCalls } from "./HttpCalls.ts";

/** All that a price depends on. */
const comparedFields = ({ checkInDate, checkOutDate, adults, childAges, rooms }: SearchCondition) => ({
	checkInDate,
	checkOutDate,
	adtCnt: adults,
	chdCnt: childAges.length,
	count: rooms,
});

export class HttpHotelPrices implements HotelPrices {
	readonly #calls: HttpCalls;

	constructor(calls: HttpCalls) {
		this.#calls = calls;
	}

	ofStay(
		productIdx: number,
		condition: SearchCondition,
		{ signal }: { readonly signal?: AbortSignal | undefined } = {},
	) {
		return this.#calls.send(
			() =>
				this.#calls.hotelsCombined.GET("/v1/hotels-combined/hotels/{productIdx}", {
					params: { path: { productIdx }, query: comparedFields(condition) },
					...(signal ? { signal } : {}),
				}),
			({ prices }) => prices.map(({ title, price }) => ({ title, price: won(price) })),
		);
	}
}
