import type { MemberSession } from "./MemberSession.ts";

/**
 * Determines who is logged in when a page starts (table 4.4). Any failure leaves a logged-out visitor on the current page without a
 * message, except that an expired login is announced (AUTH-SESSION-01, 02, 03, 09, DEC-111).
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
