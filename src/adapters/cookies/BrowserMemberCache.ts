import * as z from "zod/mini";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import { memberGrades, memberTypes } from "#domain/member/Member.ts";
import type { MemberCache } from "#ports/MemberCache.ts";
import type { CookieJar } from "./documentCookies.ts";

const NAME = "userInfo";
const REMEMBERED = "rememberMe";
const DAY_SECONDS = 24 * 60 * 60;

const Stored = z.object({
	name: z.string().check(z.maxLength(100)),
	grade: z.enum(memberGrades),
	type: z.enum(memberTypes),
	corpName: z.nullable(z.string().check(z.maxLength(100))),
});

/** The userInfo cookie: 24 hours on a remembered device, else as long as the browser runs (AUTH-SESSION-11). */
export class BrowserMemberCache implements MemberCache {
	readonly #cookies: CookieJar;

	constructor(cookies: CookieJar) {
		this.#cookies = cookies;
	}

	read(): CachedMember | null {
		const text = this.#cookies.read(NAME);
		if (text === null) return null;
		try {
			return Stored.parse(JSON.parse(text));
		} catch {
			this.#cookies.remove(NAME);
			return null;
		}
	}

	write(member: CachedMember): void {
		const remembered = this.#cookies.read(REMEMBERED) === "Y";
		this.#cookies.write(NAME, JSON.stringify(member), remembered ? DAY_SECONDS : undefined);
	}

	clear(): void {
		this.#cookies.remove(NAME);
	}
}
