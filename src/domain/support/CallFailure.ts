import { shellTexts } from "#domain/copy/shell.ts";
import { hasValue } from "./values.ts";

/** What can become of a call instead of its answer. */
export type CallFailure =
	/** The caller went away, or took the call back. */
	| { readonly kind: "cancelled" }
	/** No answer came: offline, refused, timed out. */
	| { readonly kind: "network" }
	/** An answer with an error status; code and message when its body was the wrapper. */
	| {
			readonly kind: "http";
			readonly status: number;
			readonly code: number | null;
			readonly message: string | null;
			/** What a refusal tells beside its message: the changed ledger (-202), the new quote (-203). */
			readonly data?: unknown;
	  }
	/** Status 200 with result FAIL; without a message of its own it says 'invalid response value'. */
	| { readonly kind: "refused"; readonly code: number | null; readonly message: string }
	/** An answer that is not what the contract says. [DEC-112] */
	| { readonly kind: "badResponse" };

/** How a call that brought no data ended. */
export interface CallEnd {
	/** Null when no answer came at all. */
	readonly status: number | null;
	readonly isCancelled: boolean;
	/** The parsed body; anything when it was not JSON. */
	readonly body: unknown;
}

interface FailBody {
	readonly code: number | null;
	readonly message: string | null;
}

function readFail(body: unknown): FailBody | null {
	if (typeof body !== "object" || body === null || !("result" in body) || body.result !== "FAIL") return null;
	const code = "code" in body && Number.isInteger(body.code) ? (body.code as number) : null;
	const message = "message" in body && hasValue(body.message) ? body.message : null;
	return { code, message };
}

/**
 * Names what went wrong. Having a response status is what makes it an HTTP error; no status is a cancelled call or the network.
 * [HTTP-08, HTTP-09, DEC-112]
 */
export function callFailure({ status, isCancelled, body }: CallEnd): CallFailure {
	if (status === null) return { kind: isCancelled ? "cancelled" : "network" };
	const fail = readFail(body);
	if (status < 200 || status > 299) {
		return { kind: "http", status, code: fail?.code ?? null, message: fail?.message ?? null };
	}
	return fail === null
		? { kind: "badResponse" }
		: { kind: "refused", code: fail.code, message: fail.message ?? shellTexts.error.badResponse };
}

/** Status 401, whatever the body says. [HTTP-10] */
export const isUnauthorized = (failure: CallFailure): boolean =>
	failure.kind === "http" && failure.status === 401;
