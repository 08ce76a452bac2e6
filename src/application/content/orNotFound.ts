import { err, type Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import { failures } from "#domain/support/failures.ts";

/** `notFound`: there is no such thing, or it may not be seen. */
export type ContentFailure = { readonly kind: "notFound" } | CallFailure;

/** The answer, with the server's 'not there' told apart from every other failure: its page is an unknown page. */
export function orNotFound<T>(answer: Result<T, CallFailure>): Result<T, ContentFailure> {
	if (answer.ok) return answer;
	const isUnknown = "code" in answer.error && answer.error.code === failures.notFound.code;
	return isUnknown ? err({ kind: "notFound" }) : answer;
}
