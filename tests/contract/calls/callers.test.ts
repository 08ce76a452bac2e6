import { beforeAll, describe, expect, it } from "vitest";
import { withdraw } from "#server/members/account/withdraw.ts";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { bodyOf, type CallContract, type Schema } from "./contracts.ts";
import { needsMember, sampleRequest, servedCalls } from "./servedCalls.ts";

const calls = await servedCalls();
const named = (list: readonly CallContract[]) => list.map((call) => [call.operationId, call] as const);
const ofMembers = calls.filter(needsMember);
const ofServers = calls.filter(({ "x-caller": caller }) => caller === "service");
const changing = calls.filter(({ method, "x-caller": caller }) => method !== "GET" && caller === undefined);
const withClosedBody = calls.filter((call) => bodyOf(call)?.schema.additionalProperties === false);

/** Names of columns and of fields in other calls' answers: nobody may set them from outside. */
const foreignFields = [
	...["grade", "type", "point", "payStatus", "totalAmount", "userIdx", "memberId", "isAdmin", "status"],
	...["verificationSource", "createdDt", "cancelAmount", "hidden"],
];

const isWhole = (schema: Schema | undefined): boolean =>
	schema?.type === "integer" && (schema.minimum ?? 0) >= 0;

/** Body fields that accept only whole numbers, one or many. */
const wholeFields = (call: CallContract): (readonly [name: string, isList: boolean])[] =>
	Object.entries(bodyOf(call)?.schema.properties ?? {})
		.filter(([, schema]) => isWhole(schema) || isWhole(schema.items))
		.map(([name, { items }]) => [name, items !== undefined]);

const noNumbers = [-1, 1.5, 2 ** 31, 2 ** 53, "1e3", "1", "１０", null, true, [1], {}] as const;

/** Calls that withdraw the member's account or log out. */
const endsTheMember = new Set(["unlinkUser", "revokeApple", "updateUser", "registerBenefitUser"]);

