import { cookieNames } from "#domain/member/sessionStorage.ts";
import { returnTarget } from "#domain/navigation/returnTarget.ts";
import type { ReturnTargets } from "#ports/ReturnTargets.ts";
import type { CookieJar } from "./documentCookies.ts";

/** Where to go after login. Targets are sanitised on both reading and writing (DEC-030). */
export class BrowserReturnTargets implements ReturnTargets {
	readonly #cookies: CookieJar;

	constructor(cookies: CookieJar) {
		this.#cookies = cookies;
	}

	read(): string | null {
		const stored = this.#cookies.read(cookieNames.returnUrl);
		return stored === null ? null : returnTarget(stored);
	}

	save(path: string): void {
		this.#cookies.write(cookieNames.returnUrl, returnTarget(path));
	}

	clear(): void {
		this.#cookies.remove(cookieNames.returnUrl);
		this.#cookies.remove(cookieNames.redirect);
	}
}
