import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { matchingHashes } from "#server/platform/database/personalDataEncryption.ts";
import { listSaved } from "#server/platform/outbox/store/devInbox.ts";
import { bookingStart } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp, type Person, testPassword } from "#tests/support/memberApp.ts";

const minute = 60_000;
const users = "/api/auth/users";

forEachDatabase((_, open) => {
	describe("a sensitive change: credentials, payment card or withdrawal", () => {
		let world: MemberApp;
		let people = 0;
		let me: Person;
		let email: string;

		beforeAll(async () => {
			world = await memberApp(await open());
		});

		beforeEach(async () => {
			world.clock.set(bookingStart);
			await world.db.query("DELETE FROM rate_counter");
			people += 1;
			email = `owner${people}@example.com`;
			me = await world.person({ email, phone: `0105555${1000 + people}`, password: testPassword });
		});

		const call = (method: "GET" | "PUT" | "POST", url: string, body: object | null, token = me.token) =>
			world.send(method, url, body, { token });
		const prove = (body: object, token = me.token) => call("POST", `${users}/proof`, body, token);
		const mails = async (to: string) => {
			const { rows } = await world.db.query<{ key: string }>(
				"SELECT key FROM outbox WHERE recipient = ANY ($1) AND key LIKE 'owner.%' ORDER BY outbox_id",
				[matchingHashes(to)],
			);
			return rows.map(({ key }) => key);
		};
		const sensitive = (): readonly (readonly [string, () => ReturnType<typeof call>])[] => [
			["password", () => call("PUT", users, { pwd: "tulip#73rain" })],
			["phone", () => call("PUT", users, { phone: "01098765432", certIdx: "never-given-at-all" })],
			["card", () => call("PUT", "/api/payment/v1/subscriptions/card", { billingKeyIdx: 1 })],
			["withdrawal", () => call("GET", `${users}/unlink`, null)],
		];

		it("is rejected without a recent proof of ownership in the same session [DEC-195]", async () => {
			const elsewhere = await world.login(me.memberId);
			await prove({ pwd: testPassword }, elsewhere.token);
			for (const [what, change] of sensitive()) {
				const answer = await change();
				expect([what, answer.status, answer.code]).toEqual([what, 400, -105]);
			}
			expect(await mails(email)).toEqual([]);
		});

		it("is accepted for fifteen minutes after the current password was entered [DEC-195]", async () => {
			expect(await prove({ pwd: "wrong12!@" })).toMatchObject({ status: 400, code: -105 });
			expect((await call("PUT", users, { pwd: "tulip#73rain" })).code).toBe(-105);
			expect((await prove({ pwd: testPassword })).status).toBe(200);
			world.clock.pass(15 * minute - 1);
			expect((await call("PUT", users, { pwd: "tulip#73rain" })).status).toBe(200);
			world.clock.pass(1);
			expect((await call("PUT", users, { pwd: "maple#74wind" })).code).toBe(-105);
		});

		it("is accepted after a code to the member's own e-mail, not after another member's or another kind of code [DEC-195, DEC-137]", async () => {
			const other = await world.person({ email: `thief${people}@example.com` });
			const theirs = await world.proven("CONNECT_EMAIL", `thief${people}@example.com`, other.token);
			const reset = await world.proven("FIND_PWD", email);
			for (const certIdx of [theirs, reset, "never-given-at-all"])
				expect(await prove({ certIdx })).toMatchObject({ status: 400, code: -105 });
			const mine = await world.proven("CONNECT_EMAIL", email, me.token);
			expect((await prove({ certIdx: mine })).status).toBe(200);
			expect((await call("PUT", users, { pwd: "tulip#73rain" })).status).toBe(200);
		});

		it("allows five wrong passwords in ten minutes, then rejects even the right one [DEC-195]", async () => {
			const guesses = await Promise.all(
				Array.from({ length: 20 }, (_, index) => prove({ pwd: `guess${index}!` })),
			);
			expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5);
			expect(guesses.filter(({ status }) => status === 429)).toHaveLength(15);
			expect((await prove({ pwd: testPassword })).status).toBe(429);
			world.clock.pass(10 * minute);
			expect((await prove({ pwd: testPassword })).status).toBe(200);
		});

		it("does not limit correct passwords [DEC-195]", async () => {
			for (let times = 0; times < 6; times += 1)
				expect((await prove({ pwd: testPassword })).status).toBe(200);
		});

		it("is rejected if the proof is in the future, as after the clock was set back [DEC-195, D42]", async () => {
			await world.prove(me.token);
			const change = () => call("PUT", users, { pwd: "tulip#73rain" });
			world.clock.pass(-1);
			expect((await change()).code).toBe(-105);
			world.clock.pass(1);
			expect((await change()).status).toBe(200);
		});

		it("states whether the proof is missing or the password is wrong [DEC-195]", async () => {
			expect((await call("PUT", users, { pwd: "tulip#73rain" })).message).toBe(
				"본인 확인이 필요해요. 확인한 뒤 다시 시도해 주세요.",
			);
			expect((await prove({ pwd: "wrong12!@" })).message).toBe("비밀번호가 맞지 않아요.");
		});

		it("cannot be proven by a code to an address that now belongs to another account [DEC-195, DEC-137]", async () => {
			const certIdx = await world.proven("CONNECT_EMAIL", email, me.token);
			await world.db.query(
				"UPDATE member SET email = 'moved' || email, email_key = 'moved' || email_key WHERE member_id = $1",
				[me.memberId],
			);
			const heir = await world.person({ email });
			for (const token of [heir.token, me.token])
				expect(await prove({ certIdx }, token)).toMatchObject({ status: 400, code: -105 });
		});

		it("takes exactly one proof, and none from a visitor [DEC-195]", async () => {
			for (const body of [{}, { pwd: testPassword, certIdx: "never-given-at-all" }, { pwd: "" }])
				expect(await prove(body)).toMatchObject({ status: 400, code: -2 });
			expect((await world.send("POST", `${users}/proof`, { pwd: testPassword })).status).toBe(401);
		});

		it("is reported to the previously known address: password, reset, phone and withdrawal [DEC-195]", async () => {
			await world.prove(me.token);
			await call("PUT", users, { name: "이바다" });
			expect(await mails(email)).toEqual([]);
			await call("PUT", users, { pwd: "tulip#73rain" });
			const oldPhone = `0105555${1000 + people}`;
			const phone = `0106666${1000 + people}`;
			const certIdx = await world.proven("MODIFY_PHONE", phone, me.token);
			expect((await call("PUT", users, { phone, certIdx })).status).toBe(200);
			expect(await mails(oldPhone)).toEqual(["owner.phone"]);
			expect(await mails(phone)).toEqual([]);
			expect(await mails(email)).toEqual(["owner.password", "owner.phone"]);
			expect((await call("GET", `${users}/unlink`, null)).status).toBe(200);
			// An outbox run triggered by the codes above may already be sending it.
			await expect
				.poll(async () => [await world.services.outbox.deliver(), await mails(email)])
				.toEqual([0, []]);
			expect((await listSaved(world.db, email))[0]?.subject).toContain("회원 탈퇴가 완료되었어요");

			const again = await world.person({ email, password: testPassword });
			world.clock.pass(minute);
			const reset = await world.proven("FIND_PWD", email);
			await world.send("PUT", `${users}/pwd`, { certIdx: reset, id: email, pwd: "tulip#73rain" });
			expect(await mails(email)).toEqual(["owner.password"]);
			expect(again.memberId).not.toBe(me.memberId);
		});
	});
});
