import { type Token, token } from "#ports/token.ts";
import type { UseCases } from "./recipes/recipes.ts";

/** Tokens of all use cases, for `use(useCases.viewBooking)`. Built from names alone, so that hydration does not load the classes (ADR 1). */
export const useCases = new Proxy({} as { readonly [K in keyof UseCases]: Token<UseCases[K]> }, {
	get: (_, name) => token(String(name)),
});
