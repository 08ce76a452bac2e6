import { accountUseCases } from "./account.ts";
import { bookingUseCases } from "./booking.ts";
import { contentUseCases } from "./content.ts";
import { dealsUseCases } from "./deals.ts";
import { memberUseCases } from "./member.ts";
import { membershipUseCases } from "./membership.ts";
import { navigationUseCases } from "./navigation.ts";
import { passkeyUseCases } from "./passkey.ts";
import type { Recipe } from "./Recipe.ts";
import { searchUseCases } from "./search.ts";
import { sessionUseCases } from "./session.ts";
import { socialUseCases } from "./social.ts";
import { stayUseCases } from "./stay.ts";

/** Every use case by name, and what it is made of. The composition root binds each of them. */
export const recipes = {
	...accountUseCases,
	...bookingUseCases,
	...contentUseCases,
	...dealsUseCases,
	...memberUseCases,
	...membershipUseCases,
	...navigationUseCases,
	...passkeyUseCases,
	...searchUseCases,
	...sessionUseCases,
	...socialUseCases,
	...stayUseCases,
};

export type UseCases = {
	readonly [K in keyof typeof recipes]: (typeof recipes)[K] extends Recipe<infer U> ? U : never;
};
