import type { Won } from "#domain/shared/Won.ts";

const grouping = new Intl.NumberFormat("ko-KR");

/** '12,345'. */
export const formatCount = (count: number): string => grouping.format(count);

/** '246,000원'; a discount keeps its minus sign. */
export const formatWon = (amount: Won): string => `${grouping.format(amount)}원`;

const tenThousand = 10_000;

/**
 * '24.6만' for places as small as a calendar's day; below 10,000 won the whole amount, from 10 million on without the
 * tenth. Rounded up, never cheaper than it is.
 */
export function compactWon(amount: Won): string {
	if (amount < tenThousand) return formatWon(amount);
	const tenths = Math.ceil(amount / 1000);
	return `${grouping.format(tenths < tenThousand ? tenths / 10 : Math.ceil(tenths / 10))}만`;
}
