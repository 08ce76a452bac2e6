import type { Result } from "#domain/shared/Result.ts";
import type { WishedStay } from "#domain/stay/Stay.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";

/** The stays a member keeps. */
export interface Wishes {
	list(options?: {
		readonly signal?: AbortSignal | undefined;
	}): Promise<Result<readonly WishedStay[], CallFailure>>;
	/** Keeps the stay, or lets it go; answers whether it is kept now (CALL-CONTENT-39, DEC-170). */
	toggle(stayId: number): Promise<Result<boolean, CallFailure>>;
}
