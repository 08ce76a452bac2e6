import { createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createApple } from "#server/social/providers/createApple.ts";
import { createKakao } from "#server/social/providers/createKakao.ts";
import { createNaver } from "#server/social/providers/createNaver.ts";

interface Sent {
	readonly url: string;
	readonly method: string;
	readonly headers: Record<string, string>;
	readonly form: Record<string, string>;
}

type Answers = Readonly<Record<string, readonly [status: number, body: unknown]>>;

const start = Date.UTC(2026, 10, 21, 3);
const answer = {
	code: "the-code",
	state: "the-state",
	nonce: "the-nonce",
	codeVerifier: "the-verifier",
	redirectUri: "https://stay.example.com/login/callback/kakao",
};
const request = { ...answer, codeChallenge: "the-challenge" };

/** A provider's servers, answering by the path that is asked for. */
function wire(answers: Answers) {
	const sent: Sent[] = [];
	const alarms: object[] = [];
	return {
		sent,
		alarms,
		deps: {
			now: () => start,
			alarm: (_: string, detail: object) => alarms.push(detail),
			fetch: async (input: string | URL | Request, init?: RequestInit) => {
				const url = String(input);
				sent.push({
					url,
					method: init?.method ?? "",
					headers: init?.headers as Record<string, string>,
					form: Object.fromEntries(new URLSearchParams(String(init?.body ?? ""))),
				});
				const found = Object.entries(answers).find(([end]) => url.endsWith(end));
				if (!found) throw new TypeError("fetch failed");
				const [, [status, body]] = found;
				return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
			},
		},
	};
}

const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

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

	it("asks for a code with state and PKCE [DEC-140]", () => {
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
	])("takes no proof from %s [DEC-144]", async (_, me, email, isEmailProven) => {
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

	it("asks for a code with state and exchanges it with the same [DEC-140]", async () => {
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
	])("takes no proof from %s [DEC-144]", async (_, email) => {
		const { deps } = wire({
			"/oauth2.0/token": [200, token],
			"/v1/nid/me": [200, me({ id: "n-1", email })],
		});
		expect(await createNaver(keys, deps).identify(answer)).toMatchObject({ email, isEmailProven: false });
	});

	it("takes a refusal with status 200 for one", async () => {
		const { deps, alarms } = wire({
			"/oauth2.0/token": [200, { error: "invalid_request", error_description: "no valid data" }],
		});
		expect(await createNaver(keys, deps).identify(answer)).toBeNull();
		expect(alarms).toEqual([]);
	});
});

