import { CurrentMember } from "#application/membership/CurrentMember.ts";
import { LoginCompletion } from "#application/session/LoginCompletion.ts";
import { accountUseCases } from "./account.ts";
import { bookingUseCases } from "./booking.ts";
import { contentUseCases } from "./content.ts";
import { dealsUseCases } from "./deals.ts";
import { memberUseCases } from "./member.ts";
import { membershipUseCases } from "./membership.ts";
import { navigationUseCases } from "./navigation.ts";
import { passkeyUseCases } from "./passkey.ts";
import { recipe } from "./Recipe.ts";
import { searchUseCases } from "./search.ts";
import { sessionUseCases } from "./session.ts";
import { socialUseCases } from "./social.ts";
import { stayUseCases } from "./stay.ts";

/** Use cases that run on the visitor's request. */
export const onDemandUseCases = {
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

/** The on-demand use cases and the objects that several of them share. */
export const onDemandRecipes = {
	...onDemandUseCases,
	arrival: recipe(LoginCompletion, {
		calls: "sessionCalls",
		store: "sessionStore",
		session: "memberSession",
		surface: "surface",
	}),
	currentMember: recipe(CurrentMember, {
		calls: "sessionCalls",
		cache: "memberCache",
		visitor: "currentVisitor",
	}),
};
