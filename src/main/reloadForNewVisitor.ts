import { cookieNames } from "#domain/member/sessionStorage.ts";
import type { AppState } from "#ui/app/AppState.ts";

/** Reloads a page restored from the back/forward cache if someone has logged in or out elsewhere in the meantime. */
export function reloadForNewVisitor({ session }: Pick<AppState, "session">): void {
	window.addEventListener("pageshow", ({ persisted }) => {
		const hasSession = document.cookie
			.split("; ")
			.some((cookie) => cookie.startsWith(`${cookieNames.session}=`));
		if (!persisted || session.isMemberUnknown || hasSession === session.signedIn) return;
		// Hide the outdated content until the reload.
		document.documentElement.hidden = true;
		window.location.reload();
	});
}
