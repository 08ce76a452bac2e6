import { ContainerModule } from "inversify";
import { Arrival } from "#application/session/Arrival.ts";
import { EnterSocially } from "#application/social/EnterSocially.ts";
import { FindReturnTarget } from "#application/social/FindReturnTarget.ts";
import { ViewPendingSocial } from "#application/social/ViewPendingSocial.ts";
import { useCases } from "#application/tokens.ts";
import { token } from "#ports/token.ts";
import { ports } from "#ports/tokens.ts";
import { key } from "../containers.ts";

/** Shared by the use cases that log in. */
export const arrival = token<Arrival>("Arrival");

export const socialModule = new ContainerModule(({ bind }) => {
	bind(key(arrival)).toResolvedValue(
		(calls, cache, visitor, surface, belongings) =>
			new Arrival({ calls, cache, visitor, surface, belongings }),
		[
			key(ports.sessionCalls),
			key(ports.memberCache),
			key(ports.currentVisitor),
			key(ports.surface),
			key(ports.belongings),
		],
	);
	bind(key(useCases.enterSocially)).toResolvedValue(
		(social, pending, returnTargets, clock, welcome) =>
			new EnterSocially({ social, pending, returnTargets, clock, arrival: welcome }),
		[
			key(ports.socialCalls),
			key(ports.pendingSocials),
			key(ports.returnTargets),
			key(ports.clock),
			key(arrival),
		],
	);
	bind(key(useCases.viewPendingSocial)).toResolvedValue(
		(pending, clock) => new ViewPendingSocial({ pending, clock }),
		[key(ports.pendingSocials), key(ports.clock)],
	);
	bind(key(useCases.findReturnTarget)).toResolvedValue(
		(returnTargets) => new FindReturnTarget({ returnTargets }),
		[key(ports.returnTargets)],
	);
});
