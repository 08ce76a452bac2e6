import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { searchHashOf } from "#server/platform/database/personalDataEncryption.ts";
import { bookingStart } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp, type Person } from "#tests/support/memberApp.ts";

const sendPath = "/api/auth/users/send-cert";
const verifyPath = "/api/message/v1/certs/verify";
const minute = 60_000;

forEachDatabase((_, open) => {
	describe("verification codes", () => {
		let world: MemberApp;
		let member: Person;
		let phones = 0;

		beforeAll(async () => {
			world = await memberApp(await open());
			member = await world.person({ email: "haneul@example.com", phone: "01011112222" });
			await world.person({ email: "bo@example.com", phone: "01011112222" });
		});

		beforeEach(async () => {
			world.clock.set(bookingStart);
			for (const table of ["cert", "sms_day", "rate_counter"]) await world.db.query(`DELETE FROM ${table}`);
		});

		const newPhone = () => {
			phones += 1;
			return `0105555${String(phones).padStart(4, "0")}`;
		};
		const sendCode = (type: string, dest: string, token?: string) =>
			world.send("POST", sendPath, { type, dest }, { token: token ?? null });
		const verify = (certIdx: string, code: string, name?: string) =>
			world.send("POST", verifyPath, { certIdx, code, ...(name && { name }) });
		const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

		it("have six digits and verify the phone once [CALL-AUTH-16, CALL-OTHER-03, DEC-137]", async () => {
			const phone = newPhone();
			const sent = await sendCode("SIGN_PHONE", phone);
			expect(sent.data).toEqual({
				certIdx: expect.stringMatching(/^[\w-]{22}$/),
				expiresAt: "2026-11-21 12:03:00",
				remainCnt: 2,
			});
			const code = await world.lastCode(phone);
			expect(code).toMatch(/^\d{6}$/);
			expect((await verify(sent.data.certIdx, code)).data).toEqual({
				certIdx: sent.data.certIdx,
				verified: true,
				users: [],
			});
			expect(await verify(sent.data.certIdx, code)).toMatchObject({ status: 400, code: -105 });
		});

		it("are stored without readable code, certIdx or phone [DEC-137, DEC-196]", async () => {
			const phone = newPhone();
			const sent = await sendCode("SIGN_PHONE", phone);
			const { rows } = await world.db.query("SELECT * FROM cert WHERE dest_key = $1", [searchHashOf(phone)]);
			expect(rows).toHaveLength(1);
			const kept = JSON.stringify([...rows, ...(await world.db.query("SELECT * FROM sms_day")).rows]);
			expect(kept).not.toContain(phone);
			expect(kept).not.toContain(sent.data.certIdx);
			expect(kept).not.toContain(await world.lastCode(phone));
		});

		it("sent by e-mail do not count as text messages [CALL-AUTH-16]", async () => {
			const sent = await sendCode("SIGN_EMAIL", "new@example.com");
			expect(sent.data.remainCnt).toBeNull();
			expect(await world.lastCode("new@example.com")).toMatch(/^\d{6}$/);
		});

		it.each([
			["SIGN_EMAIL", "no address"],
			["SIGN_EMAIL", "01012345678"],
			["SIGN_PHONE", "haneul@example.com"],
			["SIGN_PHONE", "0212345678"],
			["FIND_PWD", "a@b"],
		])("are rejected for purpose %s and destination %s [DEC-137, ERR-HTTP]", async (type, dest) => {
			expect(await sendCode(type, dest)).toMatchObject({ status: 400, code: -2 });
		});

		it("are rejected for sign-up with an e-mail already registered [ERR-ACCT-02]", async () => {
			expect(await sendCode("SIGN_EMAIL", " HANEUL@example.com")).toMatchObject({ status: 400, code: -102 });
		});

		it("require a member for MODIFY_PHONE and a provider for CONNECT_EMAIL [DEC-137, DEC-140]", async () => {
			expect(await sendCode("MODIFY_PHONE", newPhone())).toMatchObject({ status: 401, code: -4 });
			expect(await sendCode("MODIFY_PHONE", newPhone(), member.token)).toMatchObject({ status: 200 });
			expect(await sendCode("CONNECT_EMAIL", "haneul@example.com")).toMatchObject({ code: -114 });
		});

		it("can be requested every 60 seconds per destination [DEC-137]", async () => {
			const phone = newPhone();
			await sendCode("SIGN_PHONE", phone);
			world.clock.pass(59_999);
			expect(await sendCode("SIGN_PHONE", phone)).toMatchObject({ status: 400, code: -104 });
			world.clock.pass(1);
			expect((await sendCode("SIGN_PHONE", phone)).data.remainCnt).toBe(1);
		});

		it("are limited to three text messages per number and Korean day in any notation, reset at midnight [DEC-138, ERR-ACCT-13, CONST-05, D18]", async () => {
			const phone = newPhone();
			world.clock.set(koreanInstant("2026-11-21 23:56:59") ?? 0);
			const written = [phone, `+82 ${phone.slice(1, 3)}-${phone.slice(3)}`, `82${phone}`];
			for (const [index, dest] of written.entries()) {
				expect((await sendCode("SIGN_PHONE", dest)).data.remainCnt).toBe(2 - index);
				world.clock.pass(minute);
			}
			expect(await sendCode("FIND_ID", phone)).toMatchObject({ status: 400, code: -113 });
			world.clock.set(koreanInstant("2026-11-22 00:00:00") ?? 0);
			expect((await sendCode("FIND_ID", phone)).data.remainCnt).toBe(2);
		});

		it("are still limited after an account with the number is closed [DEC-138, DEC-148]", async () => {
			const phone = newPhone();
			const leaver = await world.person({ phone });
			for (let sent = 0; sent < 3; sent += 1) {
				expect((await sendCode("SIGN_PHONE", phone)).data.remainCnt).toBe(2 - sent);
				world.clock.pass(minute);
			}
			await world.services.accounts.withdraw(leaver.memberId);
			expect(await sendCode("SIGN_PHONE", phone)).toMatchObject({ status: 400, code: -113 });
		});

		it("are sent exactly three times to one number under 100 parallel requests [DEC-138, D18]", async () => {
			const phone = newPhone();
			const types = ["SIGN_PHONE", "FIND_ID", "MODIFY_PHONE"];
			let token = "";
			const ask = (count: number) =>
				Promise.all(
					Array.from({ length: count }, (_, index) => sendCode(types[index % 3] ?? "", phone, token)),
				);
			world.clock.pass(2 * 60 * minute);
			({ token } = await world.login(member.memberId));
			const answers = await ask(50);
			expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
			world.clock.pass(61 * minute);
			({ token } = await world.login(member.memberId));
			const later = await ask(50);
			expect(new Set(later.map(({ code }) => code))).toEqual(new Set([-113]));
			const { rows } = await world.db.query<{ sent: number }>(
				"SELECT sent FROM sms_day WHERE phone_key = $1",
				[searchHashOf(phone)],
			);
			expect(rows).toEqual([{ sent: 3 }]);
		});

		it("become invalid after five wrong attempts [DEC-137, D03, ERR-ACCT-06]", async () => {
			const phone = newPhone();
			const { certIdx } = (await sendCode("SIGN_PHONE", phone)).data;
			const code = await world.lastCode(phone);
			for (let tries = 0; tries < 5; tries += 1)
				expect(await verify(certIdx, wrong(code))).toMatchObject({ status: 400, code: -106 });
			expect(await verify(certIdx, code)).toMatchObject({ status: 400, code: -103 });
		});

		it("are evaluated for only five of 50 parallel attempts [DEC-137, D03]", async () => {
			const phone = newPhone();
			const { certIdx } = (await sendCode("SIGN_PHONE", phone)).data;
			const code = await world.lastCode(phone);
			const answers = await Promise.all(Array.from({ length: 50 }, () => verify(certIdx, wrong(code))));
			expect(answers.filter((answer) => answer.code === -106)).toHaveLength(5);
		});

		it("expire after 180 seconds [DEC-137, ERR-ACCT-03]", async () => {
			const phone = newPhone();
			const { certIdx } = (await sendCode("SIGN_PHONE", phone)).data;
			const code = await world.lastCode(phone);
			world.clock.pass(180_000);
			expect(await verify(certIdx, code)).toMatchObject({ status: 400, code: -103 });
		});

		it("are rejected with an unknown certIdx [DEC-137, ERR-ACCT-05]", async () => {
			expect(await verify("nobody-has-this-one", "123456")).toMatchObject({ status: 400, code: -105 });
		});

		it("return masked e-mails to the phone's holder who gives the matching name [DEC-175, DEC-028]", async () => {
			await world.db.query("UPDATE member SET name = '김 하늘' WHERE email_key = 'haneul@example.com'");
			await world.db.query("UPDATE member SET name = '이보라' WHERE email_key = 'bo@example.com'");
			const phone = "01011112222";
			const found: unknown[] = [];
			for (const name of ["김하늘", "이보라", "없는이", undefined]) {
				const { certIdx } = (await sendCode("FIND_ID", phone)).data;
				found.push((await verify(certIdx, await world.lastCode(phone), name)).data.users);
				await world.db.query("DELETE FROM sms_day");
				world.clock.pass(2 * minute);
			}
			expect(found).toEqual([["ha***@example.com"], ["bo***@example.com"], [], []]);
		});

		it("requested too early are rejected with the time to wait [DEC-137]", async () => {
			const phone = newPhone();
			await sendCode("SIGN_PHONE", phone);
			world.clock.pass(23_000);
			expect((await sendCode("SIGN_PHONE", phone)).message).toBe(
				"인증번호를 방금 보냈어요. 37초 뒤에 다시 받을 수 있어요.",
			);
		});

		it.each([
			["FIND_PWD", "haneul@example.com", "stranger@example.com"],
			["FIND_ID", "01011112222", "01099998888"],
		])(
			"for %s get the same response for known and unknown destinations, and nothing is sent to the unknown [DEC-137, D17]",
			async (type, known, unknown) => {
				world.clock.pass(5 * minute);
				const answers = [await sendCode(type, known), await sendCode(type, unknown)];
				const shapes = answers.map(({ status, data }) => ({
					status,
					keys: Object.keys(data),
					expiresAt: data.expiresAt,
					certIdx: data.certIdx.length,
				}));
				expect(shapes[0]).toEqual(shapes[1]);
				expect(await world.lastCode(unknown)).toBe("");
				for (const { data } of answers) {
					const code = wrong(await world.lastCode(known));
					expect(await verify(data.certIdx, code)).toMatchObject({ status: 400, code: -106 });
				}
			},
		);
	});
});
