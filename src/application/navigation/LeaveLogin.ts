import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import { returnTarget } from "#domain/navigation/returnTarget.ts";
import { loginSteps } from "#domain/navigation/trail.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";
import type { Visits } from "#ports/Visits.ts";

interface LeaveLoginDeps {
	readonly visits: Visits;
	readonly navigation: PageNavigation;
}

/**
 * A member goes on to where they were heading, in place of the login (DEC-030). Where that was several pages, from the first
 * of them, which sends a member on: left behind, each would show the same page once more.
 */
export class LeaveLogin extends UseCaseOf<LeaveLoginDeps> {
	async execute(returnUrl: string | null): Promise<void> {
		const { visits, navigation } = this.deps;
		const target = returnTarget(returnUrl);
		const steps = loginSteps(visits.trail(), target);
		await (steps > 0 ? navigation.back(steps) : navigation.go(target, { replace: true }));
	}
}
