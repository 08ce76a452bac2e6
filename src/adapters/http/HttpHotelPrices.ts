import type { SearchCondition, StayTerms } from "#domain/search/SearchCondition.ts";
import { won } from "#domain/shared/Won.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { HotelPrices } from "#ports/HotelPrices.ts";
import { HttpPort } from "./HttpPort.ts";
import { wireStayTerms } from "./wireStays.ts";
import { withSignal } from "./withSignal.ts";

export class HttpHotelPrices extends HttpPort implements HotelPrices {
	ofStay(productIdx: number, condition: SearchCondition, options: CallOptions = {}) {
		return this.calls.send(
			() => this.#ask(productIdx, condition, options),
			({ prices }) => prices.map(({ title, price }) => ({ title, price: won(price) })),
		);
	}

	promisedPrice(productIdx: number, condition: StayTerms, promised: string, options: CallOptions = {}) {
		return this.calls.send(
			() => this.#ask(productIdx, condition, options, promised),
			({ promised }) =>
				promised && {
					...promised,
					amount: won(promised.amount),
					current: promised.current === null ? null : won(promised.current),
				},
		);
	}

	#ask(productIdx: number, condition: StayTerms, options: CallOptions, promised?: string) {
		return this.calls.hotelsCombined.GET("/v1/hotels-combined/hotels/{productIdx}", {
			params: {
				path: { productIdx },
				query: { ...wireStayTerms(condition), ...(promised && { promised }) },
			},
			...withSignal(options),
		});
	}
}
