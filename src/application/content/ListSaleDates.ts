import { shownOnScreen } from "#application/use-case/failurePolicies.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { SaleDate } from "#domain/offer/Promotion.ts";
import type { DaySpan } from "#domain/offer/saleCalendar.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { Deals } from "#ports/Deals.ts";

export interface ListSaleDatesInput {
	readonly eventId: number;
	/** Access word of an unlisted event, else null (DEC-118). */
	readonly secret: string | null;
	readonly ratePlanId: number;
	readonly span: DaySpan;
}

/** Lists the dates of one rate plan of an event, with price and stock (CALL-CONTENT-35, DEC-168). */
export class ListSaleDates {
	readonly failures = shownOnScreen;
	readonly #deals: Deals;

	constructor(deps: { readonly deals: Deals }) {
		this.#deals = deps.deals;
	}

	execute(
		{ eventId, secret, ratePlanId, span }: ListSaleDatesInput,
		options: CallOptions = {},
	): Promise<Result<readonly SaleDate[], Failure>> {
		return this.#deals.saleDates(eventId, secret, ratePlanId, span, options);
	}
}
