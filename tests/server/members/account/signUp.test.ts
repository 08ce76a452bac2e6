import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { matchingHashes } from "#server/platform/database/personalDataEncryption.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp, testPassword } from "#tests/support/memberApp.ts";

const signUpPath = "/api/auth/users/cert";

forEachDatabase((_, open) => {
	describe("sign-up", () => {
		let world: MemberApp;
		let people = 0;

		beforeAll(async () => {
			world = await memberApp(await open());
		});

		beforeEach(() => world.db.query("DELETE FROM rate_counter"));

		/** A new applicant with a verified e-mail and phone. */
		async function applicant(email?: string) {
			people += 1;
			world.clock.pass(61_000);
			const id = email ?? `new${people}@example.com`;
			const phone = `0107777${String(people).padStart(4, "0")}`;
			return {
				certEmailIdx: await world.proven("SIGN_EMAIL", id),
				certPhoneIdx: await world.proven("SIGN_PHONE", phone),
				id,
				name: "김하늘",
				phone,
				pwd: testPassword,
				userMeta: {
					provider: null,
					snsId: null,
					termsAgree: true,
					privacyAgree: true,
					ageAgree: true,
					marketingAgree: false,
				},
			};
		}

		it("creates a Bronze member who is logged in by cookies only [CALL-AUTH-12, DEC-144, DEC-178]", async () => {
			const body = await applicant();
			const answer = await world.send("POST", signUpPath, body);
			expect(answer.status).toBe(200);
			expect(Object.keys(answer.data)).toEqual(["accessTokenExpiresAt"]);
			const me = await world.send("GET", "/api/auth/users", null, { cookies: answer.cookies });
			expect(me.data).toMatchObject({
				name: "김하늘",
				email: body.id,
				phone: body.phone,
				grade: "Bronze",
				type: "N",
				loginType: "EMAIL",
			});
			const login = await world.send("POST", "/api/auth/login", {
				loginType: "EMAIL",
				id: body.id,
				pwd: testPassword,
			});
			expect(login.status).toBe(200);
		});

		it("returns tokens to a native client [DEC-178]", async () => {
			const native = await world.send("POST", signUpPath, await applicant(), { isNative: true });
			expect(Object.keys(native.data).sort()).toEqual([
				"accessToken",
				"accessTokenExpiresAt",
				"refreshToken",
			]);
			const page = await world.send("POST", signUpPath, await applicant(), {
				headers: { "client-interface": "WebView" },
			});
			expect(Object.keys(page.data)).toEqual(["accessTokenExpiresAt"]);
			expect(page.cookies).toHaveProperty("refreshToken");
		});

		it.each([
			["a weak password", { pwd: "abcdef" }, -2],
			["a breached password", { pwd: "Password1!" }, -2],
			["no password", { pwd: undefined }, -2],
			["a name with a space", { name: "김 하늘" }, -2],
			["another phone than the proven one", { phone: "01012345678" }, -105],
			["another e-mail than the proven one", { id: "other@example.com" }, -105],
			["no proof of the e-mail", { certEmailIdx: null }, -105],
			["a proof nobody gave", { certPhoneIdx: "never-given-at-all" }, -105],
			["a grade of its own choice", { grade: "Gold" }, -2],
		])("rejects %s [CALL-AUTH-12, DEC-144, D03, D05]", async (_title, changes, code) => {
			const body = await applicant();
			expect(await world.send("POST", signUpPath, { ...body, ...changes })).toMatchObject({
				status: 400,
				code,
			});
			const { rows } = await world.db.query("SELECT 1 FROM member WHERE phone_key = ANY ($1)", [
				matchingHashes(body.phone),
			]);
			expect(rows).toEqual([]);
		});

		it("rejects a social provider that is not configured [DEC-139, DEC-140]", async () => {
			const body = await applicant();
			const userMeta = { ...body.userMeta, provider: "KAKAO", snsId: "1" };
			expect(await world.send("POST", signUpPath, { ...body, userMeta })).toMatchObject({ code: -114 });
		});

		it("requires codes verified for their own purposes [DEC-137, D03]", async () => {
			const body = await applicant();
			const swapped = {
				...body,
				certEmailIdx: body.certPhoneIdx,
				certPhoneIdx: body.certEmailIdx,
			};
			expect(await world.send("POST", signUpPath, swapped)).toMatchObject({ code: -105 });
		});

		it("accepts a verified code for ten minutes and once [DEC-137]", async () => {
			const body = await applicant();
			world.clock.pass(601_000);
			expect(await world.send("POST", signUpPath, body)).toMatchObject({ code: -105 });
			const fresh = await applicant();
			expect((await world.send("POST", signUpPath, fresh)).status).toBe(200);
			expect(await world.send("POST", signUpPath, fresh)).toMatchObject({ code: -105 });
		});

		it("creates one account from 50 parallel requests with different spellings of one e-mail [D44, ERR-ACCT-02]", async () => {
			const one = `one${people}@example.com`;
			const wide = String.fromCodePoint(
				..."one".split("").map((letter) => (letter.codePointAt(0) ?? 0) + 0xfee0),
			);
			const spellings = [
				one,
				one.toUpperCase(),
				` ${one}`,
				one.replace("one", "One"),
				one.replace("one", wide),
			];
			const bodies = [];
			for (let index = 0; index < 50; index += 1) {
				// More codes than one address may receive in a day.
				await world.db.query("DELETE FROM rate_counter");
				const body = await applicant(one);
				bodies.push({ ...body, id: spellings[index % spellings.length] });
			}
			await world.db.query("UPDATE cert SET usable_until = $1", [new Date(world.clock.now() + 60_000)]);
			const answers = await Promise.all(bodies.map((body) => world.send("POST", signUpPath, body)));
			expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
			const others = answers.filter(({ status }) => status !== 200);
			expect(new Set(others.map(({ code }) => code))).toEqual(new Set([-102]));
			const { rows } = await world.db.query("SELECT 1 FROM member WHERE email_key = ANY ($1)", [
				matchingHashes(one),
			]);
			expect(rows).toHaveLength(1);
		});

		it("tells whether an e-mail is registered [CALL-AUTH-13, DEC-145]", async () => {
			people += 1;
			const known = `known${people}@example.com`;
			await world.person({ email: known });
			const check = async (id: string) =>
				(await world.send("GET", `/api/auth/users/check/${encodeURIComponent(id)}`)).data.exists;
			expect(await check(known)).toBe(true);
			expect(await check(`${known.toUpperCase()} `)).toBe(true);
			expect(await check("unknown@example.com")).toBe(false);
			expect(await check("not an address")).toBe(false);
		});

		it("responds 429 after very many e-mail look-ups [D17]", async () => {
			const ask = () => world.send("GET", "/api/auth/users/check/known@example.com");
			world.clock.pass(3_600_000);
			for (let index = 0; index < 100; index += 1) await ask();
			expect(await ask()).toMatchObject({ status: 429 });
		});
	});
});
