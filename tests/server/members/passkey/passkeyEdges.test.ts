import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp, type Person, testPassword } from "#tests/support/memberApp.ts";
import { passkeyCalls } from "#tests/support/passkeyCalls.ts";
import { SoftAuthenticator } from "#tests/support/softAuthenticator.ts";

const site = "https://stay.example.com";
const minute = 60_000;
const auth = "/api/auth";

forEachDatabase((_, open) => {
	describe("a passkey", () => {
		let world: MemberApp;
		let people = 0;
		let me: Person;
		let email: string;
		let device: SoftAuthenticator;

		beforeAll(async () => {
			world = await memberApp(await open(), { PUBLIC_URL: site });
		});

		beforeEach(async () => {
			world.clock.pass(20 * minute);
			people += 1;
			email = `edge${people}@example.com`;
			me = await world.person({ email });
			device = new SoftAuthenticator(site);
			await world.prove(me.token);
		});

		const { call, creation, challenge, add, enter, list, mails } = passkeyCalls(() => ({
			world,
			token: me.token,
			email,
		}));

		it("is created with one user handle for all of a member's passkeys and a list of the existing ones [DEC-195]", async () => {
			const first = await creation();
			expect(first).toMatchObject({
				rpId: "stay.example.com",
				userName: email,
				displayName: "김하늘",
				userId: expect.stringMatching(/^[\w-]{43}$/),
				known: [],
			});
			expect((await add(device.make(first))).status).toBe(200);
			const second = await creation();
			expect(second).toMatchObject({
				userId: first.userId,
				known: [{ id: device.id, transports: ["internal"] }],
			});
			expect(second.challenge).not.toBe(first.challenge);
			expect(await challenge()).toMatchObject({ rpId: "stay.example.com" });
		});

		it("cannot be added once the proof of ownership expires, even between the two steps [DEC-195]", async () => {
			world.clock.pass(14 * minute);
			const made = device.make(await creation());
			world.clock.pass(minute);
			expect(await add(made)).toMatchObject({ status: 400, code: -105 });
			await world.prove(me.token);
			expect((await add(made)).status).toBe(200);
		});

		it("must be added within five minutes, once, with a creation challenge [DEC-195]", async () => {
			const late = device.make(await creation());
			world.clock.pass(5 * minute);
			expect(await add(late)).toMatchObject({ status: 400, code: -105 });
			const { userId } = await creation();
			expect(await add(device.make({ ...(await challenge()), userId }))).toMatchObject({ code: -105 });
			const made = device.make(await creation());
			expect((await add(made)).status).toBe(200);
			expect(await add(made)).toMatchObject({ status: 400, code: -105 });
			expect(await mails()).toEqual(["owner.passkeyAdded"]);
		});

		it.each([
			["an attestation that is none", { attestationObject: "AAAA" }],
			["data of the page that is none", { clientDataJSON: "AAAA" }],
		])("is not created from %s [DEC-195, D20]", async (_what, forged) => {
			expect(await add({ ...device.make(await creation()), ...forged })).toMatchObject({
				status: 400,
				code: -105,
			});
			expect(await list()).toEqual([]);
		});

		it.each([
			["names a number as its challenge", { challenge: 5 }],
			["names a list as its challenge", { challenge: ["AAAA"] }],
			["names no challenge", { challenge: undefined }],
			["was asked for inside another site's page", { crossOrigin: true }],
		])("is rejected when the client data %s [DEC-195, D20]", async (_what, forged) => {
			const lie = <T extends { readonly clientDataJSON: string }>(answer: T): T => {
				const said = JSON.parse(Buffer.from(answer.clientDataJSON, "base64url").toString());
				const told = JSON.stringify({ ...said, ...forged });
				return { ...answer, clientDataJSON: Buffer.from(told).toString("base64url") };
			};
			expect(await add(lie(device.make(await creation())))).toMatchObject({ status: 400, code: -105 });
			expect(await list()).toEqual([]);
			await add(device.make(await creation()));
			expect(await enter(lie(device.sign(await challenge())))).toMatchObject({ status: 400, code: -105 });
		});

		it("gets the id its authenticator attested, whatever the page claims [DEC-195, D20]", async () => {
			const made = { ...device.make(await creation()), id: "AAAAAAAAAAAAAAAAAAAAAA" };
			expect((await add(made)).status).toBe(200);
			expect((await creation()).known).toMatchObject([{ id: device.id }]);
		});

		it("logs in with the matching user handle or none, and is rejected with another [DEC-195]", async () => {
			await add(device.make(await creation()));
			const signed = async (userHandle: string | null) => ({
				...device.sign(await challenge()),
				userHandle,
			});
			expect((await enter(await signed("somebody-else"))).code).toBe(-105);
			const { cookies } = await enter(await signed(null));
			expect((await world.send("GET", `${auth}/users`, null, { cookies })).data.email).toBe(email);
		});

		it("may come from an authenticator without a signature counter [DEC-195]", async () => {
			await add(device.make(await creation(), { count: 0 }));
			for (let uses = 0; uses < 2; uses += 1)
				expect((await enter(device.sign(await challenge(), { count: 0 }))).status).toBe(200);
		});

		it("explains why it cannot be added twice, nor removed as the only login method [DEC-195]", async () => {
			await add(device.make(await creation()));
			expect(await add(device.make(await creation()))).toMatchObject({
				code: -110,
				message: "이미 등록된 패스키이거나, 더 등록할 수 없어요.",
			});
			const [{ idx }] = await list();
			expect(await call("DELETE", `/passkeys/${idx}`, null)).toMatchObject({
				status: 400,
				code: -110,
				message: "유일한 로그인 방법이라 해제할 수 없어요. 다른 방법을 먼저 등록해 주세요.",
			});
			expect(await list()).toHaveLength(1);
			expect(await mails()).toEqual(["owner.passkeyAdded"]);
		});

		it("cannot be renamed or removed again after its removal [DEC-195]", async () => {
			me = await world.person({ email: `own${email}`, password: testPassword });
			await world.prove(me.token);
			await add(device.make(await creation()));
			const [{ idx }] = await list();
			expect((await call("DELETE", `/passkeys/${idx}`, null)).status).toBe(200);
			expect((await call("DELETE", `/passkeys/${idx}`, null)).status).toBe(404);
			expect((await call("PUT", `/passkeys/${idx}`, { name: "옛 휴대폰" })).status).toBe(404);
		});

		it("proves nothing for another member's session [DEC-195]", async () => {
			await add(device.make(await creation()));
			const other = await world.person();
			const passkey = device.sign(await challenge());
			expect(await call("POST", "/users/proof", { passkey }, other.token)).toMatchObject({ code: -105 });
			expect(await call("POST", "/passkeys/creation", {}, other.token)).toMatchObject({ code: -105 });
		});
	});
});
