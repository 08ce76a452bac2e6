import type { CallFailure } from "#domain/support/CallFailure.ts";

/** What a form says beside its button: the server's words for a refusal; null where a popup has told it already (DEC-106). */
export const refusalText = (failure: CallFailure, otherwise: string): string | null =>
	(failure.kind === "http" && failure.status === 400) || failure.kind === "refused"
		? (failure.message ?? otherwise)
		: null;
