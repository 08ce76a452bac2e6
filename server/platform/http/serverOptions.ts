import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import type { FastifyHttpOptions } from "fastify";
import { answerError } from "./envelope.ts";
import { securityHeaders } from "./securityHeaders.ts";
import { answerBrokenRequests } from "./strangeRequests.ts";

/**
 * A request that is not there after so long never will be; a body of ours is small. Headers have less: where they have more, Node swaps the two,
 * and a body would have the minute that its headers have without a word from us.
 */
const requestTimeout = 30_000;
const headersTimeout = 10_000;
/** Node looks so often who is over its time. */
const connectionsCheckingInterval = 5000;
/** A socket on which nothing moves, because its other end reads no answer. Longer than any answer takes us. */
const connectionTimeout = 120_000;

/** An idle socket of a visitor's. */
const keepAliveTimeout = 5000;
/** One of a proxy's, which sends many visitors' requests over it: the proxy must be the first to let it go, and most do after a minute. */
export const keptForProxies = 72_000;

/** What the calls need of the Fastify instance they are bound to. */
export const serverOptionsFor = (publicUrl: string) =>
	({
		// An id a caller chooses could be used to hide in the log.
		requestIdHeader: false,
		genReqId: () => randomUUID(),
		// Ids of several rooms, comma-joined and percent-encoded, share one path segment (DEC-057).
		routerOptions: { maxParamLength: 1000 },
		requestTimeout,
		connectionTimeout,
		keepAliveTimeout,
		// Who names no host is answered by us, in the envelope.
		http: { requireHostHeader: false, headersTimeout, connectionsCheckingInterval },
		// Addresses no route can be looked up for: no hook runs for them.
		frameworkErrors(error, request, reply) {
			answerError(error, request, reply.headers(securityHeaders(request, publicUrl)));
		},
		clientErrorHandler: answerBrokenRequests(publicUrl),
	}) satisfies FastifyHttpOptions<Server>;

/** Of a server without a public address. */
export const serverOptions = serverOptionsFor("");
