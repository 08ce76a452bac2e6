import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Balancer {
	readonly address: string;
	close(): void;
}

/** Interval in milliseconds between health checks of every server, and their timeout. */
const roundMs = 500;

/**
 * Distributes requests round-robin over the healthy servers. Deliberately small: it represents whatever load balancer a deployment uses,
 * and shows what this product needs from it: `/readyz`, no sticky sessions, `x-forwarded-for`.
 */
export async function startBalancer(targets: readonly string[], port: number): Promise<Balancer> {
	const agent = new Agent({ keepAlive: true });
	let ready: readonly string[] = [];
	let turn = 0;
	const round = async () => {
		const answers = await Promise.all(targets.map(isReady));
		ready = targets.filter((_, index) => answers[index]);
	};
	await round();
	const timer = setInterval(() => void round(), roundMs);

	function pass(incoming: IncomingMessage, answer: ServerResponse, tried: number): void {
		const target = ready[turn++ % ready.length];
		if (target === undefined || tried >= targets.length) {
			answer.writeHead(503, { "retry-after": "1" }).end();
			return;
		}
		const from = incoming.socket.remoteAddress ?? "";
		const outgoing = request(
			new URL(incoming.url ?? "/", target),
			{ agent, method: incoming.method, headers: { ...incoming.headers, "x-forwarded-for": from } },
			(told) => {
				answer.writeHead(told.statusCode ?? 502, told.headers);
				told.pipe(answer);
				told.on("error", () => answer.destroy());
			},
		);
		outgoing.on("error", () => {
			// Only requests without side effects may be retried here; other clients retry themselves with their idempotency key.
			if (answer.headersSent) answer.destroy();
			else if (incoming.method === "GET" || incoming.method === "HEAD") pass(incoming, answer, tried + 1);
			else answer.writeHead(503, { "retry-after": "1" }).end();
		});
		answer.on("close", () => outgoing.destroy());
		incoming.pipe(outgoing);
	}

	const server = createServer((incoming, answer) => pass(incoming, answer, 0));
	await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
	return {
		address: `http://localhost:${(server.address() as AddressInfo).port}`,
		close() {
			clearInterval(timer);
			server.close();
			server.closeAllConnections();
			agent.destroy();
		},
	};
}

const isReady = (target: string): Promise<boolean> =>
	fetch(`${target}/readyz`, { signal: AbortSignal.timeout(roundMs * 2) }).then(
		async (answer) => {
			await answer.arrayBuffer();
			return answer.ok;
		},
		() => false,
	);
