import type { PendingSocial } from "#domain/member/socialLogin.ts";

/** The tab's only pending social login, awaiting its next step (DEC-139). */
export interface PendingSocials {
	/** Returns the pending login; null if there is none or it has expired at `now` (epoch milliseconds). */
	read(now: number): PendingSocial | null;
	save(pending: PendingSocial, expires: number): void;
	clear(): void;
}
