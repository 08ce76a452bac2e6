import type { CallOptions } from "#application/UseCase.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { Deal, Deals } from "#ports/Deals.ts";
import { type ContentFailure, orNotFound } from "./orNotFound.ts";

/** An event with what it sells; an unlisted one opens with its word only (SCREEN-11, DEC-025, DEC-118). */
export class ViewEvent {
	readonly #deals: Deals;

	constructor(deps: { readonly deals: Deals }) {
		this.#deals = deps.deals;
	}

	async execute(
		{ id, secret }: { readonly id: number; readonly secret: string | null },
		options: CallOptions = {},
	): Promise<Result<Deal, ContentFailure>> {
		return orNotFound(await this.#deals.view(id, secret, options));
	}
}
