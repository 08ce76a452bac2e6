/** Formats a number with thousands separators and without a unit, e.g. '-12,000'. */
export const groupedWon = (amount: number): string => `${amount}`.replace(/\B(?=(\d{3})+$)/g, ",");
