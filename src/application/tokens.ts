import { type Token, token } from "#ports/token.ts";
import type { UseCases } from "./recipes/recipes.ts";

/**
 * Every use case by name, for `use(useCases.viewBooking)`. Made of names alone: hydration must not load the classes
 * (ADR 1).
 */
export const useCases = new Proxy({} as { readonly [K in keyof UseCases]: Token<UseCases[K]> }, {
	get: (_, name) => token(String(name)),
});
