import { firstUseCases } from "./first.ts";
import { furtherUseCases } from "./further.ts";
import type { Recipe } from "./Recipe.ts";

/** Every use case by name, and what it is made of. The composition root binds each of them. */
export const recipes = { ...firstUseCases, ...furtherUseCases };

export type UseCases = {
	readonly [K in keyof typeof recipes]: (typeof recipes)[K] extends Recipe<infer U> ? U : never;
};
