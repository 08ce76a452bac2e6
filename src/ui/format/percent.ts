/** '12%', '12.5%': as many decimals as there are, two at most. */
export const formatPercent = (percent: number): string => `${Math.round(percent * 100) / 100}%`;
