import type { Server } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/**
 * Timeouts of a graceful shutdown in milliseconds: how long to keep serving first (`drain`), then how long to wait for clients that do not
 * read their answers (`unread`), and for all answers (`all`).
 */
const patience = { drain: 0, unread: 3000, all: 9000 };

const stopping = new WeakSet<Server>();

/** Whether the server is shutting down and new work should go elsewhere. */
export const isStopping = ({ server }: FastifyInstance): boolean => stopping.has(server);

/**
 * Returns a function that shuts a server down gracefully: requests in flight are finished. Clients that have stopped reading delay it by at
 * most three seconds; answers still missing by then may take six more, for a payment whose provider is slow (F08). Before that, the server
 * keeps serving for as long as a load balancer takes to notice, and closes each connection with an answer: closing an idle connection would
 * lose a request already on its way.
 */
export function gracefulShutdown(
	app: FastifyInstance,
	limits: Partial<typeof patience> = {},
): () => Promise<void> {
	const { drain, unread, all } = { ...patience, ...limits };
	const sockets = socketsOf(app.server);
	app.server.prependListener("request", (_request, response) => {
		if (isStopping(app)) response.setHeader("connection", "close");
	});
	return async () => {
		stopping.add(app.server);
		if (drain > 0) await pause(drain);
		// A connection just answered stays open for a next request, which will not be accepted.
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
