import type { Server } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/**
 * Milliseconds that a closing server goes on serving, and then waits for who does not read an answer and for an answer that is still being made.
 */
const patience = { drain: 0, unread: 3000, all: 9000 };

const stopping = new WeakSet<Server>();

/** Whether new work should go elsewhere. */
export const isStopping = ({ server }: FastifyInstance): boolean => stopping.has(server);

/**
 * Closes a server so that nobody's answer is cut off: what is under way is finished. Who has stopped reading holds up the end for three seconds,
 * and what is not answered by then may take six more: a payment whose provider is slow (F08). Before all that it serves on for as long as a
 * balancer takes to notice, and lets each connection go with an answer: what is on its way over an idle one that just ends is never answered.
 */
export function closerOf(app: FastifyInstance, limits: Partial<typeof patience> = {}): () => Promise<void> {
	const { drain, unread, all } = { ...patience, ...limits };
	const sockets = socketsOf(app.server);
	app.server.prependListener("request", (_request, response) => {
		if (isStopping(app)) response.setHeader("connection", "close");
	});
	return async () => {
		stopping.add(app.server);
		if (drain > 0) await pause(drain);
		// Whoever has just been answered keeps the connection for a next request, which will not be taken.
		const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
		const timers = [
			setTimeout(() => {
				for (const socket of sockets) if (socket.writableLength > 0) socket.destroy();
			}, unread),
			setTimeout(() => app.server.closeAllConnections(), all),
		];
		await app.close();
		for (const timer of [sweep, ...timers]) clearTimeout(timer);
	};
}

function socketsOf(server: Server): ReadonlySet<Socket> {
	const sockets = new Set<Socket>();
	server.on("connection", (socket) => {
		sockets.add(socket);
		socket.once("close", () => sockets.delete(socket));
	});
	return sockets;
}
