import { beforeAll, describe, expect } from "vitest";
import { HttpPasskeys } from "#adapters/http/HttpPasskeys.ts";
import type { MadePasskey, SignedChallenge } from "#domain/member/passkey.ts";
import type { PasskeyChallenge, PasskeyCreation, Passkeys } from "#ports/Passkeys.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { inProcessFetch } from "#tests/support/inProcessFetch.ts";
import { memberApp } from "#tests/support/memberApp.ts";
import { MemoryAuthenticator, MemoryPasskeys } from "#tests/support/memory/MemoryPasskeys.ts";
import { MemorySessionCalls, MemorySessionStore } from "#tests/support/memory/MemorySession.ts";
import { SoftAuthenticator } from "#tests/support/softAuthenticator.ts";
import { browserCalls } from "./portCalls.ts";
import { type Adapters, answered, type Cases, refusal, testPort } from "./portSuite.ts";

const site = "https://stay.example.com";
const email = "haneul@example.com";
const nobodys = 999_999;

interface Stage {
	readonly passkeys: Passkeys;
	/** Creates a passkey on the member's own device. */
	make(creation: PasskeyCreation): Promise<MadePasskey>;
	sign(challenge: PasskeyChallenge): Promise<SignedChallenge>;
}

const signed = async ({ passkeys, sign }: Stage) => sign(answered(await passkeys.challenge()));
/** An assertion signed by a device that nobody has registered. */
const strange = async (stage: Stage) => ({ ...(await signed(stage)), id: "c3RyYW5nZXI" });

const cases: Cases<Passkeys, Stage> = {
	async challenge({ passkeys }) {
		const asked = { challenge: expect.any(String), rpId: "stay.example.com" };
		expect(answered(await passkeys.challenge())).toEqual(asked);
	},
	async creation({ passkeys }) {
		const creation = answered(await passkeys.creation());
		expect(creation).toMatchObject({ rpId: "stay.example.com", userName: email, known: [] });
	},
	async add({ passkeys, make }) {
		const made = await make(answered(await passkeys.creation()));
		expect((await passkeys.add(made, "내 휴대폰")).ok).toBe(true);
		const again = answered(await passkeys.creation());
		expect(again.known.map(({ id }) => id)).toEqual([made.id]);
		expect(await passkeys.add(await make(again), "또")).toMatchObject(refusal("updateFailed"));
	},
	async list({ passkeys }) {
		expect(answered(await passkeys.list())).toEqual([
			{ id: expect.any(Number), name: "내 휴대폰", createdAt: expect.any(String), lastUsedAt: null },
		]);
	},
	async rename({ passkeys }) {
		const [first] = answered(await passkeys.list());
		expect((await passkeys.rename(first?.id ?? 0, "내 노트북")).ok).toBe(true);
		expect(answered(await passkeys.list()).map(({ name }) => name)).toEqual(["내 노트북"]);
		expect(await passkeys.rename(nobodys, "내 노트북")).toMatchObject(refusal("notFound"));
	},
	async prove(stage) {
		expect(await stage.passkeys.prove(await strange(stage))).toMatchObject(refusal("verifyFailed"));
		expect((await stage.passkeys.prove(await signed(stage))).ok).toBe(true);
	},
	async logIn(stage) {
		expect(await stage.passkeys.logIn(await strange(stage), true)).toMatchObject(refusal("verifyFailed"));
		expect((await stage.passkeys.logIn(await signed(stage), true)).ok).toBe(true);
	},
	async remove(stage) {
		const { passkeys } = stage;
		expect(await passkeys.remove(nobodys)).toMatchObject(refusal("notFound"));
		const [first] = answered(await passkeys.list());
		expect((await passkeys.remove(first?.id ?? 0)).ok).toBe(true);
		expect(answered(await passkeys.list())).toEqual([]);
		expect(await passkeys.logIn(await signed(stage), true)).toMatchObject(refusal("verifyFailed"));
	},
};

forEachDatabase((_, open) => {
	describe("the port of passkeys", () => {
		let adapters: Adapters<Stage>;

		beforeAll(async () => {
			const world = await memberApp(await open(), { PUBLIC_URL: site });
			const { token } = await world.person({ email, password: "tulip#73rain" });
			await world.prove(token);
			const device = new SoftAuthenticator(site);
			const calls = browserCalls(inProcessFetch(world.app, "127.0.0.1"), token);
			const inMemory = new MemoryAuthenticator();
			const passkeys = new MemoryPasskeys(new MemorySessionCalls(new MemorySessionStore()));
			passkeys.email = email;
			adapters = {
				http: {
					passkeys: new HttpPasskeys(calls),
					make: async (creation) => device.make(creation),
					sign: async (challenge) => device.sign(challenge),
				},
				memory: {
					passkeys,
					make: async (creation) => answered(await inMemory.make(creation)),
					sign: async (challenge) => answered(await inMemory.sign(challenge)),
				},
			};
		});

		testPort("Passkeys", cases, () => adapters);
	});
});
