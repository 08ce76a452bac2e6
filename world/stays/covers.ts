import { partsOf, type StayDate } from "#domain/shared/StayDate.ts";
import { type Illustration, picturesFor } from "#world/illustrations/catalogue.ts";
import type { PictureKind } from "#world/illustrations/kinds.ts";
import type { Season } from "#world/illustrations/kit/light.ts";
import type { Stay } from "./Stay.ts";

/** Cover pictures by the stay's id. */
export type Covers = ReadonlyMap<number, Illustration>;

/** The seasons with their months. */
export const seasons = [
	{ season: "winter", months: [12, 1, 2] },
	{ season: "spring", months: [3, 4, 5] },
	{ season: "summer", months: [6, 7, 8] },
	{ season: "autumn", months: [9, 10, 11] },
] as const satisfies readonly { season: Season; months: readonly number[] }[];

/** Returns the season of a day; the tropics have only one, see `seasonAt`. */
export const seasonOf = (day: StayDate): Season =>
	seasons[Math.floor((partsOf(day).month % 12) / 3)]?.season ?? "summer";

/** Returns the season at a stay's location. */
export const seasonAt = ({ city }: Stay, season: Season): Season =>
	city.season === "tropics" ? "summer" : season;

const pictureKind = ({ kind }: Stay): PictureKind => (kind === "poolvilla" ? "poolVilla" : kind);

/** Sorts better-rated and better-known stays first; rank 1 is recommended first. */
export function byRank(stays: readonly Stay[]): Stay[] {
	const score = ({ quality, fame, channel }: Stay) =>
		quality * 0.55 + fame * 0.35 + (channel === 1 ? 0.1 : 0);
	return stays.toSorted((a, b) => score(b) - score(a) || a.id - b.id);
}

/** What the picture catalogue needs to know about a stay. */
export const wishOf = (stay: Stay) => ({
	kind: pictureKind(stay),
	nation: stay.city.nation,
	city: stay.city.code,
	isInland: !stay.city.hasCoast,
});

/** The seasons whose pictures may be shown in a season, best first: green ones nearly always, snow and blossom only in their own. */
export const shownIn: Readonly<Record<Season, readonly Season[]>> = {
	winter: ["winter", "summer"],
	spring: ["spring", "summer"],
	summer: ["summer", "spring"],
	autumn: ["autumn", "summer"],
};

/** Returns a cover for every stay: one that matches its kind, place and season, and among those the one least recently used in the city's list. */
export function coversOf(stays: readonly Stay[], season: Season): Covers {
	const covers = new Map<number, Illustration>();
	for (const list of Map.groupBy(byRank(stays), ({ city }) => city.id).values()) {
		const seen = new Map<string, number>();
		for (const [place, stay] of list.entries()) {
			const all = picturesFor(wishOf(stay));
			const fitting = shownIn[seasonAt(stay, season)].flatMap((each) =>
				all.filter((picture) => picture.season === each),
			);
			const longest = (fitting.length > 0 ? fitting : all).reduce((best, picture) =>
				(seen.get(picture.key) ?? -1) < (seen.get(best.key) ?? -1) ? picture : best,
			);
			seen.set(longest.key, place);
			covers.set(stay.id, longest);
		}
	}
	return covers;
}
