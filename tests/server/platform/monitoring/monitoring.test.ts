import { tmpdir } from "node:os";
import { Writable } from "node:stream";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#server/platform/database/Database.ts";
import { recentReadsOf } from "#server/platform/database/RecentReads.ts";
import { answerError } from "#server/platform/http/envelope.ts";
import { logOptions } from "#server/platform/monitoring/logOptions.ts";
import { registerMonitoring } from "#server/platform/monitoring/registerMonitoring.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

/** A monitored server with one failing route, whose log is recorded. */
async function watched(db: Database, settings: { readonly serviceToken?: string } = {}) {
	const lines: string[] = [];
	const stream = new Writable({
		write(chunk, _encoding, done) {
			lines.push(String(chunk));
			done();
		},
	});
	const options = logOptions("info");
	const app: FastifyInstance = Fastify({ ...options, logger: { ...options.logger, stream } });
	registerMonitoring(app, {
		db,
		reads: recentReadsOf(db),
		dataDir: tmpdir(),
		serviceToken: settings.serviceToken ?? null,
		opensHere: true,
		ofProcess: false,
		securityEvents: () => [],
	});
	app.setErrorHandler(answerError);
	app.post("/members/:id", async () => {
		throw Object.assign(new Error("broken"), {
			code: "23505",
			detail: "Key (email)=(haneul@example.com) exists",
		});
	});
	return { app, lines };
}

const failing = {
	query: () => Promise.reject(new Error("gone")),
} as unknown as Database;

forEachDatabase((_, open) => {
	describe("monitoring", () => {
		let db: Database;
		beforeAll(async () => {
			db = await open();
			await plantBookingWorld(db);
			await db.query(
				`INSERT INTO job_lease (name, every_seconds, succeeded_at)
				VALUES ('punctual', 10, now()), ('late', 10, now() - interval '50 seconds')`,
			);
		});

		it("reports healthy and ready while the database answers, and counts requests by route", async () => {
			const { app } = await bookingApp(db);
			expect((await app.inject("/healthz")).statusCode).toBe(200);
			expect((await app.inject("/readyz")).json()).toEqual({
				status: "ok",
				database: true,
				disk: true,
				stopping: false,
			});
			await app.inject("/api/content/v1/notices/1");
			await app.inject("/api/content/v1/notices/2");
			const { body } = await app.inject("/metrics");
			expect(body).toContain(
				'http_requests_total{method="GET",route="/api/content/v1/notices/:idx",status="404"} 2',
			);
			expect(body).toContain("database_up 1");
			expect(body).toMatch(/^outbox_waiting \d+$/m);
			expect(body).toContain('job_overdue{job="punctual"} 0');
			expect(body).toContain('job_overdue{job="late"} 1');
			expect(body).toMatch(/^job_seconds_since_done\{job="late"\} 5\d/m);
			expect(body).not.toContain("notices/1");
		});

		it("shows how long a booking has waited for its stay or supplier to confirm [DEC-183]", async () => {
			const { app } = await bookingApp(db);
			const longest = async () =>
				/^bookings_unanswered_seconds (\d+)/m.exec((await app.inject("/metrics")).body)?.[1];
			expect(await longest()).toBe("0");
			await bookingWorld(db).book(2, {
				path: { productIdx: 2, accoms: "H-2", rooms: "R-2", rateplan: "P-4", orderType: "OC" },
			});
			await db.query("UPDATE order_product SET status_at = now() - interval '5 hours'");
			expect(Number(await longest()) - 18_000).toBeLessThan(60);
			expect(Number(await longest())).toBeGreaterThanOrEqual(18_000);
		});
	});
});

describe("a server in trouble", () => {
	it("is healthy but not ready without its database, and its metrics show it", async () => {
		const { app } = await watched(failing);
		expect((await app.inject("/healthz")).statusCode).toBe(200);
		expect((await app.inject("/readyz")).statusCode).toBe(503);
		expect((await app.inject("/metrics")).body).toContain("database_up 0");
	});
});

describe("a server that was told to stop", () => {
	it("is not ready from that moment, and finishes the requests in flight", async () => {
		const working = { query: () => Promise.resolve({ rows: [], rowCount: 0 }) } as unknown as Database;
		const { app } = await watched(working);
		let finish: () => void = () => undefined;
		const slow = new Promise<void>((done) => {
			finish = done;
		});
		let begin: () => void = () => undefined;
		const begun = new Promise<void>((done) => {
			begin = done;
		});
		app.get("/slow", async () => {
			begin();
			await slow;
			return "done";
		});
		// Delays the shutdown as long as a slow reader would, so that the probe still gets in.
		app.addHook("preClose", () => slow);
		const address = await app.listen({ port: 0, host: "127.0.0.1" });
		expect((await fetch(`${address}/readyz`)).status).toBe(200);
		const underWay = fetch(`${address}/slow`);
		await begun;
		const closed = app.close();
		expect((await fetch(`${address}/readyz`)).status).toBe(503);
		finish();
		expect(await (await underWay).text()).toBe("done");
		await closed;
		await expect(fetch(`${address}/readyz`)).rejects.toThrow();
	});
});

describe("metrics", () => {
	it("are available only from this machine, or only with the service token when one is configured", async () => {
		const open = (await watched(failing)).app;
		const status = async (
			app: FastifyInstance,
			remoteAddress: string,
			headers: Record<string, string> = {},
		) => (await app.inject({ url: "/metrics", remoteAddress, headers })).statusCode;
		expect(await status(open, "127.0.0.1")).toBe(200);
		expect(await status(open, "::1")).toBe(200);
		expect(await status(open, "203.0.113.9")).toBe(404);
		expect(await status(open, "127.0.0.1", { "x-forwarded-for": "203.0.113.9" })).toBe(404);
		const closed = (await watched(failing, { serviceToken: "between-servers" })).app;
		expect(await status(closed, "127.0.0.1")).toBe(404);
		expect(await status(closed, "203.0.113.9", { authorization: "Bearer between-servers" })).toBe(200);
		expect(await status(closed, "203.0.113.9", { authorization: "Bearer between" })).toBe(404);
	});
});

describe("the log", () => {
	let app: FastifyInstance;
	let lines: string[];
	beforeAll(async () => {
		({ app, lines } = await watched(failing));
		await app.inject({
			method: "POST",
			url: "/members/4711?email=haneul@example.com",
			headers: {
				authorization: "Bearer secret-token",
				cookie: "accessToken=secret-cookie",
				"user-agent": "Phone-X",
			},
			payload: { name: "김하늘" },
			remoteAddress: "203.0.113.9",
		});
	});
	afterAll(() => app.close());

	it("records route, status and duration of every request, and the error of a failed one", () => {
		const entries = lines.map((line) => JSON.parse(line));
		expect(entries).toMatchObject([
			{ level: "error", msg: "a call broke", err: { message: "broken", code: "23505" } },
			{ level: "error", msg: "request", method: "POST", route: "/members/:id", status: 500 },
		]);
		expect(new Set(entries.map(({ reqId }) => reqId)).size).toBe(1);
	});

	it.each(["4711", "haneul", "secret", "김하늘", "203.0.113.9", "Phone-X"])(
		"never contains %s [G07]",
		(text) => {
			expect(lines.join("")).not.toContain(text);
		},
	);
});
