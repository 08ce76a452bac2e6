import { firstUseCases } from "./first.ts";
import { onDemandUseCases } from "./onDemand.ts";
import type { Recipe } from "./Recipe.ts";

/** All use cases by name, with their parts; the composition root builds each of them. */
export const recipes = { ...firstUseCases, ...onDemandUseCases };

export type UseCases = {
	readonly [K in keyof typeof recipes]: (typeof recipes)[K] extends Recipe<infer U> ? U : never;
};
