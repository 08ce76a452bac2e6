import type { AskedStay } from "#server/catalogue/stay/stayTerms.ts";

/** What a price was told for, as a wish keeps it: check-in, check-out, adults, children, rooms; what was not asked for is empty. */
export const seenForOf = ({ checkInDate, checkOutDate, adtCnt, chdCnt, count }: AskedStay): string =>
	[checkInDate, checkOutDate, adtCnt, chdCnt, count].join();

/** Reads what {@link seenForOf} wrote of a stay with dates. */
export function askedOf(seenFor: string): AskedStay {
	const [checkInDate = "", checkOutDate = "", ...counts] = seenFor.split(",");
	const [adtCnt, chdCnt, count] = counts.map((text) => (text === "" ? undefined : Number(text)));
	return {
		checkInDate,
		checkOutDate,
		...(adtCnt !== undefined && { adtCnt }),
		...(chdCnt !== undefined && { chdCnt }),
		...(count !== undefined && { count }),
	};
}
