import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp, type Person, testPassword } from "#tests/support/memberApp.ts";
import { passkeyCalls } from "#tests/support/passkeyCalls.ts";
import { type Lies, SoftAuthenticator } from "#tests/support/softAuthenticator.ts";

const site = "https://stay.example.com";
const minute = 60_000;

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
			email = `passkey${people}@example.com`;
			me = await world.person({ email, password: testPassword });
			device = new SoftAuthenticator(site);
		});

		const { call, creation, challenge, add, enter, list, mails } = passkeyCalls(() => ({
			world,
			token: me.token,
			email,
		}));
		async function register(): Promise<void> {
			await world.prove(me.token);
			const made = device.make(await creation());
			expect((await add(made)).status).toBe(200);
		}

		it("can be registered only by the re-authenticated owner, who is notified, and logs in from then on [DEC-195]", async () => {
			expect(await call("POST", "/passkeys/creation", {})).toMatchObject({ status: 400, code: -105 });
			await register();
			expect(await mails()).toEqual(["owner.passkeyAdded"]);
			expect(await list()).toMatchObject([{ name: "내 휴대폰", lastUsedAt: null }]);
			const entered = await enter(device.sign(await challenge()));
			expect(entered.status).toBe(200);
			expect(entered.cookies["__Host-accessToken"]).toBeTruthy();
			expect((await list())[0].lastUsedAt).not.toBeNull();
		});

		it("re-authenticates its owner, and no other member, before a sensitive change [DEC-195]", async () => {
			await register();
			const other = await world.person({ email: `other${people}@example.com` });
			const asOther = { passkey: device.sign(await challenge()) };
			expect((await call("POST", "/users/proof", asOther, other.token)).code).toBe(-105);
			world.clock.pass(16 * minute);
			expect((await call("PUT", "/users", { pwd: "tulip#73rain" })).code).toBe(-105);
			const asMe = { passkey: device.sign(await challenge()) };
			expect((await call("POST", "/users/proof", asMe)).status).toBe(200);
			expect((await call("PUT", "/users", { pwd: "tulip#73rain" })).status).toBe(200);
		});

		it("signs a challenge only once: a replayed response is rejected, concurrently or later [DEC-195]", async () => {
			await register();
			const signed = device.sign(await challenge());
			const answers = await Promise.all([signed, signed, signed].map(enter));
			expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
			expect(await enter(signed)).toMatchObject({ status: 400, code: -105 });
		});

		it("must sign its challenge within five minutes [DEC-195]", async () => {
			await register();
			const [inTime, late] = [await challenge(), await challenge()];
			world.clock.pass(5 * minute - 1);
			expect((await enter(device.sign(inTime))).status).toBe(200);
			world.clock.pass(1);
			expect((await enter(device.sign(late))).code).toBe(-105);
		});

		it.each<[string, Lies]>([
			["on another site's page", { origin: "https://stay.example.com.evil.test" }],
			["for another domain", { rpId: "evil.test" }],
			["without a finger or a PIN", { isUnverified: true }],
		])("is rejected at registration and at login when it was used %s [DEC-195]", async (_how, lies) => {
			await world.prove(me.token);
			expect((await add(device.make(await creation(), lies))).code).toBe(-105);
			expect((await add(device.make(await creation()))).status).toBe(200);
			expect((await enter(device.sign(await challenge(), lies))).code).toBe(-105);
			expect((await enter(device.sign(await challenge()))).status).toBe(200);
		});

		it("is rejected with a forged challenge, a registration challenge or another key's signature [DEC-195]", async () => {
			await register();
			const { challenge: own, rpId } = await creation();
			for (const given of [own, "A".repeat(43)])
				expect((await enter(device.sign({ challenge: given, rpId }))).code).toBe(-105);
			const thief = new SoftAuthenticator(site);
			const forged = { ...thief.sign(await challenge()), id: device.id };
			expect((await enter(forged)).code).toBe(-105);
			expect((await enter(thief.sign(await challenge()))).code).toBe(-105);
		});

		it("cannot be registered by a member other than the one it was created for [DEC-195]", async () => {
			await world.prove(me.token);
			const made = device.make(await creation());
			const thief = await world.person({ email: `thief${people}@example.com` });
			await world.prove(thief.token);
			expect((await add(made, "x", thief.token)).code).toBe(-105);
			expect(await list(thief.token)).toEqual([]);
		});

		it("is rejected as a clone when its signature counter does not increase [DEC-195]", async () => {
			await register();
			expect((await enter(device.sign(await challenge(), { count: 9 }))).status).toBe(200);
			expect((await enter(device.sign(await challenge(), { count: 9 }))).code).toBe(-105);
			expect((await enter(device.sign(await challenge(), { count: 10 }))).status).toBe(200);
		});

		it("can be registered once per device, with at most twenty per member [DEC-195]", async () => {
			await register();
			expect((await add(device.make(await creation()))).code).toBe(-110);
			for (let count = 1; count < 20; count += 1)
				expect((await add(new SoftAuthenticator(site).make(await creation()))).status).toBe(200);
			expect((await add(new SoftAuthenticator(site).make(await creation()))).code).toBe(-110);
			expect((await creation()).known).toHaveLength(20);
		});

		it("can be renamed and removed only by its owner, re-authenticated for the removal, and then no longer logs in [DEC-195]", async () => {
			await register();
			const [{ idx }] = await list();
			const other = await world.person({ email: `other${people}@example.com` });
			await world.prove(other.token);
			const path = `/passkeys/${idx}`;
			expect((await call("PUT", path, { name: "도둑" }, other.token)).status).toBe(404);
			expect((await call("DELETE", path, null, other.token)).status).toBe(404);
			expect((await call("PUT", path, { name: "회사 노트북" })).status).toBe(200);
			expect(await list()).toMatchObject([{ name: "회사 노트북" }]);
			world.clock.pass(15 * minute);
			expect((await call("DELETE", path, null)).code).toBe(-105);
			await world.prove(me.token);
			expect((await call("DELETE", path, null)).status).toBe(200);
			expect(await mails()).toEqual(["owner.passkeyAdded", "owner.passkeyRemoved"]);
			expect((await enter(device.sign(await challenge()))).code).toBe(-105);
		});

		it("is rate limited to a hundred challenges in ten minutes per IP address [D16]", async () => {
			const answers = await Promise.all(
				Array.from({ length: 105 }, () => call("POST", "/passkeys/challenge", {}, null)),
			);
			expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
			expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(100);
		});

		it("is deleted with the account of a member who leaves [DEC-195] [DEC-196]", async () => {
			await register();
			expect((await call("GET", "/users/unlink", null)).status).toBe(200);
			expect((await enter(device.sign(await challenge()))).code).toBe(-105);
			const left = await world.db.query("SELECT 1 FROM passkey WHERE member_id = $1", [me.memberId]);
			expect(left.rows).toEqual([]);
		});
	});
});
