import type { AppState } from "#ui/app/AppState.ts";
import type { Use } from "#ui/app/use.ts";
import { browserContainer } from "./container.browser.ts";
import { resolveFrom } from "./containers.ts";

/** The chunk behind `lazyUse`: the container, the adapters and every library only they need. */
export const browserUse = (app: AppState): Use => resolveFrom(browserContainer(app));
