import type { Secrets } from "#server/platform/secrets/secrets.ts";

export interface Joiner {
	readonly memberId: number;
	/** The verified phone. */
	readonly phone: string | null;
}

/** What is kept of who has joined Silver, by account and by phone: it tells nobody who it was. [DEC-069] */
export const silverMarks = (secrets: Pick<Secrets, "mark">, { memberId, phone }: Joiner): string[] => [
	secrets.mark("silver-member", memberId),
	...(phone === null ? [] : [secrets.mark("silver-phone", phone)]),
];
