import { describe, expect, it } from "vitest";
import { configuredProviders } from "#server/members/social/providers/configuredProviders.ts";
import { createKakao } from "#server/members/social/providers/createKakao.ts";
import { createNaver } from "#server/members/social/providers/createNaver.ts";
import { answer, queryOf, request, wire } from "./providerWire.ts";

describe("the Kakao adapter", () => {
	const keys = { clientId: "kakao-id", clientSecret: "kakao-secret" };
	const account = {
		id: 4_294_967_296,
		kakao_account: {
			email: "haneul@kakao.example",
			is_email_valid: true,
			is_email_verified: true,
			profile: { nickname: "하늘" },
		},
		more: {},
	};
	const token = { access_token: "at", token_type: "bearer", refresh_token: "rt" };

	it("requests a code with state and PKCE [DEC-140]", () => {
		const url = createKakao(keys).authorizeUrl(request);
		expect(url).toMatch(/^https:\/\/kauth\.kakao\.com\/oauth\/authorize\?/);
		expect(queryOf(url)).toEqual({
			response_type: "code",
			client_id: "kakao-id",
			redirect_uri: answer.redirectUri,
			state: "the-state",
			code_challenge: "the-challenge",
			code_challenge_method: "S256",
		});
	});

	it("exchanges the code with its verifier and reads the account [DEC-140]", async () => {
		const { sent, deps } = wire({ "/oauth/token": [200, token], "/v2/user/me": [200, account] });
		expect(await createKakao(keys, deps).identify(answer)).toEqual({
			snsId: "4294967296",
			email: "haneul@kakao.example",
			isEmailProven: true,
			name: "하늘",
		});
		expect(sent).toMatchObject([
			{
				url: "https://kauth.kakao.com/oauth/token",
				method: "POST",
				form: {
					grant_type: "authorization_code",
					client_id: "kakao-id",
					client_secret: "kakao-secret",
					redirect_uri: answer.redirectUri,
					code: "the-code",
					code_verifier: "the-verifier",
				},
			},
			{
				url: "https://kapi.kakao.com/v2/user/me",
				method: "GET",
				headers: { authorization: "Bearer at" },
			},
		]);
	});

	it.each([
		["no e-mail", { id: 7 }, null, false],
		[
			"an e-mail nobody has verified",
			{ id: 7, kakao_account: { email: "x@y.example", is_email_valid: true, is_email_verified: false } },
			"x@y.example",
			false,
		],
		[
			"an e-mail that went to another account",
			{ id: 7, kakao_account: { email: "x@y.example", is_email_valid: false, is_email_verified: true } },
			"x@y.example",
			false,
		],
	])("does not treat the e-mail as verified given %s [DEC-144]", async (_, me, email, isEmailProven) => {
		const { deps } = wire({ "/oauth/token": [200, token], "/v2/user/me": [200, me] });
		expect(await createKakao(keys, deps).identify(answer)).toEqual({
			snsId: "7",
			email,
			isEmailProven,
			name: null,
		});
	});
});

describe("the Naver adapter", () => {
	const keys = { clientId: "naver-id", clientSecret: "naver-secret" };
	const token = { access_token: "at" };
	const me = (response: object) => ({ resultcode: "00", message: "success", response });

	it("requests a code with state and exchanges it with the same state [DEC-140]", async () => {
		const { sent, deps } = wire({
			"/oauth2.0/token": [200, token],
			"/v1/nid/me": [200, me({ id: "n-1", email: "Haneul@naver.com", name: "김하늘" })],
		});
		const naver = createNaver(keys, deps);
		expect(queryOf(naver.authorizeUrl(request))).toEqual({
			response_type: "code",
			client_id: "naver-id",
			redirect_uri: answer.redirectUri,
			state: "the-state",
		});
		expect(await naver.identify(answer)).toEqual({
			snsId: "n-1",
			email: "Haneul@naver.com",
			isEmailProven: true,
			name: "김하늘",
		});
		expect(sent[0]?.form).toEqual({
			grant_type: "authorization_code",
			client_id: "naver-id",
			client_secret: "naver-secret",
			code: "the-code",
			state: "the-state",
		});
		expect(sent[1]?.headers.authorization).toBe("Bearer at");
	});

	it.each([
		["an address of another house", "haneul@example.com"],
		["an address that only ends like its own", "haneul@evilnaver.com"],
		["an address with its name in front", "haneul@naver.com.example"],
	])("does not treat the e-mail as verified given %s [DEC-144]", async (_, email) => {
		const { deps } = wire({
			"/oauth2.0/token": [200, token],
			"/v1/nid/me": [200, me({ id: "n-1", email })],
		});
		expect(await createNaver(keys, deps).identify(answer)).toMatchObject({ email, isEmailProven: false });
	});

	it("treats an error with status 200 as a rejection", async () => {
		const { deps, alarms } = wire({
			"/oauth2.0/token": [200, { error: "invalid_request", error_description: "no valid data" }],
		});
		expect(await createNaver(keys, deps).identify(answer)).toBeNull();
		expect(alarms).toEqual([]);
	});
});