/** Bodies that are not JSON, or JSON crafted to break a program. */
const hostileBodies: readonly (readonly [what: string, text: string])[] = [
	["half an object", '{"a":'],
	["__proto__", '{"__proto__":{"isAdmin":true}}'],
	["constructor.prototype", '{"constructor":{"prototype":{"isAdmin":true}}}'],
	["a number that is infinite", '{"a":1e309}'],
	["a list ten thousand deep", `${"[".repeat(10_000)}${"]".repeat(10_000)}`],
	["an object ten thousand deep", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`],
	["a list", "[]"],
	["a text", '"text"'],
	["null", "null"],
];

forEachDatabase((_name, open) => {
	describe("every call", () => {
		let world: BookingApp;
		let token: string;
		let ended: string;
		let old: string;
		let changed: string;
		let corporate: string;
		let left: string;
		let untouched: unknown;
		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 6 });
			await db.query(
				"INSERT INTO corporation VALUES ('ACME01', '에이스상사', true); UPDATE member SET type = 'C', corp_code = 'ACME01' WHERE member_id = 6",
			);
			world = await bookingApp(db, { SERVICE_TOKEN: "between-servers" });
			const visitor = { client: "web", ip: "127.0.0.1", userAgent: "test", remember: false } as const;
			token = (await world.services.sessions.open(2, visitor)).accessToken;
			ended = (await world.services.sessions.open(3, visitor)).accessToken;
			old = (await world.services.sessions.open(4, visitor)).accessToken;
			changed = (await world.services.sessions.open(5, visitor)).accessToken;
			corporate = (await world.services.sessions.open(6, visitor)).accessToken;
			left = (await world.services.sessions.open(1, visitor)).accessToken;
			await withdraw({ ...world.services, now: world.services.clock.now() }, 1);
			await db.query("UPDATE access_token SET expires_at = issued_at WHERE member_id = 4");
			await db.query("UPDATE member SET changed_at = now() + interval '100 years' WHERE member_id = 5");
			await db.query("UPDATE session SET revoked_at = now(), revoke_reason = 'logout' WHERE member_id = 3");
			untouched = await everyRow();
		});

		const send = async (
			call: CallContract,
			changes: { headers?: Record<string, string>; payload?: string },
		) => {
			const request = sampleRequest(call);
			const response = await world.app.inject({
				...(request as object),
				...changes,
				method: request.method as "GET",
				url: request.url,
				headers: { ...request.headers, ...changes.headers },
			});
			return {
				status: response.statusCode,
				...(response.json() as { result: string; code: number; data: unknown }),
			};
		};

		/**
		 * Every row of every table a call could write, except the sessions these tests open, the counters they fill and the log of denied
		 * requests.
		 */
		async function everyRow(): Promise<unknown> {
			const { db } = world.services;
			const { rows: tables } = await db.query<{ name: string }>(
				`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
				AND tablename NOT IN ('session', 'access_token', 'refresh_token', 'rate_counter', 'idempotency', 'security_event')`,
			);
			const digests = tables.map(
				({ name }) =>
					`SELECT '${name}' AS name, md5(string_agg(t::text, ',' ORDER BY t::text)) AS rows FROM "${name}" t`,
			);
			return (await db.query(`${digests.join(" UNION ALL ")} ORDER BY 1`)).rows;
		}

		const mine = () => ({ authorization: `Bearer ${token}` });

		it.each(named(ofMembers))("%s rejects a visitor with 401 [ROLE-01, D01]", async (_id, call) => {
			expect(await send(call, {})).toMatchObject({ status: 401, result: "FAIL", code: -4, data: null });
		});

		it.each(named(ofMembers))(
			"%s rejects a malformed, truncated or expired token, and that of a member who has left [D01, D20, DEC-148]",
			async (_id, call) => {
				for (const shown of ["x", token.slice(0, -1), `${token}x`, token.toUpperCase(), ended, left]) {
					const { status, result } = await send(call, { headers: { authorization: `Bearer ${shown}` } });
					expect([401, 499]).toContain(status);
					expect(result).toBe("FAIL");
				}
			},
		);

		it.each(named(ofServers))("%s accepts only our own servers [D04]", async (_id, call) => {
			for (const headers of [{}, mine(), { authorization: "Bearer between" }])
				expect(await send(call, { headers })).toMatchObject({ status: 401, result: "FAIL" });
		});

		it.each(named(changing))("%s rejects a cross-site form post [D11]", async (_id, call) => {
			const forged = {
				...mine(),
				"x-requested-with": "",
				origin: "https://evil.example",
				"sec-fetch-site": "cross-site",
			};
			expect(await send(call, { headers: forged })).toMatchObject({ status: 400, result: "FAIL", code: -2 });
		});

		it.each(named(ofMembers))(
			"%s rejects an expired token, and reports a changed member [HTTP-10, DEC-110]",
			async (_id, call) => {
				const { status, result } = await send(call, { headers: { authorization: `Bearer ${old}` } });
				expect({ status, result }).toEqual({ status: 401, result: "FAIL" });
				const changedAnswer = await send(call, { headers: { authorization: `Bearer ${changed}` } });
				expect(changedAnswer).toMatchObject({ status: 499, result: "FAIL", code: -6, data: null });
			},
		);

		it.each(named(withClosedBody))("%s rejects every field that is not its own [D05]", async (_id, call) => {
			const body = JSON.parse(sampleRequest(call).payload ?? "{}") as object;
			const own = Object.keys(bodyOf(call)?.schema.properties ?? {});
			for (const field of foreignFields.filter((name) => !own.includes(name))) {
				const payload = JSON.stringify({ ...body, [field]: 1 });
				const answer = await send(call, { headers: mine(), payload });
				expect([field, answer.result, [400, 401].includes(answer.status)]).toEqual([field, "FAIL", true]);
			}
		});

		it.each(named(changing.filter((call) => needsMember(call) && wholeFields(call).length > 0)))(
			"%s rejects invalid amounts, counts and numbers [D26]",
			async (_id, call) => {
				const body = JSON.parse(sampleRequest(call).payload ?? "{}") as object;
				for (const [field, isList] of wholeFields(call)) {
					for (const no of noNumbers) {
						const value = isList ? [no] : no;
						const answer = await send(call, {
							headers: mine(),
							payload: JSON.stringify({ ...body, [field]: value }),
						});
						expect([field, value, answer.status, answer.code]).toEqual([field, value, 400, -2]);
					}
				}
			},
		);

		it("changes no row in any of these cases [D05, D26]", async () => {
			expect(await everyRow()).toEqual(untouched);
		});

		it.each(named(withClosedBody))("%s rejects hostile bodies [D08]", async (_id, call) => {
			for (const [what, payload] of hostileBodies) {
				const { status, result } = await send(call, { headers: mine(), payload });
				expect([what, result, [400, 401, 413].includes(status)]).toEqual([what, "FAIL", true]);
			}
			expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
		});

		it.each(named(withClosedBody.filter(({ "x-caller": caller }) => caller !== "service")))(
			"%s accepts only JSON [D14]",
			async (_id, call) => {
				const headers = { ...mine(), "content-type": "text/plain" };
				expect(await send(call, { headers })).toMatchObject({ status: 415, result: "FAIL" });
			},
		);

		it.each(named(ofMembers.filter(({ operationId }) => !endsTheMember.has(operationId))))(
			"%s answers a corporate member within its contract [D04, ROLE-04]",
			async (_id, call) => {
				const { status } = await send(call, { headers: { authorization: `Bearer ${corporate}` } });
				expect([200, 400, 404, 429]).toContain(status);
				expect(Object.keys(call.responses).concat("429")).toContain(String(status));
			},
		);
	});
});
