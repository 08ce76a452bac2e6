import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { loadContracts } from "#server/platform/http/contract.ts";
import { answerError } from "#server/platform/http/envelope.ts";
import { shedOverload } from "#server/platform/limits/shedOverload.ts";
import { root } from "#server/platform/root.ts";

/** Calls of a booking that refund at once, and may wait for the provider. */
export const refundingAtOnce = loadContracts(join(root, "openapi"))
	.flatMap(({ operations }) => operations)
	.filter(({ id }) => id === "cancelNow" || id === "undoChange");

export interface Busy {
	readonly app: FastifyInstance;
	readonly address: string;
	/** Lets all requests in progress finish. */
	end(): void;
	/** How many requests have been admitted so far. */
	inside(): number;
}

/** A server that answers nothing but probes until it is released. */
export async function busyServer(): Promise<Busy> {
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
	app.put("/api/slow", slowly);
	app.get("/api/payment/slow", slowly);
	for (const { url } of refundingAtOnce) app.post(url, slowly);
	app.get("/api/large", async () => "x".repeat(1_000_000));
	app.post("/api/told", async () => ({ result: "SUCCESS" }));
	app.get("/healthz", async () => "ok");
	const address = await app.listen({ port: 0, host: "127.0.0.1" });
	return { app, address, end: () => gate.resolve(), inside: () => inside };
}

/** The status of a call that arrives just after the process could do nothing else for a while, as in a rush. */
export async function statusWhenLate(address: string, path: string): Promise<number> {
	const socket = connect(Number(new URL(address).port), "127.0.0.1");
	await once(socket, "connect");
	const end = performance.now() + 300;
	while (performance.now() < end);
	socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
	const [begin] = await once(socket, "data");
	socket.destroy();
	return Number(String(begin).split(" ")[1]);
}
