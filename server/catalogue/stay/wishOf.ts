import { narrowsKind } from "#domain/search/words/narrowerKinds.ts";
import type { WordChip } from "#domain/search/words/Reading.ts";
import type { Wish } from "#domain/search/words/Term.ts";
import type { Keywords } from "#server/catalogue/keyword/Keywords.ts";
import type { OneOf, StayWish } from "#server/catalogue/search/StayWish.ts";
import type { FacilityEntry } from "./store/facilities.ts";
import type { NamedValue } from "./store/filterNames.ts";

/** ID of a kind that no stay has. */
const NO_SUCH_KIND = 0;
const NO_SUCH_STARS = -1;
const allStars = [0, 1, 2, 3, 4, 5];

/** The data needed to convert words to IDs. */
export interface Catalogue {
	readonly keywords: Keywords;
	readonly facilities: readonly FacilityEntry[];
	readonly kinds: readonly NamedValue[];
}

const kindNumbers = (names: readonly string[], known: readonly NamedValue[]): number[] =>
	known.filter(({ name }) => names.includes(name)).map(({ id }) => id);

/** Converts the chips of a text to requirements on stays, using the catalogue's IDs. */
export async function wishOf(
	catalogue: Catalogue,
	where: Pick<StayWish, "parts" | "outside">,
	chips: readonly WordChip[],
): Promise<StayWish> {
	const { keywords, kinds: known } = catalogue;
	const kinds = new Map<string, readonly string[]>();
	const stars: number[] = [];
	const refusedStars: number[] = [];
	const wishes: OneOf[] = [];
	const unwanted: OneOf[] = [];
	const names: string[] = [];
	for (const { meaning, label } of chips) {
		switch (meaning.kind) {
			case "kind":
				kinds.set(label, meaning.kinds);
				break;
			case "grade":
				stars.push(...meaning.stars);
				break;
			case "facility":
			case "theme":
				wishes.push(await numbersOf(catalogue, meaning.wish));
				break;
			case "without":
				if ("stars" in meaning) refusedStars.push(...meaning.stars);
				if ("wish" in meaning) unwanted.push(await numbersOf(catalogue, meaning.wish));
				break;
			case "stay":
				names.push(meaning.name);
				break;
		}
	}
	const said = [...kinds.keys()];
	const meant = said.filter((kind) => !said.some((other) => narrowsKind(other, kind)));
	const numbers = kindNumbers(
		meant.flatMap((kind) => kinds.get(kind) ?? []),
		known,
	);
	return {
		...where,
		kinds: kinds.size > 0 && numbers.length === 0 ? [NO_SUCH_KIND] : numbers,
		stars: starsLeft(stars, refusedStars),
		wishes,
		unwanted,
		named: names.length > 0 ? await holdersOf(keywords, names) : null,
	};
}

/** Returns the accepted stars; empty means any. A stay without stars has 0. */
function starsLeft(wanted: readonly number[], refused: readonly number[]): readonly number[] {
	if (refused.length === 0) return wanted;
	const left = (wanted.length > 0 ? wanted : allStars).filter((stars) => !refused.includes(stars));
	return left.length > 0 ? left : [NO_SUCH_STARS];
}

async function numbersOf({ keywords, facilities, kinds: known }: Catalogue, wish: Wish): Promise<OneOf> {
	return {
		kinds: kindNumbers(wish.kinds, known),
		facilities: facilities.filter(({ code }) => wish.facilities.includes(code)).map(({ id }) => id),
		stays: wish.rooms.length > 0 ? await keywords.staysWithRooms(wish.rooms) : null,
	};
}

/** Returns the stays whose names contain every word. */
async function holdersOf(keywords: Keywords, names: readonly string[]): Promise<ReadonlySet<number>> {
	const [first = [], ...others] = await Promise.all(names.map((name) => keywords.namedStays(name)));
	const further = others.map((stays) => new Set(stays.map(({ id }) => id)));
	return new Set(first.map(({ id }) => id).filter((id) => further.every((each) => each.has(id))));
}
