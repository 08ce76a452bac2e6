import type { Won } from "#domain/shared/Won.ts";

const grouping = new Intl.NumberFormat("ko-KR");

/** '12,345'. */
export const formatCount = (count: number): string => grouping.format(count);

/** '246,000원'; a discount keeps its minus sign. */
export const formatWon = (amount: Won): string => `${grouping.format(amount)}원`;

const tenThousand = 10_000;

/** '24.6만' for places as small as a map marker; below 10,000 won the whole amount. Rounded up, never cheaper than it is. */
export const compactWon = (amount: Won): string =>
	amount < tenThousand ? formatWon(amount) : `${grouping.format(Math.ceil(amount / 1000) / 10)}만`;
