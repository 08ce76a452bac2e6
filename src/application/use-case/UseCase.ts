import type { Token } from "#ports/token.ts";
import type { FailureDisplay } from "./failurePolicies.ts";

/** An operation that screens can request: one verb, one method, one input and, where it can be cancelled, call options. */
export interface UseCase<A extends readonly unknown[], O> {
	/** How failures are shown; in a popup by default. */
	readonly failures?: FailureDisplay;
	execute(...input: A): Promise<O>;
}

// biome-ignore lint/suspicious/noExplicitAny: the widest use case, for generic bounds only
export type AnyUseCase = UseCase<any, unknown>;

export type UseCaseToken<U extends AnyUseCase> = Token<U>;
