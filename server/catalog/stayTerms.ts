import { defaultGuests } from "#domain/guests/Guests.ts";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { nightsBetween, type StayDate, stayDateOf } from "#domain/shared/StayDate.ts";
import type { StayTerms } from "#server/pricing/StayTerms.ts";

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
	const checkIn = asked.checkInDate === undefined ? dates.checkInDate : stayDateOf(asked.checkInDate);
	const checkOut = asked.checkOutDate === undefined ? dates.checkOutDate : stayDateOf(asked.checkOutDate);
	return {
		checkIn,
		nights: nightsBetween(checkIn, checkOut),
		rooms: asked.count ?? 1,
		guests: (asked.adtCnt ?? defaultGuests.adults) + (asked.chdCnt ?? 0),
	};
}
