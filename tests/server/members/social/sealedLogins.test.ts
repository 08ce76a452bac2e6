import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SocialProvider } from "#server/members/social/SocialProvider.ts";
import { readTicket, signUpTicket } from "#server/members/social/signUpTicket.ts";
import { identityOf } from "#server/members/social/socialAnswers.ts";
import {
	flowLifeSeconds,
	knownIdentity,
	newFlow,
	openFlow,
	readSnsToken,
	sealFlow,
	withIdentity,
} from "#server/members/social/socialFlow.ts";
import { createSecrets } from "#server/platform/secrets/secrets.ts";

const secrets = createSecrets("a-secret-of-sixteen");
const others = createSecrets("another-secret-of-16");
/** A deployment that has replaced its secret, for instance because it became known. */
const replaced = createSecrets("a-secret-nobody-knows", ["a-secret-of-sixteen"]);
const now = Date.parse("2026-11-21T12:00:00.000+09:00");
const identity = { snsId: "sns.1", email: "Haneul@example.com", isEmailProven: true, name: "김하늘" };

/** A text with one character changed. */
const changed = (text: string) =>
	fc
		.tuple(fc.nat({ max: text.length - 1 }), fc.constantFrom(..."Aa0z-_."))
		.map(([place, sign]) => `${text.slice(0, place)}${sign}${text.slice(place + 1)}`)
		.filter((other) => other !== text);

describe("the sign-up ticket of a social login", () => {
	const ticket = signUpTicket(secrets, "KAKAO", identity, now);
	const read = (text: string, email = "haneul@example.com", at = now) =>
		readTicket(secrets, "KAKAO", text, email, at);

	it("proves the account, and the form's e-mail when the provider has verified it", () => {
		expect(read(ticket)).toEqual({ provider: "KAKAO", snsId: "sns.1", email: "haneul@example.com" });
		expect(read(ticket, "bada@example.com")).toBeNull();
		for (const unproven of [
			{ ...identity, isEmailProven: false },
			{ ...identity, email: null },
		])
			expect(read(signUpTicket(secrets, "KAKAO", unproven, now), "bada@example.com")).toEqual({
				provider: "KAKAO",
				snsId: "sns.1",
				email: null,
			});
	});

	it("proves nothing after half an hour, for another provider or under another key", () => {
		expect(read(ticket, undefined, now + 30 * 60_000 - 1)).not.toBeNull();
		expect(read(ticket, undefined, now + 30 * 60_000)).toBeNull();
		expect(readTicket(secrets, "NAVER", ticket, identity.email, now)).toBeNull();
		expect(readTicket(others, "KAKAO", ticket, identity.email, now)).toBeNull();
	});

	it("proves nothing when a replaced secret signed it, so that whoever knows that one signs up nobody [DEC-139, DEC-194]", () => {
		expect(readTicket(replaced, "KAKAO", ticket, identity.email, now)).toBeNull();
		const own = signUpTicket(replaced, "KAKAO", identity, now);
		expect(readTicket(replaced, "KAKAO", own, identity.email, now)).not.toBeNull();
	});

	it("proves nothing when it was altered or is not a ticket", () => {
		fc.assert(fc.property(changed(ticket), (other) => read(other) === null));
		fc.assert(fc.property(fc.string(), (other) => read(other) === null));
		expect([`${ticket}.`, `${ticket} `, `\n${ticket}`].map((other) => read(other))).toEqual([
			null,
			null,
			null,
		]);
	});
});

describe("a social login in flight", () => {
	const begun = {
		provider: "KAKAO",
		redirectUri: "https://stay.example/login/callback/kakao",
		remember: true,
		linkFor: null,
	} as const;
	const flow = newFlow(begun, now);
	const sealed = sealFlow(secrets, flow);

	it("is encrypted, and can be opened until it expires", () => {
		expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain(flow.state);
		const last = now + flowLifeSeconds * 1000;
		expect([now, last - 1, last].map((at) => openFlow(secrets, sealed, at))).toEqual([flow, flow, null]);
		expect(openFlow(others, sealed, now)).toBeNull();
		expect(openFlow(secrets, null, now)).toBeNull();
	});

	it("cannot be made up with a replaced secret, which would log its reader in as anybody [DEC-140, DEC-194]", () => {
		const forged = sealFlow(secrets, withIdentity(flow, "a-code", identity));
		expect(openFlow(replaced, forged, now)).toBeNull();
		expect(openFlow(replaced, sealFlow(replaced, flow), now)).toEqual(flow);
	});

	it("is rejected when it was altered or we did not seal it", () => {
		const bytes = [...Buffer.from(sealed, "base64url")];
		const flipped = fc
			.tuple(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 1, max: 255 }))
			.map(([place, by]) => bytes.map((byte, at) => (at === place ? byte ^ by : byte)));
		const open = (one: readonly number[]) => openFlow(secrets, Buffer.from(one).toString("base64url"), now);
		fc.assert(fc.property(flipped, (other) => open(other) === null));
		fc.assert(
			fc.property(fc.nat({ max: bytes.length - 1 }), (length) => open(bytes.slice(0, length)) === null),
		);
	});

	it("is claimed with its state and code, and reveals the identity only for the code it was stored with", () => {
		const code = "a.code of\nlines";
		expect(readSnsToken(`${flow.state}.${code}`)).toEqual({ state: flow.state, code });
		for (const wrong of ["", `${flow.state}.`, `${flow.state}${code}`, `x${flow.state}.${code}`, `.${code}`])
			expect(readSnsToken(wrong)).toBeNull();
		const known = withIdentity(flow, code, identity);
		expect([knownIdentity(known, code), knownIdentity(known, "other"), knownIdentity(flow, code)]).toEqual([
			identity,
			null,
			null,
		]);
	});

	it.each([
		["Haneul@Example.com", "김하늘", { email: "haneul@example.com", name: "김하늘" }],
		["no address", "가".repeat(51), { email: null, name: "가".repeat(50) }],
		[null, null, { email: null, name: null }],
	])(
		"takes over a usable e-mail address, and a name as long as a member's: %s, %s [DEC-140, DEC-144]",
		async (email, name, told) => {
			const provider: SocialProvider = {
				name: "KAKAO",
				authorizeUrl: () => "",
				identify: async () => ({ ...identity, email, name }),
			};
			const answer = { provider, flow, state: flow.state, code: "a-code" };
			expect(await identityOf(answer)).toEqual({ ...identity, ...told });
		},
	);

	it("fails when the provider tells nobody, but is not asked again about a code already exchanged [DEC-139, DEC-140]", async () => {
		const provider: SocialProvider = { name: "KAKAO", authorizeUrl: () => "", identify: async () => null };
		const answer = (own: typeof flow) =>
			identityOf({ provider, flow: own, state: flow.state, code: "a-code" });
		await expect(answer(flow)).rejects.toMatchObject({ kind: "linkFailed" });
		const kept = { ...identity, email: "haneul@example.com" };
		expect(await answer(withIdentity(flow, "a-code", kept))).toEqual(kept);
	});
});
