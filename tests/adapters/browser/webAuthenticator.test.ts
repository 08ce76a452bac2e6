import { afterEach, describe, expect, it, vi } from "vitest";
import { WebAuthenticator } from "#adapters/browser/WebAuthenticator.ts";

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const coded = (text: string) => Buffer.from(text).toString("base64url");

afterEach(() => vi.unstubAllGlobals());

/** Stubs a browser whose authenticator gives this answer; the options it receives are recorded. */
function browser(answer: () => unknown, userHandle: string | null = "me") {
	const asked: { readonly publicKey: Record<string, unknown> }[] = [];
	const device = async (options: { readonly publicKey: Record<string, unknown> }) => {
		asked.push(options);
		await answer();
		const response = {
			clientDataJSON: bytes("client"),
			attestationObject: bytes("attestation"),
			authenticatorData: bytes("data"),
			signature: bytes("signature"),
			userHandle: userHandle === null ? null : bytes(userHandle),
			getTransports: () => ["internal", "hybrid"],
		};
		return {
			id: "key-1",
			rawId: bytes("raw"),
			response,
			type: "public-key",
			getClientExtensionResults: () => ({}),
		};
	};
	vi.stubGlobal("PublicKeyCredential", class {});
	vi.stubGlobal("navigator", { credentials: { create: device, get: device } });
	return asked;
}

const page = (hostname: string, more: object = {}) =>
	({
		isSecureContext: true,
		PublicKeyCredential: class {},
		location: { hostname },
		navigator: { userAgent: "a browser" },
		...more,
	}) as unknown as Window;

const creation = {
	challenge: coded("challenge"),
	rpId: "stay.test",
	rpName: "어썸스테이",
	userId: coded("7"),
	userName: "haneul@example.com",
	displayName: "김하늘",
	known: [{ id: coded("older"), transports: ["usb"] }],
};

describe("the passkey authenticator", () => {
	it.each([
		["stay.test", {}, "a browser"],
		["1.stay.test", {}, "a browser"],
		["stay4", {}, "a browser"],
		["127.0.0.1", {}, null],
		["[::1]", {}, null],
		["stay.test", { isSecureContext: false }, null],
		["stay.test", { PublicKeyCredential: undefined }, null],
	])("at %s with %o is %s: passkeys require a domain and a secure page [DEC-195]", async (host, more, is) => {
		expect(await new WebAuthenticator(page(host, more)).device()).toBe(is);
	});

	it("creates a discoverable key with user verification, and only one per account [DEC-195]", async () => {
		const asked = browser(() => null);
		expect(await new WebAuthenticator(page("stay.test")).make(creation)).toEqual({
			ok: true,
			value: {
				id: "key-1",
				clientDataJSON: coded("client"),
				attestationObject: coded("attestation"),
				transports: ["internal", "hybrid"],
			},
		});
		expect(asked.map(({ publicKey }) => publicKey)).toEqual([
			{
				challenge: bytes("challenge"),
				rp: { id: "stay.test", name: "어썸스테이" },
				user: { id: bytes("7"), name: "haneul@example.com", displayName: "김하늘" },
				pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: "public-key", alg })),
				timeout: 300_000,
				excludeCredentials: [{ type: "public-key", id: bytes("older"), transports: ["usb"] }],
				authenticatorSelection: {
					residentKey: "required",
					requireResidentKey: true,
					userVerification: "required",
				},
				attestation: "none",
			},
		]);
	});

	it.each(["me", null])(
		"signs for the domain and requires user verification (%s) [DEC-195]",
		async (handle) => {
			const asked = browser(() => null, handle);
			const signed = await new WebAuthenticator(page("stay.test")).sign(creation);
			expect(signed).toEqual({
				ok: true,
				value: {
					id: "key-1",
					clientDataJSON: coded("client"),
					authenticatorData: coded("data"),
					signature: coded("signature"),
					userHandle: handle === null ? null : coded(handle),
				},
			});
			expect(asked[0]?.publicKey).toEqual({
				challenge: bytes("challenge"),
				rpId: "stay.test",
				timeout: 300_000,
				userVerification: "required",
				allowCredentials: undefined,
			});
		},
	);

	it.each([
		[new DOMException("", "InvalidStateError"), "known"],
		[new DOMException("", "NotAllowedError"), "turnedBack"],
		[new DOMException("", "AbortError"), "turnedBack"],
		[new DOMException("", "UnknownError"), "failed"],
		[new Error("broken"), "failed"],
	])("fails after %s with the error '%s' [DEC-195]", async (fault, told) => {
		browser(() => Promise.reject(fault));
		const device = new WebAuthenticator(page("stay.test"));
		expect(await device.make(creation)).toEqual({ ok: false, error: told });
		expect(await device.sign(creation)).toEqual({ ok: false, error: told });
	});
});
