import Fastify, { type FastifyInstance } from "fastify";
import { describe, expect, it } from "vitest";
import { answerError } from "#server/platform/http/envelope.ts";
import { shedOverload } from "#server/platform/limits/shedOverload.ts";

interface Busy {
	readonly app: FastifyInstance;
	readonly address: string;
	/** Lets everything under way end. */
	end(): void;
	/** How many were let in so far. */
	inside(): number;
}

/** A server that answers nothing but probes until it is told to. */
async function busyServer(): Promise<Busy> {
	const app = Fastify();
	shedOverload(app);
	app.setErrorHandler(answerError);
	const gate = Promise.withResolvers<void>();
	let inside = 0;
	const slowly = async () => {
		inside += 1;
		await gate.promise;
		return { result: "SUCCESS" };
	};
	app.get("/api/slow", slowly);
	app.get("/healthz", async () => "ok");
	const address = await app.listen({ port: 0, host: "127.0.0.1" });
	return { app, address, end: () => gate.resolve(), inside: () => inside };
}

describe("a server that has more to do than it can", () => {
	it("turns calls away at once with 503, a time and Korean words, and lets in again as soon as others have gone", async () => {
		const { app, address, end, inside } = await busyServer();
		try {
			const slow = Array.from({ length: 200 }, () => fetch(`${address}/api/slow`));
			const early = await Promise.race(slow);
			expect(early.status).toBe(503);
			expect(early.headers.get("retry-after")).toMatch(/^[2-4]$/);
			expect(await early.text()).toContain("잠시 후");
			expect((await fetch(`${address}/healthz`)).status).toBe(200);
			expect(inside()).toBeGreaterThanOrEqual(24);
			expect(inside()).toBeLessThanOrEqual(160);
			end();
			const statuses = (await Promise.all(slow)).map(({ status }) => status);
			expect(statuses.filter((status) => status === 200)).toHaveLength(inside());
			expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
			expect((await fetch(`${address}/api/slow`)).status).toBe(200);
		} finally {
			end();
			await app.close();
		}
	});

	it("lets a page that was let in make its own calls", async () => {
		const { app, address, end, inside } = await busyServer();
		const slow = Array.from({ length: 200 }, () => fetch(`${address}/api/slow`));
		await Promise.race(slow);
		const before = inside();
		const own = app.inject("/api/slow");
		while (inside() === before) await new Promise((next) => setImmediate(next));
		end();
		expect((await own).statusCode).toBe(200);
		await Promise.all(slow);
		await app.close();
	});
});
