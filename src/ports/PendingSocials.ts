import type { PendingSocial } from "#domain/member/socialLogin.ts";

/** The one login at a provider that waits for its next step in this tab (DEC-139). */
export interface PendingSocials {
	/** Null when there is none, or none that is still good at `now` (epoch milliseconds). */
	read(now: number): PendingSocial | null;
	save(pending: PendingSocial, expires: number): void;
	clear(): void;
}
