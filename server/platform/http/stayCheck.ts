import { defaultGuests, isGuests } from "#domain/guests/Guests.ts";
import { parseStayDate } from "#domain/shared/StayDate.ts";
import { stayDates } from "#domain/shared/StayDates.ts";

interface StaySearch {
	readonly checkInDate?: string;
	readonly checkOutDate?: string;
	readonly adtCnt?: number;
	readonly chdCnt?: number;
	readonly chdAges?: readonly number[];
}

/**
 * Checks what JSON schema cannot express about a stay: valid dates, one age per child and at most eight guests. [DEC-189, SEARCH-GUEST-04,
 * SEARCH-GUEST-08]
 */
export function isStaySearch(search: StaySearch): boolean {
	return areDays(search) && areGuests(search);
}

function areDays({ checkInDate, checkOutDate }: StaySearch): boolean {
	if (checkInDate === undefined && checkOutDate === undefined) return true;
	return stayDates(parseStayDate(checkInDate), parseStayDate(checkOutDate)) !== null;
}

function areGuests({ adtCnt, chdCnt, chdAges }: StaySearch): boolean {
	const childAges = chdAges ?? [];
	return (
		childAges.length === (chdCnt ?? 0) && isGuests({ adults: adtCnt ?? defaultGuests.adults, childAges })
	);
}
