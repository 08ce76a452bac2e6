import type { CallOptions } from "#application/UseCase.ts";
import type { PointFilter, PointRecord, PointType } from "#domain/member/Points.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { BookingMember } from "#ports/BookingMember.ts";
import type { PointHistory } from "#ports/PointHistory.ts";

export interface PointHistoryView {
	/** Null where it could not be had. */
	readonly balance: Won | null;
	readonly records: readonly PointRecord[];
}

interface ListPointHistoryDeps {
	readonly member: BookingMember;
	readonly history: PointHistory;
}

/** A balance and what moved it (ROUTE-12, ROUTE-17). */
export class ListPointHistory {
	readonly #deps: ListPointHistoryDeps;

	constructor(deps: ListPointHistoryDeps) {
		this.#deps = deps;
	}

	async execute(
		{ type, filter }: { readonly type: PointType; readonly filter: PointFilter },
		options: CallOptions = {},
	): Promise<Result<PointHistoryView, CallFailure>> {
		const { member, history } = this.#deps;
		const [balances, records] = await Promise.all([
			member.balances(options),
			history.list(type, filter, options),
		]);
		if (!records.ok) return records;
		const balance = balances.ok ? balances.value[type === "WELFARE" ? "welfarePoints" : "awesomeCash"] : null;
		return ok({ balance, records: records.value });
	}
}
