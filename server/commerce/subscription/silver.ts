import type { Queryable } from "#server/platform/database/Database.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import { SilverStore } from "./store/SilverStore.ts";

interface Person {
	readonly memberId: number;
	/** The verified phone. */
	readonly phone: string | null;
}

const marksOf = (secrets: Secrets, { memberId, phone }: Person): string[] => [
	secrets.mark("silver-member", memberId),
	...(phone === null ? [] : [secrets.mark("silver-phone", phone)]),
];

/** Whether this person, by account or by verified phone, has ever joined Silver (SUBS-02, DEC-069). */
export const hasJoinedSilver = (db: Queryable, secrets: Secrets, person: Person): Promise<boolean> =>
	new SilverStore(db).isKnown(marksOf(secrets, person), person.memberId, person.phone);

/** Notes that the person joins Silver: of two accounts with one phone that try at once, the second gets false. */
export const claimSilver = (tx: Queryable, secrets: Secrets, person: Person, now: number): Promise<boolean> =>
	new SilverStore(tx).add(marksOf(secrets, person), now);

/** The charge failed: the person has not joined. */
export const unclaimSilver = (tx: Queryable, secrets: Secrets, person: Person): Promise<void> =>
	new SilverStore(tx).remove(marksOf(secrets, person));
