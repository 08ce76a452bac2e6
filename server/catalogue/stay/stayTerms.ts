import { defaultGuests } from "#domain/guests/Guests.ts";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { type StayDate, stayDateOf } from "#domain/shared/StayDate.ts";
import type { StayTerms } from "#server/catalogue/pricing/StayTerms.ts";
import { isStaySearch } from "#server/platform/http/stayCheck.ts";

/** The search fields of a call; the contract has checked each of them, and that they fit together. */
export interface AskedStay {
	readonly checkInDate?: string;
	readonly checkOutDate?: string;
	readonly adtCnt?: number;
	readonly chdCnt?: number;
	readonly count?: number;
}

/** The stay a call asks for; what it leaves out is the default condition's. [DEC-161, SEARCH-COND-07, SEARCH-COND-08] */
export function stayTerms(asked: AskedStay, today: StayDate): StayTerms {
	const dates = defaultDates(today);
	return {
		checkInDate: asked.checkInDate === undefined ? dates.checkInDate : stayDateOf(asked.checkInDate),
		checkOutDate: asked.checkOutDate === undefined ? dates.checkOutDate : stayDateOf(asked.checkOutDate),
		rooms: asked.count ?? 1,
		guests: (asked.adtCnt ?? defaultGuests.adults) + (asked.chdCnt ?? 0),
	};
}

/** Days that make a stay, and not more guests than a search takes: what the query's schema cannot say. [DEC-189, SEARCH-GUEST-04] */
export const isAskable = (asked: AskedStay): boolean =>
	isStaySearch({ ...asked, chdAges: Array.from({ length: asked.chdCnt ?? 0 }, () => 0) });
