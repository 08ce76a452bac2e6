/** '240m', from a kilometre on '1.2km'. */
export const distanceText = (metres: number): string =>
	metres < 1000 ? `${Math.round(metres)}m` : `${Math.round(metres / 100) / 10}km`;
