import { randomInt } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import { Refusal } from "./Refusal.ts";

/** The wrapper of a success. [HTTP-03, DEC-104] */
export const success = (data: unknown) => ({ result: "SUCCESS", data }) as const;

/** The wrapper of a failure. [HTTP-04, DEC-104] */
export const failureBody = ({ kind, code, message, data }: Refusal) =>
	({ result: "FAIL", kind, code, message, data }) as const;

/** In so many seconds somebody may ask again that could not be served now: not all of them in the same. */
export const busySeconds = (): number => randomInt(2, 5);

/** Never to be kept: what is not there now may be there in a minute, and a cache keeps a 404 or 414 that says nothing about it. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal, status = refusal.status) {
	reply.header("cache-control", "no-store");
	if (refusal.kind === "busy") reply.header("retry-after", busySeconds());
	return reply.code(status).send(failureBody(refusal));
}

/** An address that is none. */
export const answerMissing = (_request: FastifyRequest, reply: FastifyReply) =>
	sendRefusal(reply, new Refusal("notFound"));

/** Answers whatever was thrown, in the wrapper. What nobody expected is logged and tells the caller nothing. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
	if (error instanceof Refusal) return sendRefusal(reply, error);
	if (error instanceof DatabaseUnavailable) {
		request.log.warn({ err: error }, `the database is ${error.reason}`);
		return sendRefusal(reply, new Refusal("busy"));
	}
	// Nobody is left to answer, and nothing is wrong here.
	if (request.raw.socket.destroyed || hungUp.has(codeOf(error))) {
		request.log.info({ err: error }, "the caller hung up");
		return sendRefusal(reply, new Refusal("invalidRequest"));
	}
	// A text that no column can hold, of an address that no contract reads.
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
 * The status of an error that Fastify itself raised about the request (bad JSON, size, media type, address), or its file server, which
 * marks what a caller may know: a part that the file has not, a condition that does not hold.
 */
function clientErrorStatus(error: unknown): number | null {
	if (!(error instanceof Error) || !("statusCode" in error)) return null;
	const { statusCode } = error;
	const isAboutRequest = codeOf(error).startsWith("FST_ERR_") || ("expose" in error && error.expose === true);
	return isAboutRequest && typeof statusCode === "number" && statusCode >= 400 && statusCode < 500
		? statusCode
		: null;
}
