import type { PendingSocial } from "#domain/member/socialLogin.ts";
import type { Clock } from "#ports/Clock.ts";
import type { PendingSocials } from "#ports/PendingSocials.ts";

/** Returns the pending social login of this tab; null if there is none, for example when the page was opened directly (DEC-139). */
export class ViewPendingSocial {
	readonly #deps: { readonly pending: PendingSocials; readonly clock: Clock };

	constructor(deps: { readonly pending: PendingSocials; readonly clock: Clock }) {
		this.#deps = deps;
	}

	async execute(): Promise<PendingSocial | null> {
		const { pending, clock } = this.#deps;
		return pending.read(clock.now());
	}
}
