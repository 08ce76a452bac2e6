import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { matchingHashes } from "#server/platform/database/personalDataEncryption.ts";
import { bookingStart } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp, type Person, testPassword } from "#tests/support/memberApp.ts";

const users = "/api/auth/users";
const minute = 60_000;

forEachDatabase((_, open) => {
	describe("account changes", () => {
		let world: MemberApp;
		let people = 0;
		let me: Person;
		let email: string;
		let phone: string;

		beforeAll(async () => {
			const db = await open();
			await db.query("INSERT INTO corporation VALUES ('HANBIT2026', '한빛상사', true)");
			world = await memberApp(db);
		});

		beforeEach(async () => {
			world.clock.set(bookingStart);
			await world.db.query("DELETE FROM rate_counter");
			people += 1;
			email = `rules${people}@example.com`;
			phone = `0104444${1000 + people}`;
			me = await world.person({ email, phone });
		});

		const call = (method: "GET" | "PUT" | "POST", url: string, body: object | null = null) =>
			world.send(method, url, body, { token: me.token });
		const change = (changes: object) => call("PUT", users, changes);
		const mails = async () => {
			const { rows } = await world.db.query<{ key: string }>(
				"SELECT key FROM outbox WHERE recipient = ANY ($1) AND key LIKE 'owner.%'",
				[matchingHashes(email, phone)],
			);
			return rows.map(({ key }) => key);
		};
		const login = (pwd: string) =>
			world.send("POST", "/api/auth/login", { loginType: "EMAIL", id: email, pwd });

		it("leave unnamed fields untouched: name, marketing consent, phone, password [DEC-143]", async () => {
			await world.prove(me.token);
			expect((await change({ marketingAgree: true })).data).toMatchObject({
				name: "김하늘",
				marketingAgree: true,
			});
			expect((await change({ name: "이바다" })).data).toMatchObject({ name: "이바다", marketingAgree: true });
			expect((await change({ pwd: "tulip#73rain" })).data).toMatchObject({ name: "이바다", phone });
			const number = phone.replace("0104444", "0104545");
			const certIdx = await world.proven("MODIFY_PHONE", number, me.token);
			expect((await change({ phone: number, certIdx })).data).toMatchObject({
				name: "이바다",
				phone: number,
				marketingAgree: true,
			});
			expect((await change({ marketingAgree: false })).data).toMatchObject({
				phone: number,
				marketingAgree: false,
			});
			expect((await login("tulip#73rain")).status).toBe(200);
		});

		it("require a mobile number, and send no notice if it stays the same [DEC-143, DEC-195]", async () => {
			const certId = await world.proven("MODIFY_PHONE", phone, me.token);
			const { accounts } = world.services;
			const signedIn = { ...me, type: "N", grade: "Bronze" } as const;
			await expect(accounts.update(signedIn, { phone: "0212345678", certId })).rejects.toMatchObject({
				kind: "invalidRequest",
			});
			await accounts.update(signedIn, { phone: `+82 ${phone.slice(1)}`, certId });
			expect((await call("GET", users)).data.phone).toBe(phone);
			expect(await mails()).toEqual([]);
		});

		it("of the phone or the password are refused in a login that has ended, and everything of an account that is gone [DEC-110, DEC-143]", async () => {
			const { accounts, members, sessions } = world.services;
			const signedIn = { ...me, type: "N", grade: "Bronze" } as const;
			const certId = await world.proven("MODIFY_PHONE", phone, me.token);
			await sessions.endAll(me.memberId);
			const ended = { kind: "memberChanged" };
			await expect(accounts.update(signedIn, { phone, certId })).rejects.toMatchObject(ended);
			await expect(accounts.update(signedIn, { password: "tulip#73rain" })).rejects.toMatchObject(ended);
			await accounts.update(signedIn, { name: "이바다" });
			expect((await members.view(me.memberId)).name).toBe("이바다");
			const gone = { ...signedIn, memberId: 99_999_999 };
			const notFound = { kind: "notFound" };
			await expect(accounts.update(gone, { password: "tulip#73rain" })).rejects.toMatchObject(notFound);
			await expect(accounts.update(gone, { name: "김하늘" })).rejects.toMatchObject(notFound);
			await expect(members.view(gone.memberId)).rejects.toMatchObject(notFound);
			const abroad = {
				internationalNumber: "KR",
				internationalPhone: "1012345678",
				userFirstName: "Haneul",
				userLastName: "Kim",
			};
			await accounts.saveInternationalInfo(me.memberId, abroad);
			await expect(accounts.saveInternationalInfo(gone.memberId, abroad)).rejects.toMatchObject(notFound);
			await expect(accounts.withdraw(gone.memberId)).rejects.toMatchObject({ kind: "withdrawFailed" });
		});

		it("are not applied in part when rejected [DEC-143]", async () => {
			await world.prove(me.token);
			expect(await change({ name: "이바다", phone, certIdx: "never-given" })).toMatchObject({ code: -105 });
			expect(await change({ name: "이바다", pwd: "Password1!" })).toMatchObject({ code: -2 });
			expect(await change({ name: "이 바다", marketingAgree: true })).toMatchObject({ code: -2 });
			expect((await call("GET", users)).data).toMatchObject({ name: "김하늘", marketingAgree: false });
		});

		it("end other sessions for a new password, but not for a new name or phone [DEC-110, DEC-143]", async () => {
			const elsewhere = await world.login(me.memberId);
			const see = async () => (await world.send("GET", users, null, { token: elsewhere.token })).status;
			world.clock.pass(minute);
			await world.prove(me.token);
			const certIdx = await world.proven("MODIFY_PHONE", phone, me.token);
			await change({ name: "이바다", phone, certIdx });
			expect(await see()).toBe(200);
			await change({ pwd: "tulip#73rain" });
			expect(await see()).toBe(499);
		});

		it("reject a new password that contains the owner's name, on change and reset [DEC-195]", async () => {
			const named = `${email.split("@")[0]}!x`;
			await world.prove(me.token);
			expect(await change({ pwd: named })).toMatchObject({ status: 400, code: -2 });
			const certIdx = await world.proven("FIND_PWD", email);
			const reset = (pwd: string) => world.send("PUT", `${users}/pwd`, { certIdx, id: email, pwd });
			expect(await reset(named)).toMatchObject({ status: 400, code: -2 });
			expect((await reset("tulip#73rain")).status).toBe(200);
			expect(await mails()).toEqual(["owner.password"]);
		});

		it("of the password are reported to the account's own e-mail, however it was spelt in the request [DEC-147, D44]", async () => {
			const spelled = ` ${email.toUpperCase().replace("RULES", "ｒｕｌｅｓ")}`;
			const certIdx = await world.proven("FIND_PWD", email);
			const reset = { certIdx, id: spelled, pwd: "tulip#73rain" };
			expect((await world.send("PUT", `${users}/pwd`, reset)).status).toBe(200);
			expect(await mails()).toEqual(["owner.password"]);
		});

		it.each([
			["internationalPhone", "12345"],
			["internationalNumber", "XX"],
			["userFirstName", "하늘"],
			["userLastName", "김"],
			["userLastName", "Kim2"],
		])(
			"validate each field for bookings abroad: not %s = %s [DEC-146, VAL-08, VAL-09]",
			async (field, value) => {
				const info = {
					internationalNumber: "KR",
					internationalPhone: "1012345678",
					userFirstName: "Haneul",
					userLastName: "Kim",
				};
				const save = (changes: object) => call("PUT", `${users}/international-info`, { ...info, ...changes });
				expect(await save({ [field]: value })).toMatchObject({ status: 400, code: -2 });
				expect((await call("GET", users)).data.international).toBeNull();
				expect((await save({})).status).toBe(200);
			},
		);

		it.each([
			["userName", "O'Neil"],
			["userName", "홍길동1"],
			["userName", " "],
			["deptName", " \u200b\u3164 "],
		])("reject a benefit mall registration with %s = '%s' [DEC-066, VAL-05]", async (field, value) => {
			const registration = { corpCode: "HANBIT2026", deptName: "인사팀", userName: "김하늘", [field]: value };
			expect(await call("POST", "/api/auth/benefit-users", registration)).toMatchObject({
				status: 400,
				code: -2,
			});
			expect((await call("GET", users)).data.type).toBe("N");
		});

		it("are one company's of ten registrations at once with the codes of two, and of any number with one [D44, DEC-066]", async () => {
			await world.db.query(
				"INSERT INTO corporation VALUES ('NURISOFT01', '누리소프트', true) ON CONFLICT DO NOTHING",
			);
			const register = (corpCode: string, token: string) => {
				const registration = { corpCode, deptName: "인사팀", userName: "김하늘" };
				return world.send("POST", "/api/auth/benefit-users", registration, { token });
			};
			const codes = Array.from({ length: 10 }, (_, index) => (index % 2 ? "HANBIT2026" : "NURISOFT01"));
			const answers = await Promise.all(codes.map((code) => register(code, me.token)));
			const { corpCode } = (await call("GET", users)).data;
			expect(answers.map(({ code }) => code)).toEqual(
				codes.map((code) => (code === corpCode ? undefined : -110)),
			);
			const others = [];
			for (let index = 0; index < 50; index += 1)
				others.push(await world.person({ email: `colleague${index}@${email.split("@")[0]}.example.com` }));
			const joined = await Promise.all(others.map(({ token }) => register("HANBIT2026", token)));
			expect(joined.map(({ status, data }) => [status, data?.corpName])).toEqual(
				others.map(() => [200, "한빛상사"]),
			);
		});

		it("allow ten company codes to be tried per hour, by look-up or registration [D16]", async () => {
			const ask = (code: string) => call("GET", `/api/auth/benefit-users/code/${code}`);
			const register = (corpCode: string) =>
				call("POST", "/api/auth/benefit-users", { corpCode, deptName: "인사팀", userName: "김하늘" });
			for (let times = 0; times < 5; times += 1) {
				expect((await ask(`GUESS00${times}`)).code).toBe(-2);
				expect((await register(`GUESS00${times}`)).code).toBe(-2);
			}
			expect((await ask("HANBIT2026")).status).toBe(429);
			expect((await register("HANBIT2026")).status).toBe(429);
			world.clock.pass(60 * minute);
			const { token } = await world.login(me.memberId);
			me = { ...me, token };
			expect((await register("HANBIT2026")).status).toBe(200);
		});

		it("reject a malformed company code, including characters the database cannot store [VAL-11]", async () => {
			for (const code of ["hanbit2026", "HAN", "한빛상사", "HANBIT2026%20", "HANBIT%002026"])
				expect(await call("GET", `/api/auth/benefit-users/code/${encodeURI(code)}`)).toMatchObject({
					status: 400,
				});
		});

		it("reset the failed-login count on success: four failures, a success and four more do not lock out [DEC-140]", async () => {
			me = await world.person({ email: `own${email}`, password: testPassword });
			email = `own${email}`;
			for (let round = 0; round < 2; round += 1) {
				for (let tries = 0; tries < 4; tries += 1) expect((await login("wrong12!@")).code).toBe(-101);
				expect((await login(testPassword)).status).toBe(200);
			}
		});

		it("do not count correct passwords against a known browser [DEC-195]", async () => {
			me = await world.person({ email: `own${email}`, password: testPassword });
			const { members, devices } = world.services;
			const device = await devices.enter(me.memberId, {
				device: null,
				userAgent: "Chrome",
				ip: "127.0.0.1",
			});
			for (let times = 0; times < 6; times += 1)
				expect(await members.identify(`own${email}`, testPassword, "127.0.0.1", device)).toMatchObject({
					memberId: me.memberId,
				});
		});
	});
});