describe("every provider's adapter", () => {
	const all = (deps: ReturnType<typeof wire>["deps"]) => [
		createKakao({ clientId: "id", clientSecret: "" }, deps),
		createNaver({ clientId: "id", clientSecret: "secret" }, deps),
	];

	it.each([
		["refuses the code", 400, { error: "invalid_grant" }, 0],
		["takes our keys for wrong", 401, { error: "invalid_client" }, 1],
		["takes our keys for wrong, with 400", 400, { error: "invalid_client" }, 1],
		["is out of order", 502, "<html>", 1],
		["answers something else", 200, { token: "x" }, 0],
		["sends a page", 200, "<html>", 1],
	])(
		"returns no identity when the provider %s, and raises an alarm only for our own faults [DEC-140, ERR-ACCT-12]",
		async (_, status, body, alarms) => {
			for (const at of [0, 1]) {
				const line = wire({ token: [status, body] });
				expect(await all(line.deps)[at]?.identify(answer)).toBeNull();
				expect(line.alarms).toHaveLength(alarms);
				expect(JSON.stringify(line.alarms)).not.toMatch(/the-code|the-verifier|secret/);
			}
		},
	);

	it("uses each provider's own protocol, follows no redirect and identifies itself", async () => {
		const inits: RequestInit[] = [];
		const deps = {
			fetch: async (_: unknown, init?: RequestInit) => {
				inits.push(init ?? {});
				return Response.json({ access_token: "at" });
			},
		};
		const providers = all(deps as ReturnType<typeof wire>["deps"]);
		expect(providers.map(({ name }) => name)).toEqual(["KAKAO", "NAVER"]);
		for (const provider of providers) expect(await provider.identify(answer)).toBeNull();
		const form = {
			accept: "application/json",
			"content-type": "application/x-www-form-urlencoded;charset=utf-8",
		};
		const bearer = { accept: "application/json", authorization: "Bearer at" };
		expect(inits.map(({ headers }) => headers)).toEqual([form, bearer, form, bearer]);
		expect(inits.every(({ redirect, signal }) => redirect === "error" && signal instanceof AbortSignal)).toBe(
			true,
		);
	});

	it("reports our own faults with URL and reason", async () => {
		const told = async (status: number, body: unknown) => {
			const line = wire({ "/oauth/token": [status, body] });
			await createKakao({ clientId: "id", clientSecret: "" }, line.deps).identify(answer);
			return line.alarms;
		};
		const url = "https://kauth.kakao.com/oauth/token";
		expect(await told(401, { error: "invalid_client" })).toEqual([
			{ url, reason: "HTTP 401 invalid_client" },
		]);
		expect(await told(500, {})).toEqual([{ url, reason: "HTTP 500 " }]);
		expect(await told(200, "<html>")).toEqual([{ url, reason: "SyntaxError" }]);
	});

	it("returns no identity when the provider does not disclose the account [DEC-140]", async () => {
		const kakao = wire({ "/oauth/token": [200, { access_token: "at" }], "/v2/user/me": [401, {}] });
		expect(await createKakao({ clientId: "id", clientSecret: "" }, kakao.deps).identify(answer)).toBeNull();
		const naver = wire({
			"/oauth2.0/token": [200, { access_token: "at" }],
			"/v1/nid/me": [200, { resultcode: "024" }],
		});
		expect(await createNaver({ clientId: "id", clientSecret: "" }, naver.deps).identify(answer)).toBeNull();
	});

	it("identifies Naver users who share no e-mail [DEC-144]", async () => {
		const line = wire({
			"/oauth2.0/token": [200, { access_token: "at" }],
			"/v1/nid/me": [200, { resultcode: "00", response: { id: "n-1", nickname: "하늘" } }],
		});
		expect(await createNaver({ clientId: "id", clientSecret: "" }, line.deps).identify(answer)).toEqual({
			snsId: "n-1",
			email: null,
			isEmailProven: false,
			name: "하늘",
		});
	});

	it("is available when the site has its keys or runs a stand-in for it [DEC-140]", () => {
		const keys = { clientId: "id", clientSecret: "secret" };
		const apple = { clientId: "id", teamId: "T", keyId: "K", privateKey: "pem" };
		const none = { kakao: null, naver: null, apple: null, standIns: [] };
		const deps = { secrets: {} as never, now: () => 0, alarm: () => undefined };
		const names = (settings: object) =>
			configuredProviders({ ...none, ...settings }, deps).map(({ name }) => name);
		expect(names({})).toEqual([]);
		expect(names({ kakao: keys, naver: keys, apple })).toEqual(["KAKAO", "NAVER", "APPLE"]);
		expect(names({ naver: keys, standIns: ["KAKAO"] })).toEqual(["KAKAO", "NAVER"]);
	});

	it("returns no identity when the provider cannot be reached [DEC-140]", async () => {
		const line = wire({});
		for (const provider of all(line.deps)) expect(await provider.identify(answer)).toBeNull();
		expect(line.alarms).toHaveLength(2);
	});
});
