import { describe, expect, it } from "vitest";
import { accessCookie, booking, room, type Seen, sessionCookies, toyApp } from "./toyApp.ts";

async function memberSeen(cookies: Record<string, string>): Promise<Seen["call"]["member"] | undefined> {
	const seen: Seen[] = [];
	const app = await toyApp({
		viewRoom: (input) => {
			seen.push(input);
			return room;
		},
	});
	await app.inject({ url: "/api/toy/rooms/3", cookies });
	return seen[0]?.call.member;
}

describe("a call that needs a member", () => {
	it.each([
		["no token", {}],
		["an ended token", { cookie: "__Host-accessToken=old; __Host-refreshToken=any" }],
		["a token no server wrote", { cookie: "__Host-accessToken=%22%0d%0a; __Host-refreshToken=any" }],
		["an access token that outlived its refresh token", { cookie: "__Host-accessToken=good" }],
		["a header that is no bearer", { authorization: "Basic Z29vZA==" }],
		["a header that only ends as a bearer's", { authorization: "Not Bearer good" }],
		["more than a token", { authorization: "Bearer good good" }],
	])("answers 401 with -4 to %s, before it validates the request [HTTP-10]", async (_what, headers) => {
		const answer = await (await toyApp()).inject({
			method: "POST",
			url: "/api/toy/rooms/none",
			headers: { ...headers, "x-requested-with": "web" },
		});
		expect(answer.statusCode).toBe(401);
		expect(answer.json()).toEqual({
			result: "FAIL",
			kind: "loginRequired",
			code: -4,
			message: "로그인이 필요합니다.",
			data: null,
		});
	});

	it("answers 499 when the member has changed since the token was issued [ERR-HTTP-10]", async () => {
		const answer = await (await toyApp()).inject({ ...booking, cookies: sessionCookies("changed") });
		expect(answer.statusCode).toBe(499);
		expect(answer.json().code).toBe(-6);
	});

	it("takes the token from the Authorization header first [HTTP-05]", async () => {
		const app = await toyApp();
		const withHeader = (authorization: string) =>
			app.inject({ ...booking, headers: { ...booking.headers, authorization } });
		expect((await withHeader("Bearer good")).statusCode).toBe(200);
		expect((await withHeader("bearer   good")).statusCode).toBe(200);
		expect((await withHeader("Bearer old")).statusCode).toBe(401);
	});
});

describe("a call open to anyone", () => {
	it("recognises the member of a valid token, and treats anyone else as a visitor [ROLE-01]", async () => {
		expect(await memberSeen(sessionCookies("good"))).toMatchObject({ memberId: 7 });
		expect(await memberSeen(sessionCookies("old"))).toBeNull();
		expect(await memberSeen(sessionCookies("changed"))).toBeNull();
		expect(await memberSeen({ [accessCookie]: "good" })).toBeNull();
		expect(await memberSeen({})).toBeNull();
	});
});

describe("a call between servers", () => {
	it.each([
		["the shared token", "Bearer between-servers", 200],
		["another token", "Bearer between-server", 401],
		["a member's token", "Bearer good", 401],
		["nothing", "", 401],
	])("accepts only the shared token: with %s", async (_what, authorization, status) => {
		const answer = await (await toyApp()).inject({
			method: "POST",
			url: "/api/toy/sweep",
			headers: { authorization },
		});
		expect(answer.statusCode).toBe(status);
	});

	it("is closed when no token is configured", async () => {
		const app = await toyApp({}, { serviceToken: null });
		const answer = await app.inject({
			method: "POST",
			url: "/api/toy/sweep",
			headers: { authorization: "Bearer " },
		});
		expect(answer.statusCode).toBe(401);
	});
});

