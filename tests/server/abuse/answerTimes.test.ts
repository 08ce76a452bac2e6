import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp, testPassword } from "#tests/support/memberApp.ts";
import { crowd } from "./crowd.ts";

/** Timings mean something only with very many samples: the long run compares them, every run compares the answers. */
const isLongRun = crowd >= 2000;
const samples = isLongRun ? 1000 : 3;
const maxDifference = 0.05;

const known = { email: "known@example.com", phone: "01031313131" };
const unknown = { email: "nobody@example.com", phone: "01042424242" };
type Person = typeof known;

function median(times: readonly number[]): number {
	const sorted = [...times].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

forEachDatabase((name, open) => {
	describe("responses about accounts", () => {
		let world: MemberApp;

		beforeAll(async () => {
			world = await memberApp(await open());
			await world.person({ ...known, password: testPassword });
		});

		/** Restores the state before the first call and waits until nothing of the last one is still running. */
		async function renew(): Promise<void> {
			for (;;) {
				const { rows } = await world.db.query("SELECT 1 FROM outbox WHERE done_at IS NULL");
				if (rows.length === 0) break;
				await pause(1);
			}
			await world.db.query(`
				DELETE FROM cert; DELETE FROM sms_day; DELETE FROM outbox; DELETE FROM rate_counter;
				UPDATE member SET failed_logins = 0, locked_until = NULL WHERE failed_logins > 0;`);
		}

		const sendCode = (type: string, dest: string) =>
			world.send("POST", "/api/auth/users/send-cert", { dest, type });

		interface Call {
			/** Runs before the clock starts; its result is passed to the call. */
			prepare?(person: Person): Promise<string>;
			ask(person: Person, prepared: string): Promise<{ status: number; code?: number; message?: string }>;
		}

		const calls: readonly (readonly [string, Call])[] = [
			[
				"log in with a wrong password",
				{
					ask: ({ email }) =>
						world.send("POST", "/api/auth/login", { loginType: "EMAIL", id: email, pwd: "wrong12!@" }),
				},
			],
			["send a code to find an id", { ask: ({ phone }) => sendCode("FIND_ID", phone) }],
			["send a code to find a password", { ask: ({ email }) => sendCode("FIND_PWD", email) }],
			[
				"try a code that finds an id",
				{
					prepare: async ({ phone }) => (await sendCode("FIND_ID", phone)).data.certIdx,
					ask: (_, certIdx) =>
						world.send("POST", "/api/message/v1/certs/verify", { certIdx, code: "000000" }),
				},
			],
			[
				"set a password without a proof",
				{
					ask: ({ email }) =>
						world.send("PUT", "/api/auth/users/pwd", {
							id: email,
							certIdx: "never-given-at-all",
							pwd: testPassword,
						}),
				},
			],
		];

		it.each(calls)(
			`do not reveal whether a person is known when you %s: same body, same duration (${2 * samples} samples) [D17]`,
			async (what, { prepare, ask }) => {
				const times = new Map<Person, number[]>([
					[known, []],
					[unknown, []],
				]);
				const answers = new Set<string>();
				for (let index = 0; index < samples; index += 1) {
					// In alternating order, so that other load on the machine affects both equally.
					for (const person of index % 2 === 0 ? [known, unknown] : [unknown, known]) {
						await renew();
						const prepared = (await prepare?.(person)) ?? "";
						const start = performance.now();
						const { status, code, message } = await ask(person, prepared);
						times.get(person)?.push(performance.now() - start);
						answers.add(JSON.stringify({ status, code, message }));
					}
				}
				expect([...answers]).toHaveLength(1);
				if (!isLongRun) return;
				const [a = 0, b = 0] = [...times.values()].map(median);
				const difference = Math.abs(a - b) / Math.max(a, b);
				console.log(`${name}, ${what}: ${a.toFixed(3)} and ${b.toFixed(3)} ms`);
				expect(difference).toBeLessThan(maxDifference);
			},
			1_200_000,
		);
	});
});
