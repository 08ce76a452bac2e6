import type { Failure, RefusedKind } from "#domain/failure/Failure.ts";
import { type RefusalKind, refusals } from "#domain/failure/refusals.ts";
import { hasValue } from "#domain/shared/values.ts";

interface FailBody {
	readonly kind: RefusalKind | null;
	readonly message: string | null;
}

const kinds = Object.keys(refusals) as RefusalKind[];

/** Returns the kind by its name, or by its code if another server version sent no name or one unknown to this build. */
function kindOf(name: unknown, code: unknown): RefusalKind | null {
	return kinds.find((kind) => kind === name) ?? kinds.find((kind) => refusals[kind].code === code) ?? null;
}

function readFail(body: unknown): FailBody | null {
	if (typeof body !== "object" || body === null || !("result" in body) || body.result !== "FAIL") return null;
	const name = "kind" in body ? body.kind : null;
	const code = "code" in body ? body.code : null;
	const message = "message" in body && hasValue(body.message) ? body.message : null;
	return { kind: kindOf(name, code), message };
}

/** Whether the kind is a business refusal: those travel with status 400, the others are identified by their status. [DEC-105] */
const isBusiness = (kind: RefusalKind | null): kind is RefusedKind =>
	kind !== null && refusals[kind].status === 400;

/** Whether the status is temporary (request timeout, too many requests) and says nothing about the request itself. */
const isPassing = (status: number): boolean => status === 408 || status === 429;

/**
 * Maps a response without data to a failure. This is the only place where status and code become a kind. Any response with a status counts
 * as an answer. [HTTP-09, HTTP-10, DEC-105, DEC-106, DEC-112]
 */
export function failureOf(status: number, body: unknown): Failure {
	const fail = readFail(body);
	const isSuccess = status >= 200 && status <= 299;
	if (isSuccess && fail === null) return { kind: "broken" };
	const { kind, message } = fail ?? { kind: null, message: null };
	// Session failures take precedence over everything else (DEC-106).
	if (kind === "sessionGone") return { kind: "signedOut", reason: "expired" };
	if (status === 499) return { kind: "signedOut", reason: "memberChanged" };
	if (status === 401) return { kind: "signedOut", reason: "neverIn" };
	if (isSuccess) {
		return message === null ? { kind: "broken" } : { kind: isBusiness(kind) ? kind : "generic", message };
	}
	// Only a refusal with status 400 may show the server's own message (ERR-HTTP-08, DEC-106).
	if (status === 400) {
		const known = isBusiness(kind) ? kind : message === null ? "invalidRequest" : "generic";
		return { kind: known, message: message ?? refusals.invalidRequest.message };
	}
	if (status === 404) return { kind: "notFound", message: null };
	if (isPassing(status)) return { kind: "tooManyCalls", message: null };
	return { kind: status >= 500 ? "serverError" : "generic", message: null };
}

/** Returns the data in a FAIL wrapper besides its kind and message, or null. */
export function refusalData(body: unknown): unknown {
	return readFail(body) !== null && typeof body === "object" && body !== null && "data" in body
		? body.data
		: null;
}
