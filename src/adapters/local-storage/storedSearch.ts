import { roomLimits } from "#domain/guests/counters.ts";
import { isGuests } from "#domain/guests/Guests.ts";
import type { StoredDates } from "#domain/search/defaultDates.ts";
import { maxRecents, type RecentKind, type RecentSearch } from "#domain/search/recents.ts";
import type { SearchCondition, SearchPlace } from "#domain/search/SearchCondition.ts";
import { isStayDate, type StayDate } from "#domain/shared/StayDate.ts";
import { stayDates } from "#domain/shared/StayDates.ts";
import { fields, fitting, listOf, type StoredValue, text, whole } from "./storedValue.ts";

/** Schemas of the search data stored on this device, with the limits of the domain's rules. */

const day = (value: unknown): StayDate => fitting(isStayDate(value) ? value : null);
const name = (value: unknown): string => fitting(text(value, 200), ({ length }) => length > 0);

const code = (value: unknown): number => whole(value, 0, 99_999);

function place(value: unknown): SearchPlace {
	const { searchText, nationCode, cityCode, area, subArea } = fields(value);
	return {
		searchText: text(searchText, 100),
		nationCode: text(nationCode, 100),
		cityCode: text(cityCode, 100),
		area: code(area),
		subArea: code(subArea),
	};
}

export const storedCondition: StoredValue<SearchCondition> = {
	parse(value) {
		const { checkInDate, checkOutDate, adults, childAges, rooms } = fields(value);
		const guests = {
			adults: Number(adults),
			childAges: listOf(childAges, 8, (age) => whole(age, 0, 99)),
		};
		return {
			...place(value),
			...fitting(stayDates(day(checkInDate), day(checkOutDate))),
			...fitting(guests, (some) => some.adults === adults && isGuests(some)),
			rooms: whole(rooms, roomLimits.min, roomLimits.max),
		};
	},
};

export const storedDates: StoredValue<StoredDates> = {
	parse(value) {
		const { checkInDate, checkOutDate, madeOn } = fields(value);
		return { checkInDate: day(checkInDate), checkOutDate: day(checkOutDate), madeOn: day(madeOn) };
	},
};

const recents = (kind: RecentKind, rest: (stored: Readonly<Record<string, unknown>>) => object) => ({
	parse: (value: unknown) =>
		listOf(value, maxRecents, (item) => {
			const stored = fields(item);
			return fitting(
				{ kind, name: name(stored.name), ...rest(stored) } as RecentSearch,
				() => stored.kind === kind,
			);
		}),
});

export const storedRecents = {
	keyword: recents("keyword", () => ({})),
	location: recents("location", (stored) => ({ place: place(stored.place) })),
	product: recents("product", ({ stayId }) => ({ stayId: whole(stayId, 1, Number.MAX_SAFE_INTEGER) })),
};
