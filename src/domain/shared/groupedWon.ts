/** '-12,000': digits grouped by thousands, without a unit. */
export const groupedWon = (amount: number): string => `${amount}`.replace(/\B(?=(\d{3})+$)/g, ",");
