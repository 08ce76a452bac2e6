import type { MemberSession } from "./MemberSession.ts";

/**
 * Finds out who is looking when a page starts (table 4.4). Whatever goes wrong means a logged-out visitor on the page at hand,
 * and nothing is shown; only a login that has expired is told (AUTH-SESSION-01, 02, 03, 09, DEC-111).
 */
export class StartSession {
	readonly #session: Pick<MemberSession, "start">;

	constructor(deps: { readonly session: Pick<MemberSession, "start"> }) {
		this.#session = deps.session;
	}

	async execute(): Promise<void> {
		await this.#session.start();
	}
}
