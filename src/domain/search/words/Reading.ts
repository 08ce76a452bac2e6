import { meaningKinds } from "#domain/search/SearchReading.ts";
import { isPlace, type PlaceMeaning, type WishMeaning } from "./Term.ts";

/** A word that stays are known by: part of their names. */
export interface NameMeaning {
	readonly kind: "stay";
	readonly name: string;
}

/** One thing that was understood. */
export interface WordChip {
	readonly id: string;
	readonly label: string;
	readonly meaning: PlaceMeaning | WishMeaning | NameMeaning;
	/** Other places of the same name; they are meant too. */
	readonly alsoMeant: readonly PlaceMeaning[];
	/** Where it stands in the text, in characters. */
	readonly spans: readonly Span[];
	/** It was spelt otherwise: a slip was forgiven, or only its beginning typed. */
	readonly isGuess: boolean;
}

export interface Span {
	readonly start: number;
	readonly end: number;
}

/** What a text was understood to say. [DEC-193] */
export interface Reading {
	/** As it was typed, composed. */
	readonly text: string;
	readonly chips: readonly WordChip[];
	/** What was not understood, or cannot be searched by, word by word. */
	readonly unknown: readonly string[];
	/** It says nothing to search by, and nothing strange either: 여름휴가 숙소. */
	readonly isIdle: boolean;
	/** Where the particles and fillers are that go with a chip when it is taken off. */
	readonly idle: readonly Span[];
}

const order: readonly WordChip["meaning"]["kind"][] = meaningKinds;

/** Chips in the order they are said: the place first, the kind last. */
export const inOrder = (chips: readonly WordChip[]): readonly WordChip[] =>
	chips.toSorted((one, other) => order.indexOf(one.meaning.kind) - order.indexOf(other.meaning.kind));

/** What was understood in words: '강릉 오션뷰 호텔', '서울 숙소'; '' when nothing was. */
export function readingTitle({ chips }: Pick<Reading, "chips">, anyStay: string): string {
	if (chips.length === 0) return "";
	const labels = inOrder(chips).map(({ label }) => label);
	const hasKind = chips.some(({ meaning }) => meaning.kind === "kind" || meaning.kind === "stay");
	return (hasKind ? labels : [...labels, anyStay]).join(" ");
}

export const placesOf = ({
	chips,
}: Pick<Reading, "chips">): readonly (WordChip & { readonly meaning: PlaceMeaning })[] =>
	chips.filter((chip): chip is WordChip & { readonly meaning: PlaceMeaning } => {
		const { meaning } = chip;
		return meaning.kind !== "stay" && isPlace(meaning);
	});
