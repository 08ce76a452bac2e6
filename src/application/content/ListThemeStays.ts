import { shownOnScreen } from "#application/use-case/failurePolicies.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { StaySummary } from "#domain/stay/Stay.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { Themes } from "#ports/Themes.ts";

/** Lists a theme's stays for a changed search condition (CALL-CONTENT-49). */
export class ListThemeStays {
	readonly failures = shownOnScreen;
	readonly #themes: Themes;

	constructor(deps: { readonly themes: Themes }) {
		this.#themes = deps.themes;
	}

	execute(
		{ id, condition }: { readonly id: number; readonly condition: SearchCondition },
		options: CallOptions = {},
	): Promise<Result<readonly StaySummary[], Failure>> {
		return this.#themes.stays(id, condition, options);
	}
}
