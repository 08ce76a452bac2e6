import { once } from "node:events";
import { connect } from "node:net";
import { Writable } from "node:stream";
import Fastify from "fastify";
import { expect, it, vi } from "vitest";
import { answerError } from "#server/platform/http/envelope.ts";
import { logOptions } from "#server/platform/monitoring/logOptions.ts";

it("a caller who hangs up in the middle of a body does not cause a server error", async () => {
	const lines: string[] = [];
	const stream = new Writable({
		write(chunk, _encoding, done) {
			lines.push(String(chunk));
			done();
		},
	});
	const options = logOptions("info");
	const app = Fastify({ ...options, logger: { ...options.logger, stream } });
	app.setErrorHandler(answerError);
	app.post("/", async () => "ok");
	await app.listen({ port: 0, host: "127.0.0.1" });
	const { port } = app.server.address() as { port: number };
	const socket = connect(port, "127.0.0.1");
	await once(socket, "connect");
	socket.write(
		"POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{",
	);
	await new Promise((done) => setTimeout(done, 100));
	socket.destroy();
	await vi.waitFor(() => expect(lines.join("")).toContain("hung up"), 60_000);
	expect(lines.map((line) => JSON.parse(line).level)).not.toContain("error");
	await app.close();
});
