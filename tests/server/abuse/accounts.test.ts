import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { loadContracts } from "#server/platform/http/contract.ts";
import { bookingStart } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp, testPassword } from "#tests/support/memberApp.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Paths of object schemas that allow any extra field. */
function openObjects(schema: unknown, path: string): readonly string[] {
	if (typeof schema !== "object" || schema === null) return [];
	if (Array.isArray(schema)) return schema.flatMap((each, index) => openObjects(each, `${path}[${index}]`));
	const { properties, additionalProperties } = schema as Record<string, unknown>;
	const isOpen = properties !== undefined && additionalProperties !== false;
	return [
		...(isOpen ? [path] : []),
		...Object.entries(schema).flatMap(([name, each]) => openObjects(each, `${path}/${name}`)),
	];
}

const contracts = loadContracts(join(import.meta.dirname, "../../../openapi")).map(
	(each) => [each.service, each] as const,
);

describe("contracts", () => {
	it.each(contracts)("of %s allow no response fields beyond those declared [D06]", (_, { operations }) => {
		for (const { id, answer, refusals } of operations)
			expect([id, openObjects(answer, ""), openObjects(refusals, "")]).toEqual([id, [], []]);
	});

	it.each(contracts)(
		"of %s accept no request fields beyond those declared, at any depth [D05]",
		(_, { operations }) => {
			for (const { id, body } of operations) expect([id, openObjects(body ?? {}, "")]).toEqual([id, []]);
		},
	);
});

forEachDatabase((_, open) => {
	describe("accounts", () => {
		let world: MemberApp;

		beforeEach(async () => {
			world = await memberApp(await open());
		});

		const login = (id: string, pwd = testPassword) =>
			world.send("POST", "/api/auth/login", { loginType: "EMAIL", id, pwd });
		const me = (cookies: Readonly<Record<string, string>>) =>
			world.send("GET", "/api/auth/users", null, { cookies });
		const sendCode = (dest: string) =>
			world.send("POST", "/api/auth/users/send-cert", { dest, type: "SIGN_EMAIL" });

		it("expose neither secrets nor other members' data [D06]", async () => {
			const mine = await world.person({
				email: "canary@example.com",
				password: testPassword,
				phone: "01012340001",
			});
			const other = await world.person({ email: "other-canary@example.com", phone: "01012340002" });
			const { rows } = await world.db.query<{ password_hash: string }>(
				"SELECT password_hash FROM member WHERE member_id = $1",
				[mine.memberId],
			);
			const { token } = mine;
			const answers = [
				await login("canary@example.com"),
				await world.send("GET", "/api/auth/users", null, { token }),
				await world.send("GET", "/api/auth/points", null, { token }),
				await world.send("GET", "/api/auth/points/history?pointType=AWESOME_CASH&actionType=ALL", null, {
					token,
				}),
				await world.send("GET", "/api/auth/users/check/other-canary@example.com"),
				await world.send("GET", "/api/internal-auth/v1/session", null, { token }),
				await world.send("PUT", "/api/auth/users", { name: "김바다" }, { token }),
				await sendCode("unseen@example.com"),
			];
			const told = JSON.stringify(answers.map(({ data, message }) => ({ data, message })));
			const canaries = [
				rows[0]?.password_hash ?? "no hash",
				"argon2",
				"other-canary@example.com",
				"01012340002",
				"failed_logins",
				"locked_until",
				mine.sessionId,
				other.sessionId,
				token,
				await world.lastCode("unseen@example.com"),
			];
			for (const canary of canaries) expect(told).not.toContain(canary);
		});

		it.each([
			["an hour ahead", hour],
			["a day ahead", day],
			["an hour back", -hour],
			["a day back", -day],
		])(
			"expire their tokens on time even if the clock was %s for a while [D42, DEC-115]",
			async (_title, jump) => {
				await world.person({ email: `clock${jump}@example.com`, password: testPassword });
				const { cookies } = await login(`clock${jump}@example.com`);
				world.clock.pass(jump);
				expect([200, 401]).toContain((await me(cookies)).status);
				world.clock.set(bookingStart + 30 * minute - 1);
				expect((await me(cookies)).status).toBe(200);
				world.clock.set(bookingStart + 30 * minute);
				expect((await me(cookies)).status).toBe(401);
			},
		);

		it("are not locked out longer when the clock is set back [D42, DEC-140]", async () => {
			const id = "locked-back@example.com";
			await world.person({ email: id, password: testPassword });
			for (let tries = 0; tries < 5; tries += 1) await login(id, "wrong12!@");
			expect((await login(id)).code).toBe(-101);
			world.clock.pass(-day);
			expect((await login(id)).status).toBe(200);
		});

		it("need not wait longer for a code after the clock is set back, yet never get a second one within a minute [D42, DEC-137]", async () => {
			const dest = "pause-back@example.com";
			expect((await sendCode(dest)).status).toBe(200);
			world.clock.pass(minute - 1);
			expect((await sendCode(dest)).code).toBe(-104);
			world.clock.pass(-day);
			expect((await sendCode(dest)).status).toBe(200);
			expect((await sendCode(dest)).code).toBe(-104);
		});

		it("reject an expired code when the clock has jumped ahead [D42, DEC-137]", async () => {
			const dest = "ahead@example.com";
			const { certIdx } = (await sendCode(dest)).data;
			const verify = async () =>
				world.send("POST", "/api/message/v1/certs/verify", { certIdx, code: await world.lastCode(dest) });
			world.clock.pass(hour);
			expect(await verify()).toMatchObject({ status: 400, code: -103 });
			world.clock.set(bookingStart + 179_000);
			expect((await verify()).status).toBe(200);
		});
	});
});
