import type { FastifyInstance } from "fastify";
import { buildApp } from "#server/app.ts";
import { compose } from "#server/compose.ts";
import { readConfig } from "#server/config.ts";
import type { Database } from "#server/platform/database/Database.ts";
import type { Services } from "#server/services/Services.ts";
import { bookingStart, type TestClock, testClock } from "#tests/support/bookingWorld.ts";

/** A call's answer: its status and envelope. */
export interface CallAnswer {
	readonly status: number;
	readonly result: string;
	readonly code?: number;
	readonly message?: string;
	// biome-ignore lint/suspicious/noExplicitAny: tests read what contracts have checked
	readonly data: any;
}

export interface BookingApp {
	readonly app: FastifyInstance;
	readonly services: Services;
	readonly clock: TestClock;
	/** Calls as a member (null: a visitor); every answer is checked against its contract. */
	call(
		memberId: number | null,
		method: "GET" | "POST" | "PUT" | "DELETE",
		url: string,
		body?: object,
		key?: string,
	): Promise<CallAnswer>;
}

let made = 0;

/** A token is reissued after this many milliseconds, so that a test that moves its clock by days does not meet an expired login. */
const freshMilliseconds = 10 * 60_000;

/** Builds the whole HTTP API, without pages, over a planted database. */
export async function bookingApp(
	db: Database,
	settings: NodeJS.ProcessEnv = {},
	clock: TestClock = testClock(bookingStart),
): Promise<BookingApp> {
	const config = readConfig({ LOG_LEVEL: "fatal", CALLS_PER_MINUTE: "0", DATA_DIR: "/tmp", ...settings });
	const services = await compose({ config, clock, db });
	const app = await buildApp({ config, services, pages: null, vite: null, checksAnswers: true });
	const tokens = new Map<number, { readonly token: string; readonly at: number }>();
	let keys = 0;
	made += 1;
	const run = made;
	return {
		app,
		services,
		clock,
		async call(memberId, method, url, body, key) {
			keys += 1;
			const known = memberId === null ? undefined : tokens.get(memberId);
			const isFresh = known && Math.abs(clock.now() - known.at) < freshMilliseconds;
			if (memberId !== null && !isFresh) {
				const pair = await services.sessions.open(memberId, {
					remember: true,
					client: "web",
					ip: "127.0.0.1",
					userAgent: "test",
				});
				tokens.set(memberId, { token: pair.accessToken, at: clock.now() });
			}
			const answer = await app.inject({
				method,
				url,
				headers: {
					"x-requested-with": "web",
					"idempotency-key": key ?? `test-key-${run}-${keys}`,
					...(memberId === null ? {} : { authorization: `Bearer ${tokens.get(memberId)?.token}` }),
				},
				...(body ? { payload: body } : {}),
			});
			return { status: answer.statusCode, ...answer.json() };
		},
	};
}
