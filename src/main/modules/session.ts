import { ContainerModule } from "inversify";
import { Arrival } from "#application/session/Arrival.ts";
import { LocalSession } from "#application/session/LocalSession.ts";
import { LogIn } from "#application/session/LogIn.ts";
import { LogOut } from "#application/session/LogOut.ts";
import { PerformErrorAction } from "#application/session/PerformErrorAction.ts";
import { StartSession } from "#application/session/StartSession.ts";
import { useCases } from "#application/tokens.ts";
import type { CallFailures } from "#ports/CallFailures.ts";
import { token } from "#ports/token.ts";
import { ports } from "#ports/tokens.ts";
import { key } from "../containers.ts";

/** Shared by the use cases that begin a session. */
export const arrival = token<Arrival>("Arrival");

/** Shared by the use cases that end a session. */
export const localSession = token<LocalSession>("LocalSession");

/** What failed calls do to the session; a page makes it once and binds it as its `ports.callFailures`. */
export const errorActions = token<CallFailures>("ErrorActions");

export const sessionModule = new ContainerModule(({ bind }) => {
	bind(key(localSession)).toResolvedValue(
		(store, cache, returnTargets, visitor, belongings) =>
			new LocalSession({ store, cache, returnTargets, visitor, belongings }),
		[
			key(ports.sessionStore),
			key(ports.memberCache),
			key(ports.returnTargets),
			key(ports.currentVisitor),
			key(ports.belongings),
		],
	);
	bind(key(ports.callFailures)).toResolvedValue((actions) => actions, [key(errorActions)]);
	bind(key(errorActions)).toResolvedValue(
		(dialogs, navigation, returnTargets, reloads, clock, session) =>
			new PerformErrorAction({ dialogs, navigation, returnTargets, reloads, clock, session }),
		[
			key(ports.dialogs),
			key(ports.pageNavigation),
			key(ports.returnTargets),
			key(ports.reloadMemory),
			key(ports.clock),
			key(localSession),
		],
	);
	bind(key(useCases.startSession)).toResolvedValue(
		(store, renewal, calls, cache, visitor, failures) =>
			new StartSession({ store, renewal, calls, cache, visitor, failures }),
		[
			key(ports.sessionStore),
			key(ports.sessionRenewal),
			key(ports.sessionCalls),
			key(ports.memberCache),
			key(ports.currentVisitor),
			key(ports.callFailures),
		],
	);
	bind(key(arrival)).toResolvedValue(
		(calls, store, dialogs, cache, visitor, surface, belongings) =>
			new Arrival({ calls, store, dialogs, cache, visitor, surface, belongings }),
		[
			key(ports.sessionCalls),
			key(ports.sessionStore),
			key(ports.dialogs),
			key(ports.memberCache),
			key(ports.currentVisitor),
			key(ports.surface),
			key(ports.belongings),
		],
	);
	bind(key(useCases.logIn)).toResolvedValue(
		(calls, arrived) => new LogIn({ calls, arrival: arrived }),
		[key(ports.sessionCalls), key(arrival)],
	);
	bind(key(useCases.logOut)).toResolvedValue(
		(calls, navigation, session) => new LogOut({ calls, navigation, session }),
		[key(ports.sessionCalls), key(ports.pageNavigation), key(localSession)],
	);
});
