import { randomUUID } from "node:crypto";
import Fastify from "fastify";
import type { operations } from "#contracts/content.d.ts";
import type { MemberGrade } from "#domain/member/Member.ts";
import { compose } from "#server/compose.ts";
import { readConfig } from "#server/config.ts";
import { handlers } from "#server/handlers.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { bindContracts } from "#server/platform/http/bindContracts.ts";
import { loadContract } from "#server/platform/http/contract.ts";
import type { DataOf } from "#server/platform/http/DataOf.ts";
import { serverOptions } from "#server/platform/http/serverOptions.ts";
import type { Services } from "#server/services/Services.ts";
import type { OpenDatabase } from "#tests/support/databases.ts";
import { largeWorldNow } from "#tests/support/worldMoments.ts";

export const now = largeWorldNow;

export interface Answer<Data> {
	readonly status: number;
	readonly code: number | null;
	readonly data: Data;
}

export interface ContentServer {
	readonly db: Database;
	readonly services: Services;
	/** Sets the server's time. */
	at(instant: number): void;
	/** A member's access token. */
	signIn(grade: MemberGrade): Promise<string>;
	/** POSTs when there is a body. The server checks the answer against its contract. */
	call<Data>(path: string, body?: object | null, token?: string | null): Promise<Answer<Data>>;
}

/** The content service over a demo world with this many stays; answers are checked against their contracts. */
export async function contentServer(open: OpenDatabase, stays: 60 | 150 | 300): Promise<ContentServer> {
	const db = await open(`world_of_${stays}`);
	let instant = now;
	const services = await compose({
		config: readConfig({ LOG_LEVEL: "silent" }),
		clock: { now: () => instant },
		db,
	});
	const app = Fastify(serverOptions(""));
	const contract = loadContract("openapi/content.yaml");
	await bindContracts(app, {
		contracts: [
			{
				...contract,
				operations: contract.operations.filter(({ id }) => Object.hasOwn(handlers.content, id)),
			},
		],
		handlers: { content: handlers.content } as never,
		services,
		sessions: services.sessions,
		serviceToken: "between-servers",
		publicOrigin: "",
		now: () => services.clock.now(),
		waitOf: null,
		watch: null,
		checksAnswers: true,
	});
	await services.search.refresh();
	return {
		db,
		services,
		at(next) {
			instant = next;
		},
		async signIn(grade) {
			const { rows } = await db.query<{ member_id: number }>(
				"INSERT INTO member (email, email_key, name, grade) VALUES ($1, $1, '김하늘', $2) RETURNING member_id",
				[`${randomUUID()}@example.com`, grade],
			);
			const visitor = { client: "web", ip: "127.0.0.1", userAgent: "test", remember: false } as const;
			const opened = await services.sessions.open(rows[0]?.member_id ?? 0, visitor);
			return opened.accessToken;
		},
		async call(path, body = null, token = null) {
			const response = await app.inject({
				method: body ? "POST" : "GET",
				url: `/api/content${path}`,
				...(body && { payload: body }),
				headers: token ? { authorization: `Bearer ${token}` } : {},
			});
			const { code = null, data } = response.json();
			return { status: response.statusCode, code, data };
		},
	};
}

export type Found = DataOf<operations["findProducts"]>;

/** Searches for stays everywhere, unless the body names a place. */
export async function findStays(server: ContentServer, body: object): Promise<Found> {
	const everywhere = { cityCode: "", locationKR: 0, nationCode: "", searchText: "", subLocationKR: 0 };
	return (await server.call<Found>("/v1/products/findProducts", { ...everywhere, ...body })).data;
}
