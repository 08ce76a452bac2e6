import type { StoredSession } from "#domain/member/session.ts";
import { cookieNames, leftValue, lifetimes, readSessionMarker } from "#domain/member/sessionStorage.ts";
import type { SessionStore } from "#ports/SessionStore.ts";
import type { CookieJar } from "./documentCookies.ts";

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
		const marker = this.#deps.cookies.read(cookieNames.session);
		const { hasRefreshToken, hasAccessToken } = readSessionMarker(marker, this.#deps.now() / 1000);
		if (!hasRefreshToken) return "none";
		return hasAccessToken ? "complete" : "refreshOnly";
	}

	/** The access token's end: every new pair of tokens has its own. */
	stamp(): string | null {
		return this.#deps.cookies.read(cookieNames.session);
	}

	/** What a page can: until the server takes the tokens away, a cookie says that they are nobody's any more (B12). */
	async clear(): Promise<void> {
		const { cookies } = this.#deps;
		cookies.remove(cookieNames.session);
		cookies.write(cookieNames.left, leftValue, lifetimes.refreshToken.remembered);
		await this.#deps.closeOnServer().catch(() => undefined);
	}
}
