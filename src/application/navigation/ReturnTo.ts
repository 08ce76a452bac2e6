import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import { previousAddress } from "#domain/navigation/trail.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";
import type { Visits } from "#ports/Visits.ts";

interface ReturnToDeps {
	readonly visits: Pick<Visits, "trail">;
	readonly navigation: Pick<PageNavigation, "go" | "back">;
}

/**
 * Ends a detour such as the login: shows the page in place of the current one. If the visitor came from that very page, goes back to it, so
 * that Back does not lead to the same page again and the scroll position is preserved (DEC-030, DEC-119).
 */
export class ReturnTo extends UseCaseOf<ReturnToDeps> {
	async execute(path: string): Promise<void> {
		const { visits, navigation } = this.deps;
		if (previousAddress(visits.trail()) === path) return navigation.back();
		return navigation.go(path, { replace: true });
	}
}
