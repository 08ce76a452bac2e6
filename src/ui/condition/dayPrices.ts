import { componentsCopy } from "#copy/components.ts";
import type { NightPrice } from "#domain/offer/priceDays.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { DayPrice } from "#ui/components/Calendar.tsx";
import { formatCount, formatWon } from "#ui/format/won.ts";

const text = componentsCopy.calendar;

/**
 * Seven digits do not fit under a day: amounts from one million won are shown in units of 10,000 won, rounded up so that the price never
 * looks lower than it is.
 */
const shortAmount = (amount: Won): string =>
	amount < 1_000_000 ? formatCount(amount) : `${formatCount(Math.ceil(amount / 10_000))}만`;

/** Maps each date to the price shown in the calendar. */
export const dayPrices = (days: readonly NightPrice[]): ReadonlyMap<StayDate, DayPrice> =>
	new Map(
		days.map(({ date, night }) => [
			date,
			{
				text: night.amount === null ? null : shortAmount(night.amount),
				spoken: !night.isFree
					? text.soldOut
					: night.amount === null
						? ""
						: text.from(formatWon(night.amount)),
				isSoldOut: !night.isFree,
			},
		]),
	);
