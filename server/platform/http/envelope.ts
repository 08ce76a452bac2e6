import { randomInt } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import { Refusal } from "./Refusal.ts";

/** Wraps the data of a success. [HTTP-03, DEC-104] */
export const success = (data: unknown) => ({ result: "SUCCESS", data }) as const;

/** Wraps a failure. [HTTP-04, DEC-104] */
export const failureBody = ({ kind, code, message, data }: Refusal) =>
	({ result: "FAIL", kind, code, message, data }) as const;

/** Returns a random number of seconds to retry after, so that refused callers do not all return at the same time. */
export const busySeconds = (): number => randomInt(2, 5);

/**
 * Sends a refusal that must not be cached: what is missing now may exist in a minute, and a cache may keep a 404 or 414 without an explicit
 * directive.
 */
export function sendRefusal(reply: FastifyReply, refusal: Refusal, status = refusal.status) {
	reply.header("cache-control", "no-store");
	if (refusal.kind === "busy") reply.header("retry-after", busySeconds());
	return reply.code(status).send(failureBody(refusal));
}

/** Answers a request for an unknown path. */
export const answerMissing = (_request: FastifyRequest, reply: FastifyReply) =>
	sendRefusal(reply, new Refusal("notFound"));

/** Answers any error with a failure envelope. Unexpected errors are logged, and their details are not disclosed. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
	if (error instanceof Refusal) return sendRefusal(reply, error);
	if (error instanceof DatabaseUnavailable) {
		request.log.warn({ err: error }, `the database is ${error.reason}`);
		return sendRefusal(reply, new Refusal("busy"));
	}
	// The client has disconnected, so there is nobody to answer and no fault here.
	if (request.raw.socket.destroyed || hungUp.has(codeOf(error))) {
		request.log.info({ err: error }, "the caller hung up");
		return sendRefusal(reply, new Refusal("invalidRequest"));
	}
	// Text the database cannot store, in a request that no contract validates.
	if (codeOf(error) === "22021") return sendRefusal(reply, new Refusal("invalidRequest"));
	const status = clientErrorStatus(error);
	if (status) return sendRefusal(reply, new Refusal("invalidRequest"), status);
	request.log.error({ err: error }, "a call broke");
	return sendRefusal(reply, new Refusal("serverError"));
}

const hungUp = new Set(["ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE"]);

const codeOf = (error: unknown): string =>
	error instanceof Error && "code" in error ? String(error.code) : "";

/**
 * Returns the 4xx status of an error about the request raised by Fastify (bad JSON, size, media type, address) or by its file server, which
 * marks errors a caller may see: an unsatisfiable range, a failed precondition. Null for any other error.
 */
function clientErrorStatus(error: unknown): number | null {
	if (!(error instanceof Error) || !("statusCode" in error)) return null;
	const { statusCode } = error;
	const isAboutRequest = codeOf(error).startsWith("FST_ERR_") || ("expose" in error && error.expose === true);
	return isAboutRequest && typeof statusCode === "number" && statusCode >= 400 && statusCode < 500
		? statusCode
		: null;
}
