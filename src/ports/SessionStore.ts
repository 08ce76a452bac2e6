import type { StoredSession } from "#domain/member/session.ts";

/** Where the session of this visitor is kept. No token ever leaves it (DEC-116). */
export interface SessionStore {
	read(): StoredSession;
	/** Tells the tokens of one moment from those of another; null without any. */
	stamp(): string | null;
	/** Drops the tokens; never fails, whatever the server says. */
	clear(): Promise<void>;
}
