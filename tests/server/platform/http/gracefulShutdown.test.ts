import { connect } from "node:net";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { gracefulShutdown } from "#server/platform/http/gracefulShutdown.ts";

const never = 600_000;

/** A server with one response that is sent when the test says so, and one larger than any buffer on its way. */
async function slowServer(patience: Parameters<typeof gracefulShutdown>[1]) {
	const app = Fastify();
	const made = Promise.withResolvers<void>();
	app.get("/slow", async () => {
		await made.promise;
		return "whole";
	});
	app.get("/large", async () => Buffer.alloc(50_000_000));
	/** Resolves once the path has been requested, with a promise for the end of the connection. */
	const isAsked = (path: string) =>
		new Promise<{ readonly over: Promise<void> }>((resolve) => {
			app.server.on("request", ({ url, socket }) => {
				if (url === path) resolve({ over: new Promise((done) => socket.once("close", () => done())) });
			});
		});
	const close = gracefulShutdown(app, patience);
	const address = await app.listen({ port: 0, host: "127.0.0.1" });
	/** Sends a request and reads nothing. */
	const ask = (path: string) => {
		const socket = connect(Number(new URL(address).port), "127.0.0.1", () =>
			socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`),
		);
		socket.on("error", () => undefined);
		return isAsked(path);
	};
	return { address, close, ask, isAsked, make: made.resolve };
}

it("a closing server finishes the responses in flight, however long ago stalled readers were dropped [F08]", async () => {
	const { address, close, ask, isAsked, make } = await slowServer({ unread: 50, all: never });
	const slow = isAsked("/slow");
	const answer = fetch(`${address}/slow`);
	await slow;
	const deaf = await ask("/large");
	const closed = close();
	await deaf.over;
	make();
	expect(await (await answer).text()).toBe("whole");
	await closed;
});

it("a closing server waits no longer than its deadline for requests that do not end [F08]", async () => {
	const { close, ask, make } = await slowServer({ unread: never, all: 50 });
	const waiting = await ask("/slow");
	await close();
	await waiting.over;
	make();
});
