import type { CallOptions } from "#application/UseCase.ts";
import type { OptionDetail } from "#domain/offer/OptionDetail.ts";
import type { PlanChoice } from "#domain/offer/planAddress.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import { failures } from "#domain/support/failures.ts";
import type { StayCatalog } from "#ports/StayCatalog.ts";

export interface ViewOptionInput {
	readonly stayId: number;
	readonly choice: PlanChoice;
	readonly condition: SearchCondition;
}

export type ViewOptionFailure = { readonly kind: "soldOut" } | { readonly kind: "notFound" } | CallFailure;

/** One room and plan with its price line by line, as it can be booked now (SCREEN-02, DEC-159, DEC-179). */
export class ViewOption {
	readonly #catalog: StayCatalog;

	constructor(deps: { readonly catalog: StayCatalog }) {
		this.#catalog = deps.catalog;
	}

	async execute(
		{ stayId, choice, condition }: ViewOptionInput,
		options: CallOptions = {},
	): Promise<Result<OptionDetail, ViewOptionFailure>> {
		const answer = await this.#catalog.option(stayId, choice, condition, options);
		if (answer.ok) return ok(answer.value);
		const code = "code" in answer.error ? answer.error.code : null;
		if (code === failures.soldOut.code) return err({ kind: "soldOut" });
		// A plan that never was and one that was taken down look alike to a traveller.
		if (code === failures.notFound.code || code === failures.invalidRequest.code)
			return err({ kind: "notFound" });
		return answer;
	}
}
