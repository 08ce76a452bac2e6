import { randomUUID } from "node:crypto";
import type { FastifyServerOptions } from "fastify";
import { answerError } from "./envelope.ts";

/** What the calls need of the Fastify instance they are bound to. */
export const serverOptions = {
	// An id a caller chooses could be used to hide in the log.
	requestIdHeader: false,
	genReqId: () => randomUUID(),
	// Ids of several rooms, comma-joined and percent-encoded, share one path segment (DEC-057).
	routerOptions: { maxParamLength: 1000 },
	// Addresses no route can be looked up for.
	frameworkErrors: answerError,
} satisfies FastifyServerOptions;
