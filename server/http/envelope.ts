import type { FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "./Refusal.ts";

/** The wrapper of a success. [HTTP-03, DEC-104] */
export const success = (data: unknown) => ({ result: "SUCCESS", data }) as const;

/** The wrapper of a failure. [HTTP-04, DEC-104] */
const failure = ({ code, message, data }: Refusal) => ({ result: "FAIL", code, message, data }) as const;

export function sendRefusal(reply: FastifyReply, refusal: Refusal, status = refusal.status) {
	return reply.code(status).send(failure(refusal));
}

/** Answers whatever was thrown, in the wrapper. What nobody expected is logged and tells the caller nothing. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
	if (error instanceof Refusal) return sendRefusal(reply, error);
	const status = clientErrorStatus(error);
	if (status) return sendRefusal(reply, new Refusal("invalidRequest"), status);
	request.log.error({ err: error }, "a call broke");
	return sendRefusal(reply, new Refusal("serverError"));
}

/** The status of an error that Fastify itself raised about the request: bad JSON, size, media type, address. */
function clientErrorStatus(error: unknown): number | null {
	if (!(error instanceof Error) || !("statusCode" in error) || !("code" in error)) return null;
	const { statusCode, code } = error;
	const isFramework = typeof code === "string" && code.startsWith("FST_ERR_");
	return isFramework && typeof statusCode === "number" && statusCode >= 400 && statusCode < 500
		? statusCode
		: null;
}
