import type { Token } from "#ports/token.ts";
import type { FailureDisplay } from "./failurePolicies.ts";

/** What screens can ask of the application: one verb, one method, one input and, where it can be taken back, options. */
export interface UseCase<A extends readonly unknown[], O> {
	/** How its failures are shown; by a popup unless it says otherwise. */
	readonly failures?: FailureDisplay;
	execute(...input: A): Promise<O>;
}

// biome-ignore lint/suspicious/noExplicitAny: the widest use case, for generic bounds only
export type AnyUseCase = UseCase<any, unknown>;

export type UseCaseToken<U extends AnyUseCase> = Token<U>;
