import { ContainerModule } from "inversify";
import { FollowTarget } from "#application/navigation/FollowTarget.ts";
import { useCases } from "#application/tokens.ts";
import { ports } from "#ports/tokens.ts";
import { key } from "../containers.ts";

export const navigationModule = new ContainerModule(({ bind }) => {
	bind(key(useCases.followTarget)).toResolvedValue(
		(host, navigation, windows) => new FollowTarget({ host, navigation, windows }),
		[key(ports.nativeHost), key(ports.pageNavigation), key(ports.windows)],
	);
});
