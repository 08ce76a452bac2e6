import type { StayRequest } from "#server/catalogue/stay/stayTerms.ts";

/** Returns the terms of a shown price, as stored with a wish: check-in, check-out, adults, children, rooms; fields not given are empty. */
export const priceTermsOf = ({ checkInDate, checkOutDate, adtCnt, chdCnt, count }: StayRequest): string =>
	[checkInDate, checkOutDate, adtCnt, chdCnt, count].join();

/** Parses the result of {@link priceTermsOf} for terms with dates. */
export function parsePriceTerms(priceTerms: string): StayRequest {
	const [checkInDate = "", checkOutDate = "", ...counts] = priceTerms.split(",");
	const [adtCnt, chdCnt, count] = counts.map((text) => (text === "" ? undefined : Number(text)));
	return {
		checkInDate,
		checkOutDate,
		...(adtCnt !== undefined && { adtCnt }),
		...(chdCnt !== undefined && { chdCnt }),
		...(count !== undefined && { count }),
	};
}
