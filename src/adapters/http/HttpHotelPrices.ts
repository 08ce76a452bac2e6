import { won } from "#domain/shared/Won.ts";
import type { HotelPrices } from "#ports/HotelPrices.ts";
import type { HttpCalls } from "./HttpCalls.ts";

export class HttpHotelPrices implements HotelPrices {
	readonly #calls: HttpCalls;

	constructor(calls: HttpCalls) {
		this.#calls = calls;
	}

	ofStay(productIdx: number, { signal }: { readonly signal?: AbortSignal | undefined } = {}) {
		return this.#calls.send(
			() =>
				this.#calls.hotelsCombined.GET("/v1/hotels-combined/hotels/{productIdx}", {
					params: { path: { productIdx } },
					...(signal ? { signal } : {}),
				}),
			({ prices }) => prices.map(({ title, price }) => ({ title, price: won(price) })),
			{ silent: true },
		);
	}
}
