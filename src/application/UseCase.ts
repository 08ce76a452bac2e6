import type { Token } from "#ports/token.ts";

export interface CallOptions {
	/** Aborts the work when the screen that asked for it is gone. */
	readonly signal?: AbortSignal | undefined;
}

/** What screens can ask of the application: one verb, one method. */
export interface UseCase<I, O> {
	execute(input: I, options?: CallOptions): Promise<O>;
}

// biome-ignore lint/suspicious/noExplicitAny: the widest use case, for generic bounds only
export type AnyUseCase = UseCase<any, unknown>;

export type UseCaseToken<U extends AnyUseCase> = Token<U>;
