import { randomUUID } from "node:crypto";
import Fastify from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { compose } from "#server/compose.ts";
import { readConfig } from "#server/config.ts";
import { handlers } from "#server/handlers.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { bindContracts } from "#server/platform/http/bindContracts.ts";
import { loadContracts } from "#server/platform/http/contract.ts";
import { serverOptions } from "#server/platform/http/serverOptions.ts";
import type { Services } from "#server/services/Services.ts";
import { forEachDatabase, quickestEngine, worldNow } from "#tests/support/databases.ts";
import type { CallContract } from "./contracts.ts";
import { type FuzzTarget, fuzz } from "./fuzzCalls.ts";
import { needsMember, servedCalls } from "./servedCalls.ts";

const calls = await servedCalls();
/** Requests per operation: two hundred in every run, FUZZ_REQUESTS=1100 in the long one. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 200);

async function newMember(db: Database): Promise<number> {
	const email = `${randomUUID()}@example.com`;
	const { rows } = await db.query<{ member_id: number }>(
		"INSERT INTO member (email, email_key, name, phone) VALUES ($1, $1, '김하늘', '01012345678') RETURNING member_id",
		[email],
	);
	const [row] = rows;
	if (!row) throw new Error("no member");
	return row.member_id;
}

/** Members of the demo world who have bookings, coupons and inquiries. */
async function busyMembers(db: Database): Promise<number[]> {
	const { rows } = await db.query<{ member_id: number }>(
		"SELECT member_id FROM order_product GROUP BY member_id ORDER BY count(*) DESC LIMIT 3",
	);
	return rows.map((row) => row.member_id);
}

/**
 * Opens sessions for members whom random calls keep logging out, changing and withdrawing: members with data in turn, then new ones. A GET
 * never ends a session, so no check is made between two of the same call.
 */
function tokens(
	{ db, sessions }: Services,
	members: readonly number[],
): (call: CallContract) => Promise<string> {
	const visitor = { client: "web", ip: "127.0.0.1", userAgent: "fuzz", remember: false } as const;
	const open = members.map((memberId) => ({ memberId, token: "none", readsWith: "" }));
	let turn = 0;
	return async ({ method, operationId }) => {
		turn += 1;
		const session = open[turn % open.length];
		if (!session) throw new Error("no member");
		if (session.readsWith === operationId) return session.token;
		if ("failure" in (await sessions.authenticate(session.token))) {
			const { rowCount } = await db.query(
				"SELECT FROM member WHERE member_id = $1 AND withdrawn_at IS NULL",
				[session.memberId],
			);
			if (rowCount === 0) session.memberId = await newMember(db);
			session.token = (await sessions.open(session.memberId, visitor)).accessToken;
		}
		session.readsWith = method === "GET" ? operationId : "";
		return session.token;
	};
}

/** Every kind of sender, in turn; `null` is the one the call is meant for. */
const everybody = [null, "nobody", null, "forger", null, "service", null, "member"] as const;

async function realServer(db: Database): Promise<FuzzTarget> {
	const clock = { now: () => worldNow };
	const config = readConfig({ LOG_LEVEL: "silent" });
	const services = await compose({ config, clock, db });
	const app = Fastify(serverOptions(""));
	await bindContracts(app, {
		contracts: loadContracts("openapi").map(({ service, operations }) => ({
			service,
			operations: operations.filter(({ id }) => calls.some(({ operationId }) => operationId === id)),
		})),
		handlers: handlers as never,
		services,
		sessions: services.sessions,
		serviceToken: "between-servers",
		publicOrigin: "",
		now: () => services.clock.now(),
		waitOf: null,
		watch: null,
		checksAnswers: true,
	});
	const memberToken = tokens(services, await busyMembers(db));
	const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
	const headersOf = {
		nobody: async () => ({}),
		forger: async () => bearer(randomUUID()),
		service: async () => bearer("between-servers"),
		member: async (call: CallContract) => bearer(await memberToken(call)),
	};
	let turn = 0;
	return {
		app: { inject: async (request) => app.inject(request) },
		refusesOnlyInvalid: false,
		async principal(call) {
			const isForServers = call["x-caller"] === "service";
			const right = isForServers ? "service" : "member";
			turn += 1;
			const who = everybody[turn % everybody.length] ?? right;
			const isClosed = isForServers || needsMember(call);
			return { headers: await headersOf[who](call), isStranger: isClosed && who !== right };
		},
	};
}

forEachDatabase((_name, open) => {
	describe("the server under random requests", () => {
		let target: FuzzTarget;
		beforeAll(async () => {
			target = await realServer(await open("world"));
		});

		it("serves at least one call", () => {
			expect(calls.length).toBeGreaterThan(0);
		});

		it.each(calls.map((call) => [call.operationId, call] as const))(
			"%s never crashes, keeps its contract and serves only authorised callers [HTTP-03, HTTP-04]",
			(_operationId, call) => fuzz(call, target, requests),
			Math.max(60_000, requests * 300),
		);
	});
}, quickestEngine);
