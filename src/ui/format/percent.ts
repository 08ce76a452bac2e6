/** Returns '12%' or '12.5%', with at most two decimals. */
export const formatPercent = (percent: number): string => `${Math.round(percent * 100) / 100}%`;
