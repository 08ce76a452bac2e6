import { ContainerModule } from "inversify";
import { EnterSocially } from "#application/social/EnterSocially.ts";
import { FindReturnTarget } from "#application/social/FindReturnTarget.ts";
import { LeaveToWithdraw } from "#application/social/LeaveToWithdraw.ts";
import { ViewPendingSocial } from "#application/social/ViewPendingSocial.ts";
import { WithdrawAtApple } from "#application/social/WithdrawAtApple.ts";
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
	bind(key(useCases.leaveToWithdraw)).toResolvedValue(
		(pending, clock, windows) => new LeaveToWithdraw({ pending, clock, windows }),
		[key(ports.pendingSocials), key(ports.clock), key(ports.windows)],
	);
	bind(key(useCases.withdrawAtApple)).toResolvedValue(
		(pending, profile, withdraw) => new WithdrawAtApple({ pending, profile, withdraw }),
		[key(ports.pendingSocials), key(ports.profile), key(useCases.withdraw)],
	);
	bind(key(useCases.findReturnTarget)).toResolvedValue(
		(returnTargets) => new FindReturnTarget({ returnTargets }),
		[key(ports.returnTargets)],
	);
});
