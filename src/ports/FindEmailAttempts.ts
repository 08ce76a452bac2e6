import type { FindEmailCounter } from "#domain/member/findEmailCounter.ts";

/** Number of e-mail lookups made on this device today (STORE-03, DEC-122). */
export interface FindEmailAttempts {
	read(): FindEmailCounter | null;
	write(counter: FindEmailCounter): void;
}
