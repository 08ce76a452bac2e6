/** What is left of a session on this device: nothing, a refresh token alone, or both tokens (table 4.4). */
export type StoredSession = "none" | "refreshOnly" | "complete";

/** Where the session of this visitor is kept. No token ever leaves it (DEC-116). */
export interface SessionStore {
	read(): StoredSession;
	/** Tells the tokens of one moment from those of another; null without any. */
	stamp(): string | null;
	/** Drops the tokens; never fails, whatever the server says. */
	clear(): Promise<void>;
}
