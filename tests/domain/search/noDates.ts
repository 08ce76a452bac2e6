import type { DateSelection } from "#domain/search/calendar.ts";

/** A calendar on which nothing has been chosen. */
export const noDates: DateSelection = { checkInDate: null, checkOutDate: null };
