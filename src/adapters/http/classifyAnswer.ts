import type { Failure } from "#domain/failure/Failure.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import { AnswerTooLongError } from "./boundedFetch.ts";
import { failureOf } from "./failureOf.ts";

/** What openapi-fetch resolves to, success or not. */
export interface RawAnswer<D> {
	readonly data?: { readonly result: "SUCCESS"; readonly data: D } | undefined;
	readonly error?: unknown;
	readonly response: Response;
}

/** What an answer holds that brought no data. */
export const failedBody = ({ data, error, response }: RawAnswer<unknown>): unknown =>
	response.ok ? data : error;

/** Reads the wrapper (DEC-104); whatever is not it is a broken answer (DEC-112). */
export function classifyAnswer<D>(answer: RawAnswer<D>): Result<D, Failure> {
	const { data, response } = answer;
	if (response.ok && data?.result === "SUCCESS" && isObject(data.data)) return ok(data.data);
	return err(failureOf(response.status, failedBody(answer)));
}

const isObject = (data: unknown): boolean =>
	typeof data === "object" && data !== null && !Array.isArray(data);

/** A call that ended without an answer: taken back, cut off, or an answer that is not JSON or has no end (HTTP-08). */
export function classifyThrown(error: unknown): Failure {
	if (error instanceof DOMException && error.name === "AbortError") return { kind: "cancelled" };
	if (error instanceof SyntaxError || error instanceof AnswerTooLongError) return { kind: "broken" };
	return { kind: "unreachable" };
}
