import type { SessionStore, StoredSession } from "#ports/SessionStore.ts";
import type { CookieJar } from "./documentCookies.ts";

const MARKER = "session";

interface BrowserSessionStoreDeps {
	readonly cookies: CookieJar;
	readonly now: () => number;
	/** DELETE /v1/session of the internal auth service: only the server can remove the token cookies. */
	readonly closeOnServer: () => Promise<unknown>;
}

/** The tokens are out of reach of scripts; a marker cookie beside them tells when the access token ends (DEC-116). */
export class BrowserSessionStore implements SessionStore {
	readonly #deps: BrowserSessionStoreDeps;

	constructor(deps: BrowserSessionStoreDeps) {
		this.#deps = deps;
	}

	read(): StoredSession {
		const marker = this.#deps.cookies.read(MARKER);
		if (marker === null || !/^\d{1,12}$/.test(marker)) return "none";
		return Number(marker) * 1000 <= this.#deps.now() ? "refreshOnly" : "complete";
	}

	async clear(): Promise<void> {
		this.#deps.cookies.remove(MARKER);
		await this.#deps.closeOnServer().catch(() => undefined);
	}
}
