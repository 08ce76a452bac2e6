import type { Failure } from "#domain/failure/Failure.ts";
import type { StayTerms } from "#domain/search/SearchCondition.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { SharedWishes, WishedStay } from "#domain/stay/Stay.ts";
import type { CallOptions } from "./CallOptions.ts";

/** The stay that wishes are priced for. */
/** The stays a member keeps. */
export interface Wishes {
	/** With prices for the terms, when there are any. */
	list(terms: StayTerms | null, options?: CallOptions): Promise<Result<readonly WishedStay[], Failure>>;
	/** The token of the address the list is shared under; null while it is not shared. */
	share(options?: CallOptions): Promise<Result<string | null, Failure>>;
	/** A list that is shared keeps its address. */
	beginShare(): Promise<Result<string, Failure>>;
	/** The address leads nowhere from then on. */
	endShare(): Promise<Result<null, Failure>>;
	/** Somebody's list, priced for who reads it. */
	shared(token: string, terms: StayTerms, options?: CallOptions): Promise<Result<SharedWishes, Failure>>;
	/** Keeps the stay, or lets it go; answers whether it is kept now (CALL-CONTENT-39, DEC-170). */
	toggle(stayId: number): Promise<Result<boolean, Failure>>;
}
