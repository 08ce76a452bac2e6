import { errorsCopy } from "#copy/errors.ts";

/** Reading and writing the readable cookies of the page. Values are URI-encoded; unreadable ones are absent (STORE-08). */
export interface CookieJar {
	read(name: string): string | null;
	/** Without `maxAgeSeconds` the cookie lives as long as the browser runs. */
	write(name: string, value: string, maxAgeSeconds?: number): void;
	remove(name: string): void;
}

/** A cookie stores something or does not exist: an empty value is not written, and developers are told (STORE-07, ERR-DEV-04). */
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

/** Blocked cookies make even reading throw; such a visitor simply has none. */
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
		// Cookies are blocked: nothing can be kept, and nothing breaks.
	}
}