describe("a call that changes state", () => {
	it.each([
		["another site's fetch", { "sec-fetch-site": "cross-site" }],
		["a sister site's fetch", { "sec-fetch-site": "same-site" }],
		["another origin", { origin: "https://evil.example" }],
		["a hidden origin", { origin: "null" }],
		["our name without TLS", { origin: "http://stay.example.com" }],
		["our host's name in a longer one", { origin: "https://localhost:80.evil.example" }],
	])("is rejected from %s and changes nothing", async (_what, headers) => {
		let ran = false;
		const app = await toyApp({
			bookRoom: () => {
				ran = true;
				return room;
			},
		});
		const answer = await app.inject({ ...booking, headers: { ...booking.headers, ...headers } });
		expect(answer.statusCode).toBe(400);
		expect(ran).toBe(false);
	});

	it.each([
		[
			"our own page",
			{ "sec-fetch-site": "same-origin", origin: "http://localhost:3000", host: "localhost:3000" },
		],
		["our page behind a proxy", { origin: "https://stay.example.com" }],
		["an address typed by hand", { "sec-fetch-site": "none" }],
		["the native app", {}],
		["a client that names the letters", { "content-type": "Application/JSON ; charset=utf-8" }],
	])("is accepted from %s", async (_what, headers) => {
		const answer = await (await toyApp()).inject({ ...booking, headers: { ...booking.headers, ...headers } });
		expect(answer.statusCode).toBe(200);
	});

	it("is rejected from an HTML form, which can send neither JSON nor a custom header [HTTP-01]", async () => {
		const form = { ...booking.headers, "content-type": "text/plain" };
		const answer = await (await toyApp()).inject({ ...booking, headers: form, payload: "{}" });
		expect(answer.statusCode).toBe(400);
	});

	it("is rejected from a link, even when it is a GET", async () => {
		const leave = { url: "/api/toy/rooms/3/leave", cookies: sessionCookies("good") };
		const app = await toyApp();
		expect((await app.inject(leave)).statusCode).toBe(400);
		expect((await app.inject({ ...leave, headers: { "x-requested-with": "web" } })).statusCode).toBe(200);
	});
});

describe("a payment provider's call", () => {
	it("needs no CSRF header, and keeps the raw body", async () => {
		const seen: Seen[] = [];
		const app = await toyApp({
			receiveEvent: (input) => {
				seen.push(input);
				return {};
			},
		});
		const payload = '{ "eventType":"PAYMENT_STATUS_CHANGED",  "n":1.0 }';
		const answer = await app.inject({
			method: "POST",
			url: "/api/toy/events",
			headers: {
				"content-type": "application/json",
				"sec-fetch-site": "cross-site",
				"x-signature": "v1:abc",
			},
			payload,
		});
		expect(answer.statusCode).toBe(200);
		expect(seen[0]?.call.rawBody).toBe(payload);
		expect(seen[0]?.call.header("X-Signature")).toBe("v1:abc");
	});
});

describe("a cookie set by a call", () => {
	const cookiesAt = async (publicOrigin: string) => {
		const app = await toyApp(
			{
				viewRoom: ({ call }) => {
					call.setCookie("accessToken", "a", { maxAge: 86_400 });
					call.setCookie("session", "1795001800", { isReadable: true });
					call.clearCookie("returnUrl", { isReadable: true });
					return room;
				},
			},
			{ publicOrigin },
		);
		return (await app.inject("/api/toy/rooms/3")).cookies;
	};

	it("is HttpOnly unless stated otherwise, and SameSite [G03]", async () => {
		expect(await cookiesAt("")).toEqual([
			{ name: "accessToken", value: "a", maxAge: 86_400, path: "/", httpOnly: true, sameSite: "Lax" },
			{ name: "session", value: "1795001800", path: "/", sameSite: "Lax" },
			expect.objectContaining({ name: "returnUrl", value: "", path: "/", maxAge: 0 }),
		]);
	});

	it("is bound to this host and to TLS when the public URL uses HTTPS, also behind a TLS-terminating proxy [G03]", async () => {
		const shared = { path: "/", sameSite: "Lax", secure: true };
		expect(await cookiesAt("https://stay.example.com")).toEqual([
			{ ...shared, name: "__Host-accessToken", value: "a", maxAge: 86_400, httpOnly: true },
			{ ...shared, name: "session", value: "1795001800" },
			expect.objectContaining({ ...shared, name: "returnUrl", value: "", maxAge: 0 }),
		]);
	});

	it("is not recognised as ours without that binding", async () => {
		const app = await toyApp();
		const shown = { ...booking, cookies: { accessToken: "good", refreshToken: "any" } };
		expect((await app.inject(shown)).statusCode).toBe(401);
	});
});
