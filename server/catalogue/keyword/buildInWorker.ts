import type { KeywordName } from "./buildKeywordArrays.ts";
import { inWorker } from "./inWorker.ts";
import type { KeywordArrays } from "./KeywordIndex.ts";

/** Builds the index beside the event loop. */
export const buildInWorker = (names: readonly KeywordName[]): Promise<KeywordArrays> =>
	inWorker("server/catalogue/keyword/keywordWorker.ts", names);
