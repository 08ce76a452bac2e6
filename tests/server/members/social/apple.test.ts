import { createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createApple } from "#server/members/social/providers/createApple.ts";
import { type Answers, answer, queryOf, request, start, wire } from "./providerWire.ts";

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

	it("requests a code with state and nonce, returned by form post [DEC-140]", () => {
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

	it("sends a client secret signed with our own key and valid for five minutes [DEC-140]", async () => {
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
		"reads the identity from the signed id_token (email_verified %s) [DEC-140]",
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

	it.each([["false"], [false], [undefined]])(
		"does not treat the address as verified when the id_token does not say so (email_verified %s) [DEC-144]",
		async (flag) => {
			const { apple: provider } = apple(idToken({ email_verified: flag }));
			expect(await provider.identify(answer)).toMatchObject({ snsId: "001.abc", isEmailProven: false });
		},
	);

	it("identifies a person by the subject alone when no e-mail is shared", async () => {
		const { apple: provider } = apple(idToken({ email: undefined }));
		expect([provider.name, await provider.identify(answer)]).toMatchObject(["APPLE", { email: null }]);
	});

	it("exchanges the code, and does not fetch the signing keys when the code is rejected [DEC-140]", async () => {
		const refused = apple({}, { "/auth/token": [400, { error: "invalid_grant" }] });
		expect(await refused.apple.identify(answer)).toBeNull();
		expect(refused.sent.map(({ url }) => url)).toEqual(["https://appleid.apple.com/auth/token"]);
		expect(refused.sent[0]?.form).toMatchObject({
			grant_type: "authorization_code",
			client_id: "com.example.stay",
		});
	});

	it("tolerates one minute of clock skew", async () => {
		const { apple: provider } = apple(idToken({ iat: start / 1000 + 60 }));
		expect(await provider.identify(answer)).not.toBeNull();
	});

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
	])("rejects an id_token with %s [D20]", async (_, token) => {
		expect(await apple(token).apple.identify(answer)).toBeNull();
	});

	it("fetches the signing keys once, and again for an unknown key at most once a minute", async () => {
		const { apple: provider, sent } = apple(idToken());
		for (let round = 0; round < 3; round += 1) await provider.identify(answer);
		expect(sent.filter(({ url }) => url.endsWith("/auth/keys"))).toHaveLength(1);
		const unknown = apple(idToken({}, { head: { kid: "K9" } }));
		for (let round = 0; round < 3; round += 1) await unknown.apple.identify(answer);
		expect(unknown.sent.filter(({ url }) => url.endsWith("/auth/keys"))).toHaveLength(1);
	});

	describe("revoking a login", () => {
		const isMeant = async (snsId: string) => snsId === claims.sub;
		const revoke = (provider: ReturnType<typeof apple>, nonce: string | null = answer.nonce) =>
			provider.apple.revoke?.({ ...answer, nonce }, isMeant);

		it("uses the token of a fresh code [CALL-AUTH-05, DEC-148]", async () => {
			const long = apple(idToken());
			expect(await revoke(long)).toBe(true);
			expect(long.sent.at(-1)).toMatchObject({
				url: "https://appleid.apple.com/auth/revoke",
				form: { client_id: "com.example.stay", token: "rt", token_type_hint: "refresh_token" },
			});
			const short = apple({ id_token: idToken(), access_token: "at" });
			expect(await revoke(short)).toBe(true);
			expect(short.sent.at(-1)?.form).toMatchObject({ token: "at", token_type_hint: "access_token" });
			const failing = apple(idToken(), { "/auth/revoke": [400, { error: "invalid_request" }] });
			expect(await revoke(failing)).toBe(false);
		});

		it("sends no revocation without such a token, or with another person's [CALL-AUTH-05, DEC-195]", async () => {
			const refusals = [
				apple({ id_token: idToken() }),
				apple({ error: "invalid_grant" }, { "/auth/token": [400, { error: "invalid_grant" }] }),
				apple(idToken({ sub: "002.other" })),
				apple(idToken({}, { key: strange.privateKey })),
			];
			for (const each of refusals) {
				expect(await revoke(each)).toBe(false);
				expect(each.sent.some(({ url }) => url.endsWith("/auth/revoke"))).toBe(false);
			}
		});

		it("checks the nonce for a web login, and skips it for an app login, whose nonce we do not know", async () => {
			const ofTheApp = idToken({ nonce: "the app's" });
			expect([await revoke(apple(ofTheApp)), await revoke(apple(ofTheApp), null)]).toEqual([false, true]);
		});
	});
});
