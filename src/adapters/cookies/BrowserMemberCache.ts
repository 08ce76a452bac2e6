import { fields, oneOf, text } from "#adapters/local-storage/storedValue.ts";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import { memberGrades, memberTypes } from "#domain/member/Member.ts";
import { cookieNames, rememberMeValue, userInfoMaxAge } from "#domain/member/sessionStorage.ts";
import type { MemberCache } from "#ports/MemberCache.ts";
import type { CookieJar } from "./documentCookies.ts";

function storedMember(value: unknown): CachedMember {
	const { name, grade, type, corpName } = fields(value);
	return {
		name: text(name, 100),
		grade: oneOf(memberGrades, grade),
		type: oneOf(memberTypes, type),
		corpName: corpName === null ? null : text(corpName, 100),
	};
}

/** The userInfo cookie: lasts 24 hours on a remembered device, otherwise until the browser closes (AUTH-SESSION-11). */
export class BrowserMemberCache implements MemberCache {
	readonly #cookies: CookieJar;

	constructor(cookies: CookieJar) {
		this.#cookies = cookies;
	}

	read(): CachedMember | null {
		const kept = this.#cookies.read(cookieNames.userInfo);
		if (kept === null) return null;
		try {
			return storedMember(JSON.parse(kept));
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
