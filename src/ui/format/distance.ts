/** Returns '240m', or '1.2km' from one kilometre. */
export const distanceText = (metres: number): string =>
	metres < 1000 ? `${Math.round(metres)}m` : `${Math.round(metres / 100) / 10}km`;
