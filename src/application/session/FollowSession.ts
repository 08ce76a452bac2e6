import { isMemberPage } from "#domain/navigation/memberPages.ts";
import { loginPath, loginRoute, returnTarget } from "#domain/navigation/returnTarget.ts";
import type { CurrentVisitor } from "#ports/CurrentVisitor.ts";
import type { MemberCache } from "#ports/MemberCache.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";
import type { SessionNews } from "#ports/SessionNews.ts";
import type { SessionStore } from "#ports/SessionStore.ts";
import type { StartSession } from "./StartSession.ts";

interface FollowSessionDeps {
	readonly news: SessionNews;
	readonly store: SessionStore;
	readonly cache: MemberCache;
	readonly start: Pick<StartSession, "execute">;
	readonly visitor: CurrentVisitor;
	readonly navigation: PageNavigation;
}

/**
 * Keeps this page in step with the session when it changes elsewhere: a logout in one tab is a logout in all, and a page
 * that comes out of the browser's back cache shows nobody who has left since.
 */
export class FollowSession {
	readonly #deps: FollowSessionDeps;

	constructor(deps: FollowSessionDeps) {
		this.#deps = deps;
	}

	/** Until `signal` says so. */
	async execute({ signal }: { readonly signal: AbortSignal }): Promise<void> {
		const stop = this.#deps.news.listen(() => void this.#catchUp());
		signal.addEventListener("abort", stop, { once: true });
	}

	async #catchUp(): Promise<void> {
		const { start, visitor, navigation } = this.#deps;
		if (!this.#hasChanged()) return;
		const before = { isSignedIn: visitor.isSignedIn(), name: visitor.member?.name };
		await start.execute();
		const isSignedIn = visitor.isSignedIn();
		// What the page shows was somebody else's.
		if (before.isSignedIn && isSignedIn && before.name !== visitor.member?.name) return navigation.reload();
		if (before.isSignedIn === isSignedIn) return;
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
		const { store, cache, visitor } = this.#deps;
		const isHere = store.read() !== "none";
		const kept = cache.read();
		return isHere !== visitor.isSignedIn() || (isHere && kept !== null && kept.name !== visitor.member?.name);
	}
}
