/** The slice of the place list that the home page requests: zero-based `start`, exclusive `end`. [ENT-39, SCREEN-15, DEC-156] */
export const placeSlice = { start: 0, end: 20 } as const;
/** Number of places the home page displays. */
export const placesShown = 12;
