import { ContainerModule } from "inversify";
import { EnterSocially } from "#application/social/EnterSocially.ts";
import { FindReturnTarget } from "#application/social/FindReturnTarget.ts";
import { ViewPendingSocial } from "#application/social/ViewPendingSocial.ts";
import { useCases } from "#application/tokens.ts";
import { ports } from "#ports/tokens.ts";
import { key } from "../containers.ts";
import { arrival } from "./session.ts";

export const socialModule = new ContainerModule(({ bind }) => {
	bind(key(useCases.enterSocially)).toResolvedValue(
		(social, pending, returnTargets, clock, arrived) =>
			new EnterSocially({ social, pending, returnTargets, clock, arrival: arrived }),
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
