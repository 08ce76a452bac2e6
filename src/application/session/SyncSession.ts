import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import { loginRoute, returnTarget } from "#domain/navigation/returnTarget.ts";
import type { CurrentVisitor } from "#ports/CurrentVisitor.ts";
import type { MemberCache } from "#ports/MemberCache.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";
import type { SessionChanges } from "#ports/SessionChanges.ts";
import { redrawForNobody } from "./goToLogin.ts";
import type { MemberSession } from "./MemberSession.ts";

interface FollowSessionDeps {
	readonly news: SessionChanges;
	readonly session: Pick<MemberSession, "state" | "canRenew" | "start" | "recheck" | "belongsToOtherMember">;
	readonly cache: MemberCache;
	readonly visitor: CurrentVisitor;
	readonly navigation: PageNavigation;
}

/**
 * Keeps this page in sync when the session changes elsewhere: a logout in one tab logs out all tabs, and a page restored from the
 * back/forward cache never shows a member who has since logged out. If the server could not be reached about the session, it is asked again
 * (DEC-186).
 */
export class SyncSession extends UseCaseOf<FollowSessionDeps> {
	/** Runs until `signal` is aborted. */
	async execute({ signal }: { readonly signal: AbortSignal }): Promise<void> {
		const stop = this.deps.news.listen(() => void this.#catchUp());
		signal.addEventListener("abort", stop);
	}

	async #catchUp(): Promise<void> {
		const { session, visitor, navigation } = this.deps;
		const hasChanged = this.#hasChanged();
		if (!hasChanged && session.state !== "UNREACHED") return;
		const wasSignedIn = visitor.isSignedIn();
		// The page shows another member's data.
		if (wasSignedIn && session.canRenew() && session.belongsToOtherMember()) return navigation.reload();
		if (hasChanged) await session.start();
		else await session.recheck();
		const isSignedIn = visitor.isSignedIn();
		if (wasSignedIn === isSignedIn) return;
		if (!isSignedIn) return redrawForNobody(navigation);
		const [pathname, query] = navigation.current().split("?");
		if (pathname === loginRoute) {
			return navigation.go(returnTarget(new URLSearchParams(query).get("returnUrl") ?? "/"), {
				replace: true,
			});
		}
		// Prices, wish list hearts and banners depend on the visitor.
		return navigation.refresh();
	}

	/** Compares with the data on this device only: a page restored offline must not lose its member (DEC-111). */
	#hasChanged(): boolean {
		const { session, cache, visitor } = this.deps;
		// The session could not be verified yet, so stored tokens alone are not a change.
		if (session.state === "UNREACHED" && session.canRenew()) return false;
		const isHere = session.canRenew();
		if (isHere !== visitor.isSignedIn()) return true;
		const kept = cache.read();
		return (
			isHere && (session.belongsToOtherMember() || (kept !== null && kept.name !== visitor.member?.name))
		);
	}
}
