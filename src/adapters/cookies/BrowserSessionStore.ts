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

/** Scripts cannot read the tokens; a marker cookie next to them tells when the access token expires (DEC-116). */
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

	/** Returns the marker with the access token's expiry, which differs for every new token pair. */
	stamp(): string | null {
		return this.#deps.cookies.read(cookieNames.session);
	}

	/** Removes the marker and writes a cookie that declares the tokens abandoned until the server deletes them (B12). Never fails. */
	async clear(): Promise<void> {
		const { cookies } = this.#deps;
		cookies.remove(cookieNames.session);
		cookies.write(cookieNames.left, leftValue, lifetimes.refreshToken.remembered);
		await this.#deps.closeOnServer().catch(() => undefined);
	}
}
