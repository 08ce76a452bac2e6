import { type Joiner, silverHashes } from "#server/members/privacy/silverHashes.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import { SilverStore } from "./store/SilverStore.ts";

/** Whether this person, by account or by verified phone number, has ever joined Silver (SUBS-02, DEC-069). */
export const hasJoinedSilver = (db: Queryable, secrets: Secrets, person: Joiner): Promise<boolean> =>
	new SilverStore(db).isKnown(silverHashes(secrets, person), person.memberId, person.phone);

/** Records that the person joins Silver. When two accounts with the same phone number try at the same time, the second gets false. */
export const claimSilver = (tx: Queryable, secrets: Secrets, person: Joiner, now: number): Promise<boolean> =>
	new SilverStore(tx).add(silverHashes(secrets, person), now);

/** Undoes claimSilver after a failed charge. */
export const unclaimSilver = (tx: Queryable, secrets: Secrets, person: Joiner): Promise<void> =>
	new SilverStore(tx).remove(silverHashes(secrets, person));
