import fastifyCookie from "@fastify/cookie";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { visitorOf } from "#server/platform/render/visitor.ts";

/** A page's visitor whose access token has run out, with a server that answers a refresh so. */
async function visit(status: number, session = "1") {
	const app = Fastify();
	await app.register(fastifyCookie);
	app.post("/api/auth/refresh", async (_, reply) => {
		if (status === 401) reply.clearCookie("refreshToken", { path: "/" });
		return reply.code(status).send({});
	});
	const ended: unknown[] = [];
	app.delete("/api/internal-auth/v1/session", async (request, reply) => {
		ended.push(request.cookies.refreshToken);
		return reply.clearCookie("refreshToken", { path: "/" }).send({});
	});
	app.get("/", async (request, reply) => visitorOf(app, request, reply, ""));
	const member = { name: "김하늘", grade: "Gold", type: "N", corpName: null };
	const answer = await app.inject({
		url: "/",
		cookies: { refreshToken: "token", ...(session && { session }), userInfo: JSON.stringify(member) },
	});
	return { visitor: answer.json(), cookies: answer.cookies, ended };
}

describe("the visitor of a page whose access token has run out", () => {
	it.each([408, 429, 500, 503])(
		"is asked about again by the page, with all cookies in place, when nobody could be asked: %i [DEC-186] [AUTH-SESSION-09]",
		async (status) => {
			const { visitor, cookies } = await visit(status);
			expect(visitor).toEqual({ signedIn: false, isUnreached: true, accessToken: null, member: null });
			expect(cookies).toEqual([]);
		},
	);

	it("is nobody after a definite refusal, and loses the cookies [DEC-111]", async () => {
		const { visitor, cookies } = await visit(401);
		expect(visitor).toEqual({ signedIn: false, isUnreached: false, accessToken: null, member: null });
		expect(cookies).toMatchObject([{ name: "refreshToken", value: "" }]);
	});

	it("has left while we were out of reach when the marker beside the tokens is gone: nobody, and the login ends [B12] [DEC-116]", async () => {
		const { visitor, cookies, ended } = await visit(200, "");
		expect(visitor).toMatchObject({ signedIn: false, isUnreached: false, accessToken: null, member: null });
		expect(ended).toEqual(["token"]);
		expect(cookies).toMatchObject([{ name: "refreshToken", value: "" }]);
	});
});
