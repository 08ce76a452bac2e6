import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { FastifyHttpOptions } from "fastify";
import { answerError } from "./envelope.ts";
import { answerBrokenRequests } from "./malformedRequests.ts";
import { securityHeaders } from "./securityHeaders.ts";

/**
 * Timeout in milliseconds for receiving a whole request; our bodies are small. The header timeout must be shorter, or Node swaps the two
 * and bodies get the headers' default of one minute.
 */
const requestTimeout = 30_000;
const headersTimeout = 10_000;
/** How often Node checks for timed-out requests, in milliseconds. */
const connectionsCheckingInterval = 5000;
/** Inactivity timeout of a socket in milliseconds, for clients that do not read their answers. Longer than any of our answers takes. */
const connectionTimeout = 120_000;

/** Keep-alive timeout of a visitor's idle socket, in milliseconds. */
const keepAliveTimeout = 5000;
/**
 * Keep-alive timeout for a proxy's sockets, which carry many visitors' requests, in milliseconds. The proxy must be the first to close
 * them, and most do after a minute.
 */
export const proxyKeepAliveMs = 72_000;

/**
 * A page's URL whose path cannot be decoded, such as a link cut off within a letter, is read as it is written, so that it is answered as an
 * unknown address (DEC-012). A call's is refused.
 */
function readableUrl({ url = "" }: IncomingMessage): string {
	const [path = ""] = url.split(/[?#]/, 1);
	if (path.startsWith("/api/") || decoded(path) !== null) return url;
	return path.replaceAll("%", "%25") + url.slice(path.length);
}

function decoded(path: string): string | null {
	try {
		return decodeURIComponent(path);
	} catch {
		return null;
	}
}

/** Options of the Fastify instance that calls are bound to; the public URL is empty when there is none. */
export const serverOptions = (publicUrl: string) =>
	({
		// request IDs chosen by a caller could be used to obscure the log
		requestIdHeader: false,
		genReqId: () => randomUUID(),
		// comma-separated, percent-encoded IDs of several rooms share one path segment (DEC-057)
		routerOptions: { maxParamLength: 1000 },
		rewriteUrl: readableUrl,
		requestTimeout,
		connectionTimeout,
		keepAliveTimeout,
		// requests without a Host header are answered by us, in the envelope
		http: { requireHostHeader: false, headersTimeout, connectionsCheckingInterval },
		// URLs that cannot be routed; no hooks run for them
		frameworkErrors(error, request, reply) {
			answerError(error, request, reply.headers(securityHeaders(request, publicUrl)));
		},
		clientErrorHandler: answerBrokenRequests(publicUrl),
	}) satisfies FastifyHttpOptions<Server>;
