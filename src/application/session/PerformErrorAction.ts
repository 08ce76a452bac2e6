import { loginPath, loginRoute } from "#domain/navigation/returnTarget.ts";
import { type ErrorAction, mayReload } from "#domain/support/errorAction.ts";
import type { CallFailures } from "#ports/CallFailures.ts";
import type { Clock } from "#ports/Clock.ts";
import type { Dialogs } from "#ports/Dialogs.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";
import type { ReloadMemory } from "#ports/ReloadMemory.ts";
import type { ReturnTargets } from "#ports/ReturnTargets.ts";
import type { LocalSession } from "./LocalSession.ts";

interface PerformErrorActionDeps {
	readonly dialogs: Dialogs;
	readonly navigation: PageNavigation;
	readonly returnTargets: ReturnTargets;
	readonly reloads: ReloadMemory;
	readonly clock: Clock;
	readonly session: LocalSession;
}

/**
 * The effects of a failed call in their fixed orders (DEC-107, DEC-108, DEC-110, DEC-111). Calls that fail together while
 * a session ends are answered by that one ending: one alert, one navigation.
 */
export class PerformErrorAction implements CallFailures {
	readonly #deps: PerformErrorActionDeps;
	#ending: Promise<void> | null = null;

	constructor(deps: PerformErrorActionDeps) {
		this.#deps = deps;
	}

	async perform(action: ErrorAction): Promise<void> {
		const { dialogs, session } = this.#deps;
		switch (action.kind) {
			case "none":
			case "refresh":
				return;
			case "alert":
				if (this.#ending === null) void dialogs.alert(action.text);
				return;
			case "clear":
				return session.forget();
			default:
				this.#end(action);
		}
	}

	#end(action: Exclude<ErrorAction, { kind: "none" | "refresh" | "alert" | "clear" }>): void {
		this.#ending ??= this.#carryOut(action).finally(() => {
			this.#ending = null;
		});
	}

	async #carryOut(action: Parameters<PerformErrorAction["perform"]>[0]): Promise<void> {
		const { dialogs, navigation, returnTargets, reloads, clock, session } = this.#deps;
		const here = navigation.current();
		switch (action.kind) {
			case "askLogin":
				await dialogs.alert(action.text);
				return navigation.go(loginPath(here));
			case "forcedLogout":
				await session.forget();
				returnTargets.save(here);
				return navigation.go(loginPath(here));
			case "memberChanged":
				await session.leave();
				await dialogs.alert(action.text);
				return navigation.go(loginRoute);
			case "loginExpired": {
				await session.forget();
				returnTargets.save(here);
				await dialogs.alert(action.text);
				const now = clock.now();
				if (!mayReload(reloads.lastReloadAt(), now)) return navigation.go(loginPath(here));
				reloads.remember(now);
				return navigation.reload();
			}
		}
	}
}
