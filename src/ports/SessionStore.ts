import type { StoredSession } from "#domain/member/session.ts";

/** Storage of the visitor's session. Tokens are never exposed (DEC-116). */
export interface SessionStore {
	read(): StoredSession;
	/** Identifies the current token pair; null without tokens. */
	stamp(): string | null;
	/** Deletes the tokens; never fails, whatever the server answers. */
	clear(): Promise<void>;
}
