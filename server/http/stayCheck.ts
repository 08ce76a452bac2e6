import { defaultGuests, isGuests } from "#domain/guests/Guests.ts";
import { nightsBetween, parseStayDate } from "#domain/shared/StayDate.ts";

/** The longest stay that can be searched or booked in one go. */
const longestStay = 30;

interface StaySearch {
	readonly checkInDate?: string;
	readonly checkOutDate?: string;
	readonly adtCnt?: number;
	readonly chdCnt?: number;
	readonly chdAges?: readonly number[];
}

/**
 * What no JSON schema can say about a stay: check-out after check-in and at most {@link longestStay} nights later, one age
 * a child, at most eight guests. [SEARCH-GUEST-04, SEARCH-GUEST-08]
 */
export function isStaySearch(search: StaySearch): boolean {
	return areDays(search) && areGuests(search);
}

function areDays({ checkInDate, checkOutDate }: StaySearch): boolean {
	if (checkInDate === undefined && checkOutDate === undefined) return true;
	const [checkIn, checkOut] = [parseStayDate(checkInDate), parseStayDate(checkOutDate)];
	if (!checkIn || !checkOut) return false;
	const nights = nightsBetween(checkIn, checkOut);
	return nights >= 1 && nights <= longestStay;
}

function areGuests({ adtCnt, chdCnt, chdAges }: StaySearch): boolean {
	const childAges = chdAges ?? [];
	return (
		childAges.length === (chdCnt ?? 0) && isGuests({ adults: adtCnt ?? defaultGuests.adults, childAges })
	);
}
