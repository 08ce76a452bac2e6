import { searchCopy } from "#copy/search.ts";
import type { Lexicon } from "#domain/search/words/Lexicon.ts";
import { type Reading, readingTitle } from "#domain/search/words/Reading.ts";
import { conditionChips } from "#domain/search/words/statedStay.ts";
import { withoutChip, withoutChips } from "#domain/search/words/withoutChip.ts";
import type { Schemas } from "./wire.ts";

/** Converts the reading of a text to the wire format. [DEC-193] */
export const readingAnswer = (
	reading: Reading,
	around: string | null,
	lexicon: Lexicon,
): Schemas["SearchReading"] => ({
	title: readingTitle(reading, searchCopy.search.groups.stays),
	chips: reading.chips.map((chip) => ({
		kind: chip.meaning.kind,
		label: chip.label,
		searchText: withoutChip(reading, chip, lexicon),
		guessed: chip.isGuess,
	})),
	unknown: [...reading.unknown],
	around,
	settledText: withoutChips(reading, conditionChips(reading), lexicon),
});
