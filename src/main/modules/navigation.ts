import { ContainerModule } from "inversify";
import { FollowTarget } from "#application/navigation/FollowTarget.ts";
import { GoBack } from "#application/navigation/GoBack.ts";
import { RecordVisit } from "#application/navigation/RecordVisit.ts";
import { RunPendingAction } from "#application/navigation/RunPendingAction.ts";
import { TakeDetour } from "#application/navigation/TakeDetour.ts";
import { FollowSession } from "#application/session/FollowSession.ts";
import { TellSession } from "#application/session/TellSession.ts";
import { useCases } from "#application/tokens.ts";
import { Report } from "#application/tracking/Report.ts";
import { ports } from "#ports/tokens.ts";
import { key } from "../containers.ts";

export const navigationModule = new ContainerModule(({ bind }) => {
	bind(key(useCases.followTarget)).toResolvedValue(
		(host, navigation, windows) => new FollowTarget({ host, navigation, windows }),
		[key(ports.nativeHost), key(ports.pageNavigation), key(ports.windows)],
	);
	bind(key(useCases.recordVisit)).toResolvedValue(
		(visits, tracker, detour) => new RecordVisit({ visits, tracker, detour }),
		[key(ports.visits), key(ports.tracker), key(useCases.takeDetour)],
	);
	bind(key(useCases.takeDetour)).toResolvedValue(
		(kept, visitor, navigation) => new TakeDetour({ kept, visitor, navigation }),
		[key(ports.keptAddresses), key(ports.currentVisitor), key(ports.pageNavigation)],
	);
	bind(key(useCases.goBack)).toResolvedValue(
		(visits, navigation) => new GoBack({ visits, navigation }),
		[key(ports.visits), key(ports.pageNavigation)],
	);
	bind(key(useCases.runPendingAction)).toResolvedValue(
		(wishes, coupons, notices, dialogs, navigation, tracker) =>
			new RunPendingAction({ wishes, coupons, notices, dialogs, navigation, tracker }),
		[
			key(ports.wishes),
			key(ports.memberCoupons),
			key(ports.advanceNotices),
			key(ports.dialogs),
			key(ports.pageNavigation),
			key(ports.tracker),
		],
	);
	bind(key(useCases.followSession)).toResolvedValue(
		(news, store, cache, start, visitor, navigation) =>
			new FollowSession({ news, store, cache, start, visitor, navigation }),
		[
			key(ports.sessionNews),
			key(ports.sessionStore),
			key(ports.memberCache),
			key(useCases.startSession),
			key(ports.currentVisitor),
			key(ports.pageNavigation),
		],
	);
	bind(key(useCases.tellSession)).toResolvedValue(
		(news) => new TellSession({ news }),
		[key(ports.sessionNews)],
	);
	bind(key(useCases.report)).toResolvedValue((tracker) => new Report({ tracker }), [key(ports.tracker)]);
});
