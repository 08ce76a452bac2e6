import type { StayRequest } from "#server/catalogue/stay/stayTerms.ts";

/** Distinguishes Awesome prices from public ones: a price that only the member's standing lowered has not fallen. [DEC-077] */
const memberPrice = "member";

/**
 * Returns the terms of a shown price, as stored with a wish: check-in, check-out, adults, children, rooms, and whether it is the Awesome
 * price; fields not given are empty.
 */
export const priceTermsOf = (
	{ checkInDate, checkOutDate, adtCnt, chdCnt, count }: StayRequest,
	isSpecial: boolean,
): string => [checkInDate, checkOutDate, adtCnt, chdCnt, count, ...(isSpecial ? [memberPrice] : [])].join();

/** Parses the result of {@link priceTermsOf} for terms with dates. */
export function parsePriceTerms(priceTerms: string): {
	readonly request: StayRequest;
	readonly isSpecial: boolean;
} {
	const [checkInDate = "", checkOutDate = "", ...rest] = priceTerms.split(",");
	const [adtCnt, chdCnt, count] = rest.slice(0, 3).map((text) => (text === "" ? undefined : Number(text)));
	const request = {
		checkInDate,
		checkOutDate,
		...(adtCnt !== undefined && { adtCnt }),
		...(chdCnt !== undefined && { chdCnt }),
		...(count !== undefined && { count }),
	};
	return { request, isSpecial: rest.at(3) === memberPrice };
}
