import { err, ok, type Result } from "#domain/shared/Result.ts";
import { type CallFailure, callFailure } from "#domain/support/CallFailure.ts";
import { AnswerTooLongError } from "./boundedFetch.ts";

/** What openapi-fetch resolves to, success or not. */
export interface RawAnswer<D> {
	readonly data?: { readonly result: "SUCCESS"; readonly data: D } | undefined;
	readonly error?: unknown;
	readonly response: Response;
}

/** Reads the wrapper (DEC-104); whatever is not it is a bad response (DEC-112). */
export function classifyAnswer<D>({ data, error, response }: RawAnswer<D>): Result<D, CallFailure> {
	const { ok: hasSucceeded, status } = response;
	if (hasSucceeded && data?.result === "SUCCESS" && data.data !== undefined && data.data !== null) {
		return ok(data.data);
	}
	const body = hasSucceeded ? data : error;
	const failure = callFailure({ status, isCancelled: false, body });
	return err(failure.kind === "http" ? { ...failure, data: dataOf(body) } : failure);
}

/** A call that ended without an answer: taken back, cut off, or an answer that is not JSON or has no end. */
export function classifyThrown(error: unknown): CallFailure {
	if (error instanceof DOMException && error.name === "AbortError") return { kind: "cancelled" };
	if (error instanceof SyntaxError || error instanceof AnswerTooLongError) return { kind: "badResponse" };
	return { kind: "network" };
}

/** What a FAIL wrapper carries beside its code and message. */
function dataOf(body: unknown): unknown {
	const isFail = typeof body === "object" && body !== null && "result" in body && body.result === "FAIL";
	return isFail && "data" in body ? body.data : null;
}
