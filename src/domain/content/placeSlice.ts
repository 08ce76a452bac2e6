/** The slice of the place list that home asks for: from `start`, counted from 0, to before `end`. [ENT-39, SCREEN-15, DEC-156] */
export const placeSlice = { start: 0, end: 20 } as const;
/** So many of them home has room for. */
export const placesShown = 12;
