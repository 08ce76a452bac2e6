import { cookieNames } from "#domain/member/sessionStorage.ts";
import type { AppState } from "#ui/app/AppState.ts";

/** A page restored from the back/forward cache is reloaded when somebody has logged in or out meanwhile, away from it. */
export function reloadForNewVisitor({ session }: Pick<AppState, "session">): void {
	window.addEventListener("pageshow", ({ persisted }) => {
		const hasSession = document.cookie
			.split("; ")
			.some((cookie) => cookie.startsWith(`${cookieNames.session}=`));
		if (!persisted || session.isUnreached || hasSession === session.signedIn) return;
		// Not even for the moment until it has reloaded.
		document.documentElement.hidden = true;
		window.location.reload();
	});
}
