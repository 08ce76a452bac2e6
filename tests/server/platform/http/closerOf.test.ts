import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { closerOf } from "#server/platform/http/closerOf.ts";

/** A server with an answer that takes so long, and one larger than any buffer on its way. */
async function slowServer(answerMs: number) {
	const app = Fastify();
	app.get("/slow", async () => {
		await pause(answerMs);
		return "whole";
	});
	app.get("/large", async () => Buffer.alloc(50_000_000));
	const close = closerOf(app, { unread: 50, all: 400 });
	const address = await app.listen({ port: 0, host: "127.0.0.1" });
	return { address, close, port: Number(new URL(address).port) };
}

const timed = async (work: Promise<unknown>): Promise<number> => {
	const begun = performance.now();
	await work;
	return performance.now() - begun;
};

it("a closing server finishes what it is answering, however long after those who do not read have gone [F08]", async () => {
	const { address, close, port } = await slowServer(150);
	const deaf = connect(port, "127.0.0.1", () => deaf.write("GET /large HTTP/1.1\r\nHost: x\r\n\r\n"));
	deaf.pause().on("error", () => undefined);
	const answer = fetch(`${address}/slow`);
	await pause(50);
	const took = timed(close());
	expect(await (await answer).text()).toBe("whole");
	expect(await took).toBeLessThan(390);
	deaf.destroy();
});

it("a closing server waits no longer than it may for what does not end [F08]", async () => {
	const { port, close } = await slowServer(3000);
	const waiting = connect(port, "127.0.0.1", () => waiting.write("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n"));
	waiting.on("error", () => undefined);
	await pause(50);
	const took = timed(close());
	await once(waiting, "close");
	expect(await took).toBeLessThan(2900);
});
