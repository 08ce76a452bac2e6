import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { Won } from "#domain/shared/Won.ts";

/** A fall is worth a mail from so much on: in won, and in percent of what was told before. */
const minFall = { won: 5000, percent: 5 } as const;

/** Whether a price fell so far below the one that was told last that its member is written to. */
export const isFallToTell = (told: Won, now: Won): boolean =>
	told - now >= minFall.won && (told - now) * 100 >= told * minFall.percent;

/** Advertising comes between 8 and 21 o'clock in Korea: by night it needs a consent of its own, which nobody is asked for. */
export function isAdvertisingHour(now: number): boolean {
	const hour = Number(koreanDateTime(now).slice(11, 13));
	return hour >= 8 && hour < 21;
}
