import { errorsCopy } from "#copy/errors.ts";

/** Reads and writes the page's script-readable cookies. Values are URI-encoded; undecodable ones count as absent (STORE-08). */
export interface CookieJar {
	read(name: string): string | null;
	/** Without `maxAgeSeconds` the cookie lasts until the browser closes. */
	write(name: string, value: string, maxAgeSeconds?: number): void;
	remove(name: string): void;
}

/** A cookie has a value or does not exist: writing an empty value is refused and logged for developers (STORE-07, ERR-DEV-04). */
export function documentCookies(doc: Pick<Document, "cookie">, secure: boolean): CookieJar {
	const attributes = `; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
	return {
		read(name) {
			const start = `${name}=`;
			const pair = readAll(doc).find((part) => part.startsWith(start));
			if (pair === undefined) return null;
			try {
				return decodeURIComponent(pair.slice(start.length));
			} catch {
				return null;
			}
		},
		write(name, value, maxAgeSeconds) {
			if (value === "") return console.error(errorsCopy.dev.storageValue);
			const age = maxAgeSeconds === undefined ? "" : `; Max-Age=${maxAgeSeconds}`;
			setCookie(doc, `${name}=${encodeURIComponent(value)}${attributes}${age}`);
		},
		remove(name) {
			setCookie(doc, `${name}=${attributes}; Max-Age=0`);
		},
	};
}

/** Returns all cookies; none where cookies are blocked, because even reading them throws there. */
function readAll(doc: Pick<Document, "cookie">): readonly string[] {
	try {
		return doc.cookie.split("; ");
	} catch {
		return [];
	}
}

function setCookie(doc: Pick<Document, "cookie">, text: string): void {
	try {
		doc.cookie = text;
	} catch {
		// Cookies are blocked: nothing is stored and nothing breaks.
	}
}
