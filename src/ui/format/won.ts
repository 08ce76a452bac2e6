import type { Won } from "#domain/shared/Won.ts";

const grouping = new Intl.NumberFormat("ko-KR");

/** Returns '12,345'. */
export const formatCount = (count: number): string => grouping.format(count);

/** Returns '246,000원'; a discount keeps its minus sign. */
export const formatWon = (amount: Won): string => `${grouping.format(amount)}원`;

const tenThousand = 10_000;
const hundredMillion = 100_000_000;

/**
 * Returns '24.6만', '1,235만' or '1.3억', for small places such as a day in the calendar; the whole amount below 10,000 won. Rounded up, so
 * that it never looks cheaper than it is.
 */
export function compactWon(amount: Won): string {
	if (amount < tenThousand) return formatWon(amount);
	if (amount > 9_999 * tenThousand)
		return `${grouping.format(Math.ceil((amount * 10) / hundredMillion) / 10)}억`;
	const tenths = Math.ceil((amount * 10) / tenThousand);
	return `${grouping.format(tenths < tenThousand ? tenths / 10 : Math.ceil(tenths / 10))}만`;
}
