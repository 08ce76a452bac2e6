import type { DateSelection } from "#domain/search/calendar.ts";

/** A calendar with nothing selected. */
export const noDates: DateSelection = { checkInDate: null, checkOutDate: null };
