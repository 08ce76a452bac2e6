import * as z from "zod/mini";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import { memberGrades, memberTypes } from "#domain/member/Member.ts";
import { cookieNames, rememberMeValue, userInfoMaxAge } from "#domain/member/sessionStorage.ts";
import type { MemberCache } from "#ports/MemberCache.ts";
import type { CookieJar } from "./documentCookies.ts";

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
		const text = this.#cookies.read(cookieNames.userInfo);
		if (text === null) return null;
		try {
			return Stored.parse(JSON.parse(text));
		} catch {
			this.#cookies.remove(cookieNames.userInfo);
			return null;
		}
	}

	write(member: CachedMember): void {
		const isRemembered = this.#cookies.read(cookieNames.rememberMe) === rememberMeValue;
		this.#cookies.write(
			cookieNames.userInfo,
			JSON.stringify(member),
			userInfoMaxAge(isRemembered) ?? undefined,
		);
	}

	clear(): void {
		this.#cookies.remove(cookieNames.userInfo);
	}
}
