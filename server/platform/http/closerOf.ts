import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Milliseconds that a closing server waits for who does not read an answer, and for an answer that is still being made. */
const patience = { unread: 3000, all: 9000 };

/**
 * Closes a server so that nobody's answer is cut off: what is under way is finished. Who has stopped reading holds up the end for three seconds,
 * and what is not answered by then may take six more: a payment whose provider is slow (F08).
 */
export function closerOf(app: FastifyInstance, { unread, all } = patience): () => Promise<void> {
	const sockets = socketsOf(app.server);
	return async () => {
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
