import type { Failure } from "#domain/failure/Failure.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import { AnswerTooLongError } from "./boundedFetch.ts";
import { failureOf } from "./failureOf.ts";

/** What openapi-fetch resolves to, on success or failure. */
export interface RawAnswer<D> {
	readonly data?: { readonly result: "SUCCESS"; readonly data: D } | undefined;
	readonly error?: unknown;
	readonly response: Response;
}

/** Returns the body of a response that brought no data. */
export const failedBody = ({ data, error, response }: RawAnswer<unknown>): unknown =>
	response.ok ? data : error;

/** Unwraps the response (DEC-104); anything not in the wrapper format is a broken response (DEC-112). */
export function classifyAnswer<D>(answer: RawAnswer<D>): Result<D, Failure> {
	const { data, response } = answer;
	if (response.ok && data?.result === "SUCCESS" && isObject(data.data)) return ok(data.data);
	return err(failureOf(response.status, failedBody(answer)));
}

const isObject = (data: unknown): boolean =>
	typeof data === "object" && data !== null && !Array.isArray(data);

/** Maps the error of a call without a usable response: cancelled, connection lost, or a body that is not JSON or is too long (HTTP-08). */
export function classifyThrown(error: unknown): Failure {
	if (error instanceof DOMException && error.name === "AbortError") return { kind: "cancelled" };
	if (error instanceof SyntaxError || error instanceof AnswerTooLongError) return { kind: "broken" };
	return { kind: "unreachable" };
}
