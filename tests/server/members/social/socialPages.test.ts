import { beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp } from "#tests/support/memberApp.ts";
import { productionSettings } from "#tests/support/productionSettings.ts";

forEachDatabase((_, open) => {
	describe("the redirect to a provider and back", () => {
		let world: MemberApp;

		beforeAll(async () => {
			world = await memberApp(await open(), { SOCIAL_STAND_IN: "kakao,naver,apple" });
		});

		const get = (url: string, headers: Record<string, string> = {}) =>
			world.app.inject({ method: "GET", url, headers });

		it("starts with a unique state, sealed in an HttpOnly cookie [DEC-140, DEC-116]", async () => {
			const [one, other] = [await get("/login/start/kakao"), await get("/login/start/kakao")];
			expect(one.statusCode).toBe(303);
			expect(one.headers["cache-control"]).toBe("no-store");
			expect(one.headers.location).not.toBe(other.headers.location);
			const line = [one.headers["set-cookie"]].flat().find((each) => each?.startsWith("socialLogin="));
			for (const attribute of ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=600"])
				expect(line).toContain(attribute);
			const state = new URL(String(one.headers.location), "http://x").searchParams.get("state");
			expect(line).not.toContain(state);
		});

		it.each([
			["/mypage/books?tab=past", "/mypage/books?tab=past"],
			["https://evil.example", "/"],
			["//evil.example", "/"],
			["/\\evil.example", "/"],
			["/..//evil.example", "/"],
			["javascript:alert(1)", "/"],
			["/login/signup", "/"],
			["", "/"],
		])("stores the return URL '%s' as '%s' [DEC-030, D10]", async (returnUrl, kept) => {
			const answer = await get(`/login/start/kakao?returnUrl=${encodeURIComponent(returnUrl)}`);
			expect(answer.cookies.find((each) => each.name === "returnUrl")?.value).toBe(kept);
			expect(String(answer.headers.location)).toMatch(/^\/social\/stand-in\/kakao\?/);
		});

		it.each(["/login/start/google", "/login/start/KAKAO", "/login/start/..%2f", "/login/start/__proto__"])(
			"redirects %s to the login page [DEC-139]",
			async (url) => {
				const answer = await get(url);
				expect([answer.statusCode, answer.headers.location]).toEqual([303, "/login"]);
			},
		);

		it("turns Apple's form post into a redirect to our own callback with only the expected parameters [DEC-027, D10]", async () => {
			const post = (payload: string, url = "/login/callback/apple") =>
				world.app.inject({
					method: "POST",
					url,
					payload,
					headers: {
						"content-type": "application/x-www-form-urlencoded",
						origin: "https://appleid.apple.com",
						"sec-fetch-site": "cross-site",
					},
				});
			const { headers } = await post(`code=${"x".repeat(5_000)}`);
			expect(headers).toMatchObject({
				"cache-control": "no-store",
				location: `/login/callback/apple?code=${"x".repeat(3_900)}`,
			});
			expect((await post("")).headers.location).toBe("/login/callback/apple?");
			const answer = await post("code=c%26d&state=s&id_token=secret&user=%7B%22name%22%3A1%7D&next=//evil");
			expect([answer.statusCode, answer.headers.location]).toEqual([
				303,
				"/login/callback/apple?code=c%26d&state=s",
			]);
			expect((await post("error=user_cancelled_authorize&state=s")).headers.location).toBe(
				"/login/callback/apple?state=s&error=user_cancelled_authorize",
			);
			expect((await post("", "/login/callback/evil")).headers.location).toBe("/login");
			expect((await post(`code=${"x".repeat(20_000)}`)).statusCode).toBe(413);
		});

		it("offers a stand-in provider that redirects only to our own callback [D10]", async () => {
			const page = "/social/stand-in/kakao";
			const ours = encodeURIComponent("http://localhost:80/login/callback/kakao");
			expect((await get(`${page}?redirect_uri=${ours}&state=s`, { host: "localhost" })).statusCode).toBe(200);
			for (const target of [
				"https://evil.example/login/callback/kakao",
				"http://localhost/login/callback/naver",
				"http://localhost/other",
				"javascript:alert(1)",
				"",
			]) {
				const url = `${page}?redirect_uri=${encodeURIComponent(target)}&state=s`;
				expect([target, (await get(url, { host: "localhost" })).statusCode]).toEqual([target, 400]);
			}
			const shown = await get(`${page}?redirect_uri=${ours}&state=${encodeURIComponent('"><script>')}`, {
				host: "localhost",
			});
			expect(shown.body).not.toContain("<script>");
		});
	});
});

describe("login provider settings", () => {
	it("offer the providers that have keys, in a fixed order [DEC-140]", () => {
		expect(readConfig({}).site.socialLogins).toEqual([]);
		const keyed = readConfig({
			...productionSettings,
			NAVER_CLIENT_ID: "n",
			NAVER_CLIENT_SECRET: "s",
			KAKAO_CLIENT_ID: "k",
			APPLE_CLIENT_ID: "a",
			APPLE_TEAM_ID: "t",
			APPLE_KEY_ID: "i",
			APPLE_PRIVATE_KEY: "-----BEGIN PRIVATE KEY-----\\nabc\\n-----END PRIVATE KEY-----",
		});
		expect(keyed.site.socialLogins).toEqual(["kakao", "naver", "apple"]);
		expect(keyed.social.apple?.privateKey.split("\n")).toHaveLength(3);
		const played = readConfig({ SOCIAL_STAND_IN: "apple,kakao" });
		expect(played.site.socialLogins).toEqual(["kakao", "apple"]);
	});
});
