/** Booking kinds: one (O) or many (M) rooms, for one (O) or consecutive (C) nights. [DOM-ENUM-02] */
export const appointmentTypes = ["OO", "OC", "MO", "MC"] as const;
export type AppointmentType = (typeof appointmentTypes)[number];

/** Returns the booking kind for a number of rooms and nights; null unless both are at least 1. [SEARCH-COND-04, SEARCH-COND-05, DEC-056] */
export function appointmentType(rooms: number, nights: number): AppointmentType | null {
	if (!(rooms >= 1 && nights >= 1)) return null;
	return `${rooms > 1 ? "M" : "O"}${nights > 1 ? "C" : "O"}`;
}
