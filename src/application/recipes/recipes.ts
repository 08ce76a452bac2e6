import { firstUseCases } from "./first.ts";
import { onDemandUseCases } from "./onDemand.ts";
import type { Recipe } from "./Recipe.ts";

/** Every use case by name, and what it is made of. The composition root binds each of them. */
export const recipes = { ...firstUseCases, ...onDemandUseCases };

export type UseCases = {
	readonly [K in keyof typeof recipes]: (typeof recipes)[K] extends Recipe<infer U> ? U : never;
};
