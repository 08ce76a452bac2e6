import { readingCopy } from "#copy/reading.ts";
import { resultsCopy } from "#copy/results.ts";
import { type ListChoices, listQuery } from "#domain/search/listChoices.ts";
import { type SearchCondition, typedPlace } from "#domain/search/SearchCondition.ts";
import { type SearchReading, settledCondition } from "#domain/search/SearchReading.ts";
import { searchQuery } from "#domain/search/searchQuery.ts";
import { placeName } from "#domain/search/searchSummary.ts";
import type { StayDates } from "#domain/shared/StayDates.ts";

/** A search as its text was understood: what it is called, what its stays are priced for, and where searches like it are. */
export class UnderstoodSearch {
	readonly #condition: SearchCondition;
	/** Null when there is no text, or the list did not come. */
	readonly #reading: SearchReading | null;
	/** Asked when an address is wanted: what depends on none is the same whatever is chosen. */
	readonly #choices: () => ListChoices;

	constructor(condition: SearchCondition, reading: SearchReading | null, choices: () => ListChoices) {
		this.#condition = condition;
		this.#reading = reading;
		this.#choices = choices;
	}

	/** In words: as it was understood, else as it was typed. */
	get title(): string {
		const { searchText } = this.#condition;
		if (this.#reading === null) return resultsCopy.title(placeName(this.#condition));
		return this.#reading.title || readingCopy.nothing(searchText);
	}

	/** What the stays of the list are priced for: the days and people that the text asked for, else those chosen. */
	get stayCondition(): SearchCondition {
		return { ...this.#condition, ...this.#reading?.dates, ...this.#reading?.guests };
	}

	/** The query that leads to a stay of the list. */
	get stayQuery(): string {
		return searchQuery(this.stayCondition);
	}

	/** The same search, the days and people of its text being the condition's own: they can be chosen again. */
	get settled(): SearchCondition {
		return settledCondition(this.#condition, this.#reading);
	}

	/** The address of another text with the same dates, guests and choices. */
	toText(searchText: string): string {
		return this.#addressOf({ ...this.#condition, ...typedPlace(searchText) });
	}

	/** The address of other dates, all else being the same. */
	toDates(dates: StayDates): string {
		return this.#addressOf({ ...this.settled, ...dates });
	}

	#addressOf(condition: SearchCondition): string {
		return `/search?${listQuery(condition, { ...this.#choices(), pages: 1 })}`;
	}
}
