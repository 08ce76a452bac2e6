import { filterCopy } from "#copy/filters.ts";
import { stepCounter } from "#domain/guests/counters.ts";
import {
	addAdult,
	addChild,
	adultLimits,
	childAgeLabel,
	childLimits,
	type Guests,
	removeAdult,
	removeChild,
} from "#domain/guests/Guests.ts";
import { clickDay, confirmDates, lastSelectable } from "#domain/search/calendar.ts";
import { defaultDates, refreshDates } from "#domain/search/defaultDates.ts";
import { readKeyword } from "#domain/search/keyword.ts";
import { addRecent, forget, noRecents, type RecentKind, type RecentSearch } from "#domain/search/recents.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { readSearchQuery } from "#domain/search/searchQuery.ts";
import { searchSummary } from "#domain/search/searchSummary.ts";
import { monthDay, stayLength } from "#domain/shared/dateForms.ts";
import { dayOfText, isPast } from "#domain/shared/dayOfText.ts";
import { nightsBetween, type StayDate } from "#domain/shared/StayDate.ts";
import type { StayDates } from "#domain/shared/StayDates.ts";
import { appointmentType } from "#domain/stay/appointmentType.ts";
import { readList, readTextOrNull, readValue, splitFirst, splitValues } from "./readInput.ts";
import { accepted, day, dayAfterWord, logged, number, type Rules, withWeekday } from "./shared.ts";

interface WireGuests {
	adtCnt: number;
	chdCnt: number;
	chdAges: number[];
}

const toWire = ({ adults, childAges }: Guests): WireGuests => ({
	adtCnt: adults,
	chdCnt: childAges.length,
	chdAges: [...childAges],
});

const guestOps: Record<string, (guests: Guests) => Guests> = {
	"+adult": addAdult,
	"-adult": removeAdult,
	"+child": addChild,
	"-child": removeChild,
};

const recentOf = (text: string): { name: string; kind: RecentKind } => {
	const at = text.lastIndexOf(":");
	return { name: text.slice(0, at), kind: text.slice(at + 1) as RecentKind };
};

const recentList = (items: readonly { name: string; kind: string }[]): string =>
	`[${items.map(({ name, kind }) => `${name}:${kind}`).join(", ")}]`;

const selection = (text: string) => {
	const { in: checkInDate, out: checkOutDate } = readValue(text) as {
		in: StayDate | null;
		out: StayDate | null;
	};
	return { checkInDate, checkOutDate };
};

/** Rules about search, calendar, guests, recents and dates. */
export const searchRules: Rules = {
	defaultDates: (input) => {
		const { checkInDate, checkOutDate } = defaultDates(dayAfterWord(input));
		return `${withWeekday(checkInDate)} to ${withWeekday(checkOutDate)}`;
	},
	nights: (input) => {
		const [from = "", to = ""] = splitValues(input);
		return nightsBetween(day(from), day(to));
	},
	stayLength: (input) => stayLength(number(input)),
	fmtDate: (input) => monthDay(day(input)),
	appointmentType: (input) => {
		const [rooms = "", nights = ""] = splitValues(input);
		return appointmentType(number(rooms), number(nights));
	},
	summary: (input) => {
		const { adtCnt, chdCnt, ...rest } = readValue(input) as StayDates & WireGuests & { searchText: string };
		const childAges = Array.from({ length: chdCnt }, () => 0);
		const condition = { ...defaultCondition(rest.checkInDate), ...rest, adults: adtCnt, childAges };
		return Object.values(searchSummary(condition)).join(" · ");
	},
	fmtParse: (input) => logged((log) => dayOfText(readTextOrNull(input), log)),
	isPast: (input) => {
		const [date = "", today = ""] = splitValues(input);
		try {
			return isPast(readTextOrNull(date), day(today));
		} catch (error) {
			return `throws ${(error as Error).message}`;
		}
	},
	addRecent: (input) => {
		const [list, item] = splitFirst(input);
		return recentList(addRecent(readList(list).map(recentOf), recentOf(item)));
	},
	removeRecentProduct: (input) => {
		const [list, nth] = splitFirst(input);
		const product = readList(list).map(recentOf) as RecentSearch[];
		return recentList(forget({ ...noRecents, product }, "product", number(nth)).product);
	},
	guestLimits: (input) => {
		const [adults = "", children = ""] = splitValues(input);
		const [forAdults, forChildren] = [adultLimits(number(children)), childLimits(number(adults))];
		return {
			adults: [forAdults.min, forAdults.max],
			children: [forChildren.min, forChildren.max],
		};
	},
	guestOp: (input) => {
		const [wire = "", operation = ""] = splitValues(input);
		const { adtCnt, chdAges } = readValue(wire) as WireGuests;
		return toWire(
			(guestOps[operation] as (guests: Guests) => Guests)({ adults: adtCnt, childAges: chdAges }),
		);
	},
	counter: (input) => {
		const [value = "", button] = splitValues(input);
		return stepCounter(number(value), button === "+" ? 1 : -1);
	},
	childAgeLabel: (input) => childAgeLabel(number(input)),
	normaliseQuery: (input) => {
		const [query = "", today = ""] = splitValues(input);
		const raw = readValue(query) as Record<string, unknown>;
		const read = (key: string): string | null => (raw[key] == null ? null : String(raw[key]));
		const condition = readSearchQuery(read, day(today), defaultDates(day(today)));
		const { checkInDate, checkOutDate } = condition;
		return { checkInDate, checkOutDate, ...toWire(condition) };
	},
	normaliseSaved: (input) => {
		const [saved = "", today = ""] = splitValues(input);
		return refreshDates(readValue(saved) as StayDates, day(today), defaultDates(day(today)));
	},
	calClick: (input) => {
		const [chosen = "", clicked = "", today = ""] = splitValues(input);
		const after = clickDay(selection(chosen), day(clicked), day(today));
		return { in: after.checkInDate, out: after.checkOutDate };
	},
	calConfirm: (input) => {
		const confirmed = confirmDates(selection(input));
		if (!confirmed.ok) return "illegal";
		return { in: confirmed.value.checkInDate, out: confirmed.value.checkOutDate };
	},
	lastSelectable: (input) => lastSelectable(dayAfterWord(input)),
	keyword: accepted((text) => readKeyword(text) !== null),
	priceStep: (input) => filterCopy.priceMax.option(input),
};
