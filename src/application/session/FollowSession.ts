import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import { isMemberPage } from "#domain/navigation/memberPages.ts";
import { loginPath, loginRoute, returnTarget } from "#domain/navigation/returnTarget.ts";
import type { CurrentVisitor } from "#ports/CurrentVisitor.ts";
import type { MemberCache } from "#ports/MemberCache.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";
import type { SessionNews } from "#ports/SessionNews.ts";
import type { MemberSession } from "./MemberSession.ts";

interface FollowSessionDeps {
	readonly news: SessionNews;
	readonly session: Pick<MemberSession, "state" | "possible" | "start" | "recheck" | "isSomebodyElses">;
	readonly cache: MemberCache;
	readonly visitor: CurrentVisitor;
	readonly navigation: PageNavigation;
}

/**
 * Keeps this page in step with the session when it changes elsewhere: a logout in one tab is a logout in all, and a page
 * that comes out of the browser's back cache shows nobody who has left since. A session nobody could be asked about is asked
 * about again (DEC-186).
 */
export class FollowSession extends UseCaseOf<FollowSessionDeps> {
	/** Until `signal` says so. */
	async execute({ signal }: { readonly signal: AbortSignal }): Promise<void> {
		const stop = this.deps.news.listen(() => void this.#catchUp());
		signal.addEventListener("abort", stop);
	}

	async #catchUp(): Promise<void> {
		const { session, visitor, navigation } = this.deps;
		const hasChanged = this.#hasChanged();
		if (!hasChanged && session.state !== "UNREACHED") return;
		const wasSignedIn = visitor.isSignedIn();
		// What the page shows is somebody else's.
		if (wasSignedIn && session.possible() && session.isSomebodyElses()) return navigation.reload();
		if (hasChanged) await session.start();
		else await session.recheck();
		const isSignedIn = visitor.isSignedIn();
		if (wasSignedIn === isSignedIn) return;
		const here = navigation.current();
		const [pathname = "", query] = here.split("?");
		if (!isSignedIn && isMemberPage(pathname)) return navigation.go(loginPath(here), { replace: true });
		if (isSignedIn && pathname === loginRoute) {
			return navigation.go(returnTarget(new URLSearchParams(query).get("returnUrl") ?? "/"), {
				replace: true,
			});
		}
		// Prices, hearts and banners are made for who is looking.
		return navigation.refresh();
	}

	/** By what lies on the device: a page that comes back without a network must not lose its member over it (DEC-111). */
	#hasChanged(): boolean {
		const { session, cache, visitor } = this.deps;
		// Nobody could be asked who is signed in: that somebody is, is no news.
		if (session.state === "UNREACHED" && session.possible()) return false;
		const isHere = session.possible();
		if (isHere !== visitor.isSignedIn()) return true;
		const kept = cache.read();
		return isHere && (session.isSomebodyElses() || (kept !== null && kept.name !== visitor.member?.name));
	}
}
