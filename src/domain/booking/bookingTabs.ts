import { bookingCopy } from "#copy/booking.ts";
import { compareDays, lastCivilDay, type StayDate } from "#domain/shared/StayDate.ts";
import type { BookingCounts, BookingTab } from "./Booking.ts";

/** The tabs in display order. [DOM-STATUS-20] */
export const bookingTabs: readonly BookingTab[] = ["pending", "complete", "cancel"];

/** '이용 예정', '지난 예약', '취소 내역'. [DEC-018] */
export const bookingTabLabel = (tab: BookingTab): string => bookingCopy.tab.books[tab];

/** Parses a tab name; anything else yields the first tab. [DEC-018] */
export const parseBookingTab = (text: string | null): BookingTab =>
	bookingTabs.find((tab) => tab === text) ?? "pending";

/** Returns the count of each tab from the response, 0 where it is missing. [DOM-STATUS-21] */
export function bookingCounts(
	entries: readonly { readonly tab: string; readonly count: number }[],
): BookingCounts {
	const count = (tab: BookingTab): number => entries.find((entry) => entry.tab === tab)?.count ?? 0;
	return { pending: count("pending"), complete: count("complete"), cancel: count("cancel") };
}

interface Listed {
	readonly checkIn: StayDate | null;
	readonly orderProductId: number;
}

/** Sorts upcoming stays by start date, dateless ones last; the other tabs by newest order first. [DEC-083] */
export function sortBookings<B extends Listed>(tab: BookingTab, bookings: readonly B[]): readonly B[] {
	const newestFirst = bookings.toSorted((a, b) => b.orderProductId - a.orderProductId);
	if (tab !== "pending") return newestFirst;
	const start = (booking: B): StayDate => booking.checkIn ?? lastCivilDay;
	return newestFirst.toSorted((a, b) => compareDays(start(a), start(b)));
}
