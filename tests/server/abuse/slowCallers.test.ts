import { once } from "node:events";
import type { Server } from "node:http";
import { connect } from "node:net";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serverOptions } from "#server/platform/http/serverOptions.ts";

/**
 * Seconds within which the server must act. Node's own timeouts take a minute or more, and a busy machine does not stretch ten seconds that
 * far.
 */
const soon = 50;

describe("slow clients [F04]", () => {
	const app = Fastify(serverOptions(""));
	let port = 0;
	beforeAll(async () => {
		app.post("/told", async () => ({}));
		port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
	});
	afterAll(() => app.close());

	/** Returns the seconds until the server closes a connection that sends this and nothing more, and its answer. */
	async function ended(said: string): Promise<[seconds: number, answer: string]> {
		const begun = performance.now();
		const socket = connect(port, "127.0.0.1", () => socket.write(said));
		let answer = "";
		socket.setEncoding("utf8").on("data", (part: string) => {
			answer += part;
		});
		await once(socket, "close");
		return [(performance.now() - begun) / 1000, answer];
	}

	it.concurrent("get a 408 when the headers take longer than ten seconds", async () => {
		const [seconds, answer] = await ended("POST /told HTTP/1.1\r\nHost: x\r\nX-Slow: ");
		expect(answer).toMatch(/^HTTP\/1\.1 408 /);
		expect(seconds).toBeGreaterThan(9);
		expect(seconds).toBeLessThan(soon);
	});

	it.concurrent("are disconnected after five idle seconds, or after ten without sending anything", async () => {
		const [[idle, answer], [silent]] = await Promise.all([
			ended("GET /none HTTP/1.1\r\nHost: x\r\n\r\n"),
			ended(""),
		]);
		expect(answer).toMatch(/^HTTP\/1\.1 404 /);
		expect(idle).toBeGreaterThan(4);
		expect(idle).toBeLessThan(soon);
		expect(silent).toBeGreaterThan(9);
		expect(silent).toBeLessThan(soon);
	});

	it("have thirty seconds to send a request and a limited time to read the response", () => {
		const { headersTimeout, requestTimeout, timeout }: Server = app.server;
		// Node swaps the two when the first is the longer one.
		expect({ headersTimeout, requestTimeout, timeout }).toEqual({
			headersTimeout: 10_000,
			requestTimeout: 30_000,
			timeout: 120_000,
		});
	});
});
