import type { Secrets } from "#server/platform/secrets/secrets.ts";

export interface Joiner {
	readonly memberId: number;
	/** The verified phone number. */
	readonly phone: string | null;
}

/** Returns the keyed hashes, by account and by phone number, that record a Silver membership without revealing the member. [DEC-069] */
export const silverHashes = (secrets: Pick<Secrets, "keyedHash">, { memberId, phone }: Joiner): string[] => [
	secrets.keyedHash("silver-member", memberId),
	...(phone === null ? [] : [secrets.keyedHash("silver-phone", phone)]),
];
