import type { Container } from "inversify";
import type { AppState } from "#ui/app/AppState.ts";
import { childOf, rootOf } from "./containers.ts";
import { modules } from "./modules/all.ts";

/** The ports of a page in a browser or in the app's web view. Loaded on the first use case, not with hydration. */
export function browserContainer(_app: AppState): Container {
	return childOf(rootOf(modules));
}
