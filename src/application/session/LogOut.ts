import { homeRoute } from "#domain/navigation/returnTarget.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";
import type { SessionCalls } from "#ports/SessionCalls.ts";
import type { LocalSession } from "./LocalSession.ts";

interface LogOutDeps {
	readonly calls: SessionCalls;
	readonly navigation: PageNavigation;
	readonly session: LocalSession;
}

/**
 * Goes to main first, then tells the server, then forgets the session whatever came of it (AUTH-SESSION-05 to 08). Main was
 * still made for the member, so it is asked for once more.
 */
export class LogOut {
	readonly #deps: LogOutDeps;

	constructor(deps: LogOutDeps) {
		this.#deps = deps;
	}

	async execute(): Promise<void> {
		const { calls, navigation, session } = this.#deps;
		await navigation.go(homeRoute);
		await calls.logOut();
		await session.leave();
		await navigation.refresh();
	}
}
