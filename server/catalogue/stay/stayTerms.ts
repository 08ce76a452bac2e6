import { defaultGuests } from "#domain/guests/Guests.ts";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { type StayDate, stayDateOf } from "#domain/shared/StayDate.ts";
import type { StayTerms } from "#server/catalogue/pricing/StayTerms.ts";
import { isStaySearch } from "#server/platform/http/stayCheck.ts";

/** The search fields of a call. The contract has already validated each field and their combination. */
export interface StayRequest {
	readonly checkInDate?: string;
	readonly checkOutDate?: string;
	readonly adtCnt?: number;
	readonly chdCnt?: number;
	readonly count?: number;
}

/** Returns the stay a call requests, with defaults for missing fields. [DEC-161, SEARCH-COND-07, SEARCH-COND-08] */
export function stayTerms(asked: StayRequest, today: StayDate): StayTerms {
	const dates = defaultDates(today);
	return {
		checkInDate: asked.checkInDate === undefined ? dates.checkInDate : stayDateOf(asked.checkInDate),
		checkOutDate: asked.checkOutDate === undefined ? dates.checkOutDate : stayDateOf(asked.checkOutDate),
		rooms: asked.count ?? 1,
		guests: (asked.adtCnt ?? defaultGuests.adults) + (asked.chdCnt ?? 0),
	};
}

/** Whether the dates form a valid stay and the number of guests is allowed, which the query schema cannot check. [DEC-189, SEARCH-GUEST-04] */
export const isValidStay = (asked: StayRequest): boolean =>
	isStaySearch({ ...asked, chdAges: Array.from({ length: asked.chdCnt ?? 0 }, () => 0) });
