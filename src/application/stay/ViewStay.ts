import type { CallOptions } from "#application/UseCase.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { StayDetail } from "#domain/stay/Stay.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import { failures } from "#domain/support/failures.ts";
import type { StayCatalog } from "#ports/StayCatalog.ts";

export interface ViewStayInput {
	readonly stayId: number;
	readonly condition: SearchCondition;
}

/** `notFound`: there is no such stay, or it is no longer sold. */
export type ViewStayFailure = { readonly kind: "notFound" } | CallFailure;

/** A stay with its lowest prices for dates, guests and rooms (ROUTE-03, PROD-07). */
export class ViewStay {
	readonly #catalog: StayCatalog;

	constructor(deps: { readonly catalog: StayCatalog }) {
		this.#catalog = deps.catalog;
	}

	async execute(
		{ stayId, condition }: ViewStayInput,
		options: CallOptions = {},
	): Promise<Result<StayDetail, ViewStayFailure>> {
		const answer = await this.#catalog.detail(stayId, condition, options);
		if (answer.ok) return ok(answer.value);
		const isUnknown = "code" in answer.error && answer.error.code === failures.notFound.code;
		return err(isUnknown ? { kind: "notFound" } : answer.error);
	}
}
