import fastifyCookie from "@fastify/cookie";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { visitorOf } from "#server/platform/render/visitor.ts";

/** A visitor whose access token has expired, with a server that answers a refresh with this status. */
async function visit(status: number, left: Record<string, string> = { refreshToken: "token", session: "1" }) {
	const app = Fastify();
	await app.register(fastifyCookie);
	const calls: string[] = [];
	app.post("/api/auth/refresh", async (_, reply) => {
		calls.push("refresh");
		if (status === 401) reply.clearCookie("refreshToken", { path: "/" });
		return reply.code(status).send({});
	});
	app.delete("/api/internal-auth/v1/session", async (_, reply) => {
		calls.push("end");
		return reply.clearCookie("refreshToken", { path: "/" }).send({});
	});
	app.get("/", async (request, reply) => visitorOf(app, request, reply, ""));
	const member = { name: "김하늘", grade: "Gold", type: "N", corpName: null };
	const answer = await app.inject({
		url: "/",
		cookies: { ...left, userInfo: JSON.stringify(member) },
	});
	return { visitor: answer.json(), cookies: answer.cookies, calls };
}

describe("the visitor of a page whose access token has expired", () => {
	it.each([408, 429, 500, 503])(
		"is left for the page to resolve, with all cookies kept, when the refresh fails with %i [DEC-186] [AUTH-SESSION-09]",
		async (status) => {
			const { visitor, cookies } = await visit(status);
			expect(visitor).toEqual({ signedIn: false, isMemberUnknown: true, accessToken: null, member: null });
			expect(cookies).toEqual([]);
		},
	);

	it("is logged out after a definite refusal, and loses the cookies [DEC-111]", async () => {
		const { visitor, cookies } = await visit(401);
		expect(visitor).toEqual({ signedIn: false, isMemberUnknown: false, accessToken: null, member: null });
		expect(cookies).toMatchObject([{ name: "refreshToken", value: "" }]);
	});

	it.each<[string, Record<string, string>]>([
		[
			"of a member who left while we were out of reach",
			{ accessToken: "a", refreshToken: "token", left: "Y" },
		],
		["a refresh token of a member who left", { refreshToken: "token", left: "Y" }],
		["a leave", { left: "Y" }],
		["the access token", { accessToken: "a" }],
		["the marker", { session: "9999999999" }],
		["the access token and the marker", { accessToken: "a", session: "9999999999" }],
	])(
		"is logged out, with the rest of the login cleared, when all that remains is %s [B07] [B08] [B12] [AUTH-SESSION-01] [DEC-116]",
		async (_, left) => {
			const { visitor, cookies, calls } = await visit(200, left);
			expect(visitor).toMatchObject({
				signedIn: false,
				isMemberUnknown: false,
				accessToken: null,
				member: null,
			});
			expect(calls).toEqual(["end"]);
			expect(cookies).toMatchObject([{ name: "refreshToken", value: "" }]);
		},
	);

	it.each<[string, Record<string, string>]>([
		["the access token alone is missing", { refreshToken: "token", session: "1" }],
		["only the refresh token is there", { refreshToken: "token" }],
	])("is renewed by exactly one refresh when %s [B08] [AUTH-SESSION-02]", async (_, left) => {
		const { visitor, calls } = await visit(200, left);
		expect(visitor).toMatchObject({ signedIn: true, accessToken: null, member: { name: "김하늘" } });
		expect(calls).toEqual(["refresh"]);
	});

	it("causes no call when nothing of a login remains", async () => {
		expect((await visit(200, {})).calls).toEqual([]);
	});
});
