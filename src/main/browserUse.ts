import type { AppState } from "#ui/app/AppState.ts";
import type { Use } from "#ui/app/use.ts";
import { browserContainer } from "./container.browser.ts";
import { isKnown, resolveFrom } from "./containers.ts";
import { lazyUse } from "./lazyUse.ts";
import { once } from "./once.ts";

/** The chunk behind `lazyUse`: the container, and what every page does by itself. What somebody asks for is another one. */
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
