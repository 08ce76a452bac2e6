import type { AnyUseCase, UseCaseToken } from "#application/use-case/UseCase.ts";

/**
 * How screens and view models reach the application: `use(useCases.searchStays).execute(input)`. On the server it resolves at once; in the
 * browser the first `execute` loads the composition root.
 */
export type Use = <U extends AnyUseCase>(token: UseCaseToken<U>) => Pick<U, "execute">;
