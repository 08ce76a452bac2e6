import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "#server/ops/runCommand.ts";
import { alarming } from "#server/platform/journal/SecurityEvent.ts";
import { SecurityJournal } from "#server/platform/journal/SecurityJournal.ts";
import { bookingStart, testClock } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp, testPassword } from "#tests/support/memberApp.ts";

const users = "/api/auth/users";

forEachDatabase((_, open) => {
	describe("the security journal", () => {
		let world: MemberApp;
		let people = 0;
		let email: string;

		beforeAll(async () => {
			world = await memberApp(await open(), { SERVICE_TOKEN: "between-our-own-servers" });
		});

		beforeEach(async () => {
			world.clock.set(bookingStart);
			for (const table of ["security_event", "rate_counter"]) await world.db.query(`DELETE FROM ${table}`);
			people += 1;
			email = `watched${people}@example.com`;
		});

		const written = async () => {
			await world.services.journal.settled();
			const { rows } = await world.db.query<{
				what: string;
				member_id: number | null;
				ip: string | null;
				detail: { operation?: string };
			}>("SELECT what, member_id, ip, detail FROM security_event ORDER BY security_event_id");
			return rows;
		};
		const names = async () => (await written()).map(({ what }) => what);
		const login = (pwd: string) =>
			world.send("POST", "/api/auth/login", { loginType: "EMAIL", id: email, pwd });

		it("records logins, failed logins and the resulting lockout, without what was typed [DEC-195, D15]", async () => {
			const { memberId } = await world.person({ email, password: testPassword });
			await login(testPassword);
			for (let tries = 0; tries < 5; tries += 1) await login("wrong12!@");
			const rows = await written();
			expect(rows.map(({ what }) => what)).toEqual([
				"loginOk",
				...Array.from({ length: 4 }, () => "loginFailed"),
				"locked",
				"loginFailed",
			]);
			expect(new Set(rows.map((row) => row.member_id))).toEqual(new Set([memberId]));
			expect(new Set(rows.map(({ ip }) => ip))).toEqual(new Set(["127.0.0.1"]));
			expect(JSON.stringify(rows)).not.toMatch(/wrong12|test12|watched/);
		});

		it("records wrong codes and proofs, changed credentials, ended sessions and withdrawals [DEC-195]", async () => {
			const me = await world.person({ email, password: testPassword });
			const sent = await world.send("POST", `${users}/send-cert`, { type: "FIND_PWD", dest: email });
			const code = (await world.lastCode(email)) === "000000" ? "111111" : "000000";
			await world.send("POST", "/api/message/v1/certs/verify", { certIdx: sent.data.certIdx, code });
			const call = (method: "GET" | "PUT" | "POST", url: string, body: object | null = null) =>
				world.send(method, url, body, { token: me.token });
			await call("POST", `${users}/proof`, { pwd: "wrong12!@" });
			await call("POST", `${users}/proof`, { pwd: testPassword });
			await call("PUT", users, { name: "이바다" });
			await call("PUT", users, { pwd: "tulip#73rain" });
			await call("POST", "/api/auth/sessions/end", {});
			await call("GET", `${users}/unlink`);
			expect(await names()).toEqual([
				"codeFailed",
				"proofFailed",
				"proofOk",
				"changed",
				"ended",
				"withdrawn",
			]);
		});

		it("records the first login of a new member, a refused social login and a refresh token used twice [DEC-195, DEC-115, D19]", async () => {
			const [certEmailIdx, certPhoneIdx] = [
				await world.proven("SIGN_EMAIL", email),
				await world.proven("SIGN_PHONE", "01055556666"),
			];
			const { cookies } = await world.send("POST", `${users}/cert`, {
				id: email,
				pwd: "maple#74wind",
				name: "이바다",
				phone: "01055556666",
				certEmailIdx,
				certPhoneIdx,
				userMeta: {
					provider: null,
					snsId: null,
					termsAgree: true,
					privacyAgree: true,
					ageAgree: true,
					marketingAgree: false,
				},
			});
			const snsToken = `${"x".repeat(22)}.code`;
			await world.send("POST", "/api/auth/login", { loginType: "KAKAO", snsToken });
			const refresh = () => world.send("POST", "/api/auth/refresh", {}, { cookies });
			const { cookies: next } = await refresh();
			await world.send("GET", users, null, { cookies: next });
			world.clock.pass(60_000);
			expect((await refresh()).status).toBe(401);
			const rows = await written();
			expect(rows.map(({ what }) => what)).toEqual(["loginOk", "loginFailed", "tokenReused"]);
			expect(rows[0]?.member_id).toBe(rows[2]?.member_id);
			expect(rows[0]?.detail).toEqual({ loginType: "EMAIL" });
			expect(rows[2]?.ip).toBe("127.0.0.1");
		});

		it("records forged calls, bad signatures and denied access to others' data [DEC-195, D01, D11]", async () => {
			const me = await world.person({ email });
			await world.send("GET", `${users}/unlink`, null, {
				token: me.token,
				headers: { "sec-fetch-site": "cross-site" },
			});
			await world.send("POST", "/api/payment/v1/payments/webhooks/sandbox", { id: "evil" });
			await world.send("GET", "/api/content/v1/books/idx/12345/img-count/1", null, { token: me.token });
			await world.send(
				"POST",
				"/api/auth/sessions/end",
				{ id: "00000000-0000-4000-8000-000000000000" },
				{ token: me.token },
			);
			const rows = await written();
			expect(rows.map(({ what, detail }) => `${what} ${detail.operation}`)).toEqual([
				"forged unlinkUser",
				"badSignature receiveWebhook",
				"denied viewBook",
				"denied endSessions",
			]);
			expect(rows.map((row) => row.member_id)).toEqual([null, null, me.memberId, me.memberId]);
		});

		it("records operator commands [DEC-195]", async () => {
			await runCommand(world.services, "tester", ["orders"]);
			expect(await written()).toEqual([
				{ what: "operator", member_id: null, ip: null, detail: { operator: "tester", command: "orders" } },
			]);
		});

		it("is append-only [DEC-195]", async () => {
			await login("wrong12!@");
			await world.services.journal.settled();
			await expect(world.db.query("UPDATE security_event SET what = 'loginOk'")).rejects.toThrow(
				/only added to/,
			);
			await expect(world.db.query("TRUNCATE security_event")).rejects.toThrow(/only added to/);
			expect(await names()).toEqual(["loginFailed"]);
		});

		it("exposes its counters as metrics to authorised callers [DEC-195]", async () => {
			const figure = async (what: string) => {
				const { body } = await world.app.inject({
					url: "/metrics",
					headers: { authorization: "Bearer between-our-own-servers" },
				});
				return Number(new RegExp(`security_events_total\\{what="${what}"\\} (\\d+)`).exec(body)?.[1]);
			};
			const before = await figure("loginFailed");
			await login("wrong12!@");
			expect((await figure("loginFailed")) - before).toBe(1);
		});

		it("stores a limited number of rows per minute and address, counts all events, and raises one plain-language alarm [DEC-195]", async () => {
			const alarms: string[] = [];
			const lines: { audit?: string; ip?: string }[] = [];
			const journal = new SecurityJournal({
				db: world.db,
				clock: testClock(bookingStart),
				writeLine: (line) => void lines.push(line),
				alarm: (message) => void alarms.push(message),
			});
			const times = (alarming.forged ?? 0) + 50;
			for (let time = 0; time < times; time += 1) journal.note({ what: "forged", ip: "203.0.113.7" });
			await journal.settled();
			expect(await names()).toHaveLength(60);
			expect(lines).toHaveLength(times);
			expect(JSON.stringify(lines)).not.toContain("203.0.113.7");
			expect(Object.fromEntries(journal.counts()).forged).toBe(times);
			expect(alarms).toEqual(["100 times within ten minutes: a call from another site was refused"]);
		});
	});
});
