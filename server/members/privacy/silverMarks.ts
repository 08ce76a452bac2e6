import type { Secrets } from "#server/platform/secrets/secrets.ts";

export interface Joiner {
	readonly memberId: number;
	/** The verified phone number. */
	readonly phone: string | null;
}

/** Returns the keyed hashes, by account and by phone number, that record a Silver membership without revealing the member. [DEC-069] */
export const silverMarks = (secrets: Pick<Secrets, "mark">, { memberId, phone }: Joiner): string[] => [
	secrets.mark("silver-member", memberId),
	...(phone === null ? [] : [secrets.mark("silver-phone", phone)]),
];
