import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { Won } from "#domain/shared/Won.ts";

/** Minimum price drop worth an e-mail: in won, and in percent of the price last notified. */
const minFall = { won: 5000, percent: 5 } as const;

/** Whether the price has dropped far enough below the one last notified for the member to be e-mailed. */
export const isNotablePriceDrop = (before: Won, now: Won): boolean =>
	before - now >= minFall.won && (before - now) * 100 >= before * minFall.percent;

/** Whether advertising may be sent now: between 08:00 and 21:00 in Korea. At night it would require a separate consent, which we do not ask for. */
export function isAdvertisingHour(now: number): boolean {
	const hour = Number(koreanDateTime(now).slice(11, 13));
	return hour >= 8 && hour < 21;
}
