import type { Failure } from "#domain/failure/Failure.ts";
import type { StayTerms } from "#domain/search/SearchCondition.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { SharedWishes, WishedStay } from "#domain/stay/Stay.ts";
import type { CallOptions } from "./CallOptions.ts";

/** The member's wish list. */
export interface Wishes {
	/** Lists the wishes; priced if terms are given. */
	list(terms: StayTerms | null, options?: CallOptions): Promise<Result<readonly WishedStay[], Failure>>;
	/** Returns the token of the list's share link; null while it is not shared. */
	share(options?: CallOptions): Promise<Result<string | null, Failure>>;
	/** Shares the list and returns its token; a list already shared keeps its token. */
	beginShare(): Promise<Result<string, Failure>>;
	/** Stops sharing; the link no longer works. */
	endShare(): Promise<Result<null, Failure>>;
	/** Loads a shared list, priced for the reader. */
	shared(token: string, terms: StayTerms, options?: CallOptions): Promise<Result<SharedWishes, Failure>>;
	/** Toggles the stay on the wish list; returns whether it is on the list afterwards (CALL-CONTENT-39, DEC-170). */
	toggle(stayId: number): Promise<Result<boolean, Failure>>;
}
