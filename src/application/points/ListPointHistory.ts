import { shownOnScreen } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { PointFilter, PointRecord, PointType } from "#domain/member/Points.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { BookingMember } from "#ports/BookingMember.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { PointHistory } from "#ports/PointHistory.ts";

export interface PointHistoryView {
	/** Null if it could not be loaded. */
	readonly balance: Won | null;
	readonly records: readonly PointRecord[];
	/** Total number of records. */
	readonly total: number;
}

interface ListPointHistoryDeps {
	readonly member: BookingMember;
	readonly history: PointHistory;
}

/** Loads a points balance and its history (ROUTE-12, ROUTE-17). */
export class ListPointHistory extends UseCaseOf<ListPointHistoryDeps> {
	readonly failures = shownOnScreen;
	async execute(
		{
			type,
			filter,
			after,
		}: {
			readonly type: PointType;
			readonly filter: PointFilter;
			/** ID of the last record already loaded. */
			readonly after?: number | undefined;
		},
		options: CallOptions = {},
	): Promise<Result<PointHistoryView, Failure>> {
		const { member, history } = this.deps;
		const [balances, records] = await Promise.all([
			member.balances(options),
			history.list(type, filter, { ...options, after }),
		]);
		if (!records.ok) return records;
		const balance = balances.ok ? balances.value[type === "WELFARE" ? "welfarePoints" : "awesomeCash"] : null;
		return ok({ balance, ...records.value });
	}
}
