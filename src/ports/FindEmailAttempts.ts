import type { FindEmailCounter } from "#domain/member/findEmailCounter.ts";

/** How often this device looked for an e-mail today (STORE-03, DEC-122). */
export interface FindEmailAttempts {
	read(): FindEmailCounter | null;
	write(counter: FindEmailCounter): void;
}
