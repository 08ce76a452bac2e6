import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import { cookieNames } from "#domain/member/sessionStorage.ts";
import { httpOnlyCookieName } from "#server/platform/http/cookies.ts";
import { inProcess } from "#server/platform/http/inProcess.ts";

const CachedMember = z.object({
	name: z.string().max(100),
	grade: z.enum(["Bronze", "Silver", "Gold"]),
	type: z.enum(["N", "C"]),
	corpName: z.nullable(z.string().max(100)),
});

export interface Visitor {
	readonly signedIn: boolean;
	/** Whether there is a session whose member could not be determined, because the service was unavailable (DEC-186). */
	readonly isMemberUnknown: boolean;
	readonly accessToken: string | null;
	readonly member: {
		readonly name: string;
		readonly grade: "Bronze" | "Silver" | "Gold";
		readonly type: "N" | "C";
		readonly corpName: string | null;
	} | null;
}

export const ANONYMOUS: Visitor = {
	signedIn: false,
	isMemberUnknown: false,
	accessToken: null,
	member: null,
};

/** Whether the request carries any cookie of a session; without one the visitor is anonymous. */
export const hasSession = (request: FastifyRequest, publicUrl: string): boolean =>
	Boolean(
		request.cookies[httpOnlyCookieName(cookieNames.refreshToken, publicUrl)] ||
			request.cookies[httpOnlyCookieName(cookieNames.accessToken, publicUrl)] ||
			request.cookies[cookieNames.session] ||
			request.cookies[cookieNames.left],
	);

/**
 * Determines the visitor of a page from cookies alone. Cookies without a refresh token, or of a member who signed out while the server was
 * unreachable, belong to a session that is over. When only the access token is missing, the refresh token is used here and the new cookies
 * are sent with the document, so that the page is rendered for the member (AUTH-SESSION-02).
 */
export async function visitorOf(
	app: FastifyInstance,
	request: FastifyRequest,
	reply: FastifyReply,
	publicUrl: string,
): Promise<Visitor> {
	const { userInfo } = request.cookies;
	const accessName = httpOnlyCookieName(cookieNames.accessToken, publicUrl);
	const accessToken = request.cookies[accessName];
	if (!hasSession(request, publicUrl)) return ANONYMOUS;
	const call = async (method: "POST" | "DELETE", url: string) => {
		const answer = await app.inject({
			method,
			url,
			headers: {
				cookie: request.headers.cookie ?? "",
				"content-type": "application/json",
				"x-requested-with": "web",
				[inProcess.name]: inProcess.value,
			},
			payload: "{}",
			remoteAddress: request.ip,
		});
		const cookies = [answer.headers["set-cookie"] ?? []].flat();
		for (const cookie of cookies) reply.header("set-cookie", cookie);
		const cleared = answer.headers["clear-site-data"];
		if (cleared) reply.header("clear-site-data", cleared);
		return answer;
	};
	if (
		!request.cookies[httpOnlyCookieName(cookieNames.refreshToken, publicUrl)] ||
		request.cookies[cookieNames.left]
	) {
		await call("DELETE", "/api/internal-auth/v1/session");
		return ANONYMOUS;
	}
	if (accessToken)
		return { signedIn: true, isMemberUnknown: false, accessToken, member: cachedMember(userInfo) };
	const answer = await call("POST", "/api/auth/refresh");
	// The service was unavailable. The visitor has not been refused, and the page asks again (DEC-186).
	if (isMemberUnknown(answer.statusCode)) return { ...ANONYMOUS, isMemberUnknown: true };
	if (answer.statusCode !== 200) return ANONYMOUS;
	const fresh = answer.cookies.find(({ name }) => name === accessName)?.value ?? null;
	return { signedIn: true, isMemberUnknown: false, accessToken: fresh, member: cachedMember(userInfo) };
}

const isMemberUnknown = (status: number): boolean => status === 408 || status === 429 || status >= 500;

function cachedMember(cookie: string | undefined): Visitor["member"] {
	if (!cookie) return null;
	try {
		return CachedMember.parse(JSON.parse(cookie));
	} catch {
		return null; // An unreadable cookie counts as absent (STORE-08); the page asks again after hydration.
	}
}