describe("the Apple adapter", () => {
	const own = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const theirs = generateKeyPairSync("rsa", { modulusLength: 2048 });
	const strange = generateKeyPairSync("rsa", { modulusLength: 2048 });
	const keys = {
		clientId: "com.example.stay",
		teamId: "TEAM000001",
		keyId: "KEY0000001",
		privateKey: own.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
	};
	const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
	const claims = {
		iss: "https://appleid.apple.com",
		aud: "com.example.stay",
		sub: "001.abc",
		iat: start / 1000,
		exp: start / 1000 + 3600,
		nonce: "the-nonce",
		email: "relay@privaterelay.appleid.com",
		email_verified: "true",
	};
	const jwk = { ...theirs.publicKey.export({ format: "jwk" }), kid: "K1", alg: "RS256", use: "sig" };
	const keySet = { keys: [{ kty: "EC", kid: "K0" }, jwk] };

	function idToken(changes: object = {}, { head = {}, key = theirs.privateKey } = {}): string {
		const text = `${part({ alg: "RS256", kid: "K1", ...head })}.${part({ ...claims, ...changes })}`;
		return `${text}.${sign("RSA-SHA256", Buffer.from(text), key).toString("base64url")}`;
	}
	const apple = (token: unknown, more: Answers = {}) => {
		const line = wire({
			"/auth/token": [200, typeof token === "string" ? { id_token: token, refresh_token: "rt" } : token],
			"/auth/keys": [200, keySet],
			"/auth/revoke": [200, ""],
			...more,
		});
		return { ...line, apple: createApple(keys, line.deps) };
	};

	it("asks for a code with state and nonce, answered by a form [DEC-140]", () => {
		expect(queryOf(apple("").apple.authorizeUrl(request))).toEqual({
			response_type: "code",
			response_mode: "form_post",
			client_id: "com.example.stay",
			redirect_uri: answer.redirectUri,
			scope: "name email",
			state: "the-state",
			nonce: "the-nonce",
		});
	});

	it("shows a client secret signed with our own key, good for five minutes [DEC-140]", async () => {
		const { apple: provider, sent } = apple(idToken());
		await provider.identify(answer);
		const [head = "", body = "", signature = ""] = (sent[0]?.form.client_secret ?? "").split(".");
		const isSigned = verify(
			"sha256",
			Buffer.from(`${head}.${body}`),
			{
				key: createPublicKey(own.publicKey.export({ type: "spki", format: "pem" })),
				dsaEncoding: "ieee-p1363",
			},
			Buffer.from(signature, "base64url"),
		);
		const read = (text: string) => JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
		expect(isSigned).toBe(true);
		expect(read(head)).toEqual({ alg: "ES256", kid: "KEY0000001", typ: "JWT" });
		expect(read(body)).toEqual({
			iss: "TEAM000001",
			iat: start / 1000,
			exp: start / 1000 + 300,
			aud: "https://appleid.apple.com",
			sub: "com.example.stay",
		});
		expect(sent[0]?.form).toMatchObject({ code: "the-code", redirect_uri: answer.redirectUri });
	});

	it.each([["true"], [true]])(
		"reads the person from the signed id_token (email_verified %s) [DEC-140]",
		async (flag) => {
			const { apple: provider } = apple(idToken({ email_verified: flag }));
			expect(await provider.identify(answer)).toEqual({
				snsId: "001.abc",
				email: "relay@privaterelay.appleid.com",
				isEmailProven: true,
				name: null,
			});
		},
	);

	it.each([
		["another issuer", idToken({ iss: "https://evil.example" })],
		["another application", idToken({ aud: "com.other.app" })],
		["another login", idToken({ nonce: "not-ours" })],
		["no nonce", idToken({ nonce: undefined })],
		["an ended life", idToken({ exp: start / 1000 - 61 })],
		["a birth in the future", idToken({ iat: start / 1000 + 61 })],
		["another key under the known name", idToken({}, { key: strange.privateKey })],
		["a key nobody knows", idToken({}, { head: { kid: "K9" } })],
		["a key of another kind", idToken({}, { head: { kid: "K0" } })],
		["no signature wanted", idToken({}, { head: { alg: "none" } })],
		["a signature by a shared secret", idToken({}, { head: { alg: "HS256" } })],
		["a changed body", idToken().replace(/\.[^.]+\./, `.${part({ ...claims, sub: "002.evil" })}.`)],
		["no signature", `${idToken().split(".").slice(0, 2).join(".")}.`],
		["more parts", `${idToken()}.x`],
		["no token at all", "x"],
	])("trusts no id_token of %s [D20]", async (_, token) => {
		expect(await apple(token).apple.identify(answer)).toBeNull();
	});

	it("fetches the keys once, and again for a new one at most every minute", async () => {
		const { apple: provider, sent } = apple(idToken());
		for (let round = 0; round < 3; round += 1) await provider.identify(answer);
		expect(sent.filter(({ url }) => url.endsWith("/auth/keys"))).toHaveLength(1);
		const unknown = apple(idToken({}, { head: { kid: "K9" } }));
		for (let round = 0; round < 3; round += 1) await unknown.apple.identify(answer);
		expect(unknown.sent.filter(({ url }) => url.endsWith("/auth/keys"))).toHaveLength(1);
	});

	it("gives the login back with the token of a fresh code [CALL-AUTH-05, DEC-148]", async () => {
		const { apple: provider, sent } = apple(idToken());
		expect(await provider.revoke?.(answer)).toBe(true);
		expect(sent[1]).toMatchObject({
			url: "https://appleid.apple.com/auth/revoke",
			form: { client_id: "com.example.stay", token: "rt", token_type_hint: "refresh_token" },
		});
		const refused = apple({ error: "invalid_grant" }, { "/auth/token": [400, { error: "invalid_grant" }] });
		expect(await refused.apple.revoke?.(answer)).toBe(false);
		const failing = apple(idToken(), { "/auth/revoke": [400, { error: "invalid_request" }] });
		expect(await failing.apple.revoke?.(answer)).toBe(false);
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
		"answers nobody when the provider %s; only our own trouble is told [DEC-140, ERR-ACCT-12]",
		async (_, status, body, alarms) => {
			for (const at of [0, 1]) {
				const line = wire({ token: [status, body] });
				expect(await all(line.deps)[at]?.identify(answer)).toBeNull();
				expect(line.alarms).toHaveLength(alarms);
				expect(JSON.stringify(line.alarms)).not.toMatch(/the-code|the-verifier|secret/);
			}
		},
	);

	it("answers nobody when the provider cannot be reached [DEC-140]", async () => {
		const line = wire({});
		for (const provider of all(line.deps)) expect(await provider.identify(answer)).toBeNull();
		expect(line.alarms).toHaveLength(2);
	});
});
