import type { ErrorAction } from "#domain/support/errorAction.ts";

/** Carries out what the rules decided about a failed call: session effects and at most one popup (DEC-106 to DEC-111). */
export interface CallFailures {
	/** Resolves when everything but the traveller's own tap is done. */
	perform(action: ErrorAction): Promise<void>;
}
