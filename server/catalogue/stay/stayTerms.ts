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
export function stayTerms(request: StayRequest, today: StayDate): StayTerms {
	const dates = defaultDates(today);
	return {
		checkInDate: request.checkInDate === undefined ? dates.checkInDate : stayDateOf(request.checkInDate),
		checkOutDate: request.checkOutDate === undefined ? dates.checkOutDate : stayDateOf(request.checkOutDate),
		rooms: request.count ?? 1,
		guests: (request.adtCnt ?? defaultGuests.adults) + (request.chdCnt ?? 0),
	};
}

/** Whether the dates form a valid stay and the number of guests is allowed, which the query schema cannot check. [DEC-189, SEARCH-GUEST-04] */
export const isValidStay = (request: StayRequest): boolean =>
	isStaySearch({ ...request, chdAges: Array.from({ length: request.chdCnt ?? 0 }, () => 0) });
