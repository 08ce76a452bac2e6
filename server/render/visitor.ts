import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";

const CachedMember = z.object({
	name: z.string().max(100),
	grade: z.enum(["Bronze", "Silver", "Gold"]),
	type: z.enum(["N", "C"]),
	corpName: z.nullable(z.string().max(100)),
});

interface Visitor {
	readonly signedIn: boolean;
	readonly accessToken: string | null;
	readonly member: {
		readonly name: string;
		readonly grade: "Bronze" | "Silver" | "Gold";
		readonly type: "N" | "C";
		readonly corpName: string | null;
	} | null;
}

const NOBODY: Visitor = { signedIn: false, accessToken: null, member: null };

/**
 * Who asks for a page, from the cookies alone. A refresh token without an access token is spent here, and the new
 * cookies go out with the document, so that the page is rendered for the member (AUTH-SESSION-02).
 */
export async function visitorOf(
	app: FastifyInstance,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<Visitor> {
	const { accessToken, refreshToken, userInfo } = request.cookies;
	if (!refreshToken) return NOBODY;
	if (accessToken) return { signedIn: true, accessToken, member: cachedMember(userInfo) };
	const answer = await app.inject({
		method: "POST",
		url: "/api/auth/refresh",
		headers: {
			cookie: request.headers.cookie ?? "",
			"content-type": "application/json",
			"x-requested-with": "web",
		},
		payload: "{}",
		remoteAddress: request.ip,
	});
	const cookies = [answer.headers["set-cookie"] ?? []].flat();
	for (const cookie of cookies) reply.header("set-cookie", cookie);
	if (answer.statusCode !== 200) return NOBODY;
	const fresh = answer.cookies.find(({ name }) => name === "accessToken")?.value ?? null;
	return { signedIn: true, accessToken: fresh, member: cachedMember(userInfo) };
}

function cachedMember(cookie: string | undefined): Visitor["member"] {
	if (!cookie) return null;
	try {
		return CachedMember.parse(JSON.parse(cookie));
	} catch {
		return null; // Unreadable is absent (STORE-08); the page asks again after hydration.
	}
}
