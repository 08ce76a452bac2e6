import type { CallOptions } from "#application/UseCase.ts";
import type { Theme } from "#domain/content/Theme.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { Themes } from "#ports/Themes.ts";

/** The themes in the editors' order (SCREEN-10, DEC-024). */
export class ListThemes {
	readonly #themes: Themes;

	constructor(deps: { readonly themes: Themes }) {
		this.#themes = deps.themes;
	}

	execute(options: CallOptions = {}): Promise<Result<readonly Theme[], CallFailure>> {
		return this.#themes.list(options);
	}
}
