import type { AddressInfo } from "node:net";
import { buildApp } from "#server/app.ts";
import { compose } from "#server/compose.ts";
import { readConfig } from "#server/config.ts";
import type { Database } from "#server/platform/database/Database.ts";
import type { Services } from "#server/services/Services.ts";
import { type TestClock, testClock } from "#tests/support/bookingWorld.ts";

export interface HistoryServer {
	readonly services: Services;
	readonly clock: TestClock;
	/**
	 * Calls the HTTP API as a member (null: a visitor); returns the length of the answer in bytes.
	 * @throws when the answer is not a success
	 */
	get(memberId: number | null, path: string): Promise<number>;
	close(): Promise<void>;
}

/** Builds the product's HTTP API, as a server without pages provides it, at a fixed moment. */
export async function historyServer(db: Database, now: number): Promise<HistoryServer> {
	const clock = testClock(now);
	const config = readConfig({ LOG_LEVEL: "fatal", CALLS_PER_MINUTE: "0", DATA_DIR: "/tmp" });
	const services = await compose({ config, clock, db });
	const app = await buildApp({ config, services, pages: null, vite: null, checksAnswers: false });
	await app.listen({ host: "127.0.0.1", port: 0 });
	const { port } = app.server.address() as AddressInfo;
	const tokens = new Map<number, string>();
	const tokenOf = async (memberId: number): Promise<string> => {
		const login = { remember: true, client: "web", ip: "127.0.0.1", userAgent: "bench" } as const;
		const token = tokens.get(memberId) ?? (await services.sessions.open(memberId, login)).accessToken;
		tokens.set(memberId, token);
		return token;
	};
	return {
		services,
		clock,
		async get(memberId, path) {
			const headers: Record<string, string> = { "x-requested-with": "web" };
			if (memberId !== null) headers.authorization = `Bearer ${await tokenOf(memberId)}`;
			const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
			const text = await answer.text();
			if (answer.status !== 200) throw new Error(`${path}: HTTP ${answer.status} ${text.slice(0, 200)}`);
			return text.length;
		},
		close: () => app.close(),
	};
}
