import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { cookieNames } from "#domain/member/sessionStorage.ts";
import type { Operation } from "./contract.ts";
import { httpOnlyCookieName } from "./cookies.ts";
import { isInProcess } from "./inProcess.ts";
import { Refusal } from "./Refusal.ts";
import type { Sessions } from "./Sessions.ts";
import type { SignedInMember } from "./SignedInMember.ts";

type Presenting = Pick<FastifyRequest, "headers" | "cookies">;

const tokenForm = /^[A-Za-z0-9._~+/=-]{1,512}$/;

/**
 * Returns the token a caller presents: from the Authorization header or, without one, from the cookie. The access cookie counts only
 * together with the refresh cookie, because it may outlive it: the refresh cookie can end with the browser session. [HTTP-05,
 * AUTH-SESSION-01, DEC-113, DEC-116]
 */
function presentedToken({ headers, cookies }: Presenting, publicUrl: string): string | null {
	const { authorization } = headers;
	const cookie = (name: string) => cookies[httpOnlyCookieName(name, publicUrl)];
	const token =
		authorization === undefined
			? cookie(cookieNames.refreshToken) && cookie(cookieNames.accessToken)
			: /^Bearer +(.*)$/i.exec(authorization)?.[1];
	return token !== undefined && tokenForm.test(token) ? token : null;
}

/**
 * Authenticates a caller. Returns null for a visitor, for one of our servers, and, in operations open to anyone, for a token that is no
 * longer valid.
 * @throws Refusal when the operation requires a member or one of our servers and the caller is neither
 */
export async function authenticate(
	operation: Operation,
	request: Presenting,
	{
		sessions,
		serviceToken,
		publicOrigin,
	}: { readonly sessions: Sessions; readonly serviceToken: string | null; readonly publicOrigin: string },
): Promise<SignedInMember | null> {
	const token = presentedToken(request, publicOrigin);
	if (operation.access === "service") {
		if (serviceToken && token && isSameToken(serviceToken, token)) return null;
		throw new Refusal("loginRequired");
	}
	const isOpen = operation.access === "anyone";
	if (!token) {
		if (isOpen) return null;
		throw new Refusal("loginRequired");
	}
	const answer = await sessions.authenticate(token, { hasArrived: !isInProcess(request) });
	if ("member" in answer) return answer.member;
	if (isOpen) return null;
	throw new Refusal(answer.failure === "memberChanged" ? "memberChanged" : "loginRequired");
}

/** Compares digests in constant time, so that neither length nor content leaks through timing. */
export function isSameToken(expected: string, given: string): boolean {
	const digest = (text: string) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(expected), digest(given));
}
