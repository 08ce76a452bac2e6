import { shownOnScreen } from "#application/use-case/failurePolicies.ts";
import type { ThemeContent } from "#domain/content/Theme.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { StaySummary } from "#domain/stay/Stay.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { Themes } from "#ports/Themes.ts";

export interface ThemeView {
	readonly content: ThemeContent;
	/** Null if they could not be loaded. */
	readonly stays: readonly StaySummary[] | null;
}

/** Loads a theme and, in parallel, its stays for the given dates, guests and rooms (SCREEN-10, DEC-024). */
export class ViewTheme {
	readonly failures = shownOnScreen;
	readonly #themes: Themes;

	constructor(deps: { readonly themes: Themes }) {
		this.#themes = deps.themes;
	}

	async execute(
		{ id, condition }: { readonly id: number; readonly condition: SearchCondition },
		options: CallOptions = {},
	): Promise<Result<ThemeView, Failure>> {
		const [content, stays] = await Promise.all([
			this.#themes.content(id, options),
			this.#themes.stays(id, condition, options),
		]);
		if (!content.ok) return content;
		return ok({ content: content.value, stays: stays.ok ? stays.value : null });
	}
}
