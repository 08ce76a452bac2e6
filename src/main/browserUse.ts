import type { AppState } from "#ui/app/AppState.ts";
import type { Use } from "#ui/app/use.ts";
import { browserContainer } from "./container.browser.ts";
import { isKnown, resolveFrom } from "./containers.ts";
import { lazyUse } from "./lazyUse.ts";
import { once } from "./once.ts";

/**
 * Builds the container and the use cases that every page needs; loaded as a separate chunk through `lazyUse`. On-demand use cases are in
 * another chunk.
 */
export function browserUse(app: AppState): Use {
	const onDemand = once(async () => (await import("./onDemand.ts")).addOnDemand(app, container));
	const container = browserContainer(app, onDemand);
	const use = resolveFrom(container);
	const late = lazyUse(async () => {
		await onDemand();
		return use;
	});
	return (token) => (isKnown(token) ? use : late)(token);
}
