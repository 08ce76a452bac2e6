import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, it } from "vitest";
import { type Product, startProduct } from "#tests/browser/support/server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "draining-"));
let product: Product | undefined;
afterAll(async () => {
	await product?.stop();
	rmSync(dataDir, { recursive: true, force: true });
});

/** Requests a path as a load balancer does, keeping the connection for the next request. */
async function ask(address: string, path: string, agent = new Agent()) {
	const answer = await new Promise<IncomingMessage>((resolve, reject) =>
		get(address + path, { agent }, resolve).on("error", reject),
	);
	return { status: answer.statusCode, connection: answer.headers.connection, body: await text(answer) };
}

it("a server told to stop answers requests on kept-alive connections, closes each after its answer and reports not ready [F08]", async () => {
	product = await startProduct({ dataDir, world: "none", env: { DRAIN_SECONDS: "5" } });
	const { address, stop } = product;
	const kept = Array.from({ length: 3 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
	for (const agent of kept)
		expect(await ask(address, "/healthz", agent)).toMatchObject({ status: 200, connection: "keep-alive" });
	const ended = stop();
	await expect.poll(async () => (await ask(address, "/readyz")).status).toBe(503);
	for (const agent of kept)
		expect(await ask(address, "/api/content/v1/notices", agent)).toMatchObject({
			status: 200,
			connection: "close",
		});
	expect(JSON.parse((await ask(address, "/readyz")).body)).toMatchObject({ stopping: true });
	expect((await ended).code).toBe(0);
	await expect(ask(address, "/healthz")).rejects.toThrow("ECONNREFUSED");
});
