import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import { AnswerTooLongError } from "./boundedFetch.ts";

/** What openapi-fetch resolves to, success or not. */
export interface RawAnswer<D> {
	readonly data?: { readonly result: "SUCCESS"; readonly data: D } | undefined;
	readonly error?: unknown;
	readonly response: Response;
}

/** Reads the wrapper (DEC-104); whatever is not it is a bad response (DEC-112). */
export function classifyAnswer<D>({ data, error, response }: RawAnswer<D>): Result<D, CallFailure> {
	if (!response.ok) {
		const failure = wrapperOf(error);
		return err({
			kind: "http",
			status: response.status,
			code: failure?.code ?? null,
			message: failure?.message ?? null,
			data: failure?.data ?? null,
		});
	}
	if (data?.result === "SUCCESS" && data.data !== undefined && data.data !== null) return ok(data.data);
	const failure = wrapperOf(data);
	if (failure?.message) return err({ kind: "refused", code: failure.code, message: failure.message });
	return err({ kind: "badResponse" });
}

/** A call that ended without an answer: taken back, cut off, or an answer that is not JSON or has no end. */
export function classifyThrown(error: unknown): CallFailure {
	if (error instanceof DOMException && error.name === "AbortError") return { kind: "cancelled" };
	if (error instanceof SyntaxError || error instanceof AnswerTooLongError) return { kind: "badResponse" };
	return { kind: "network" };
}

function wrapperOf(body: unknown): { code: number | null; message: string | null; data: unknown } | null {
	if (typeof body !== "object" || body === null || !("result" in body) || body.result !== "FAIL") return null;
	const { code, message, data } = body as { code?: unknown; message?: unknown; data?: unknown };
	return {
		code: typeof code === "number" ? code : null,
		message: typeof message === "string" && message.trim() !== "" ? message : null,
		data: data ?? null,
	};
}
