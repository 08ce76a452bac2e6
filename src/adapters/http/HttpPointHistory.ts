import type { components } from "#contracts/auth.d.ts";
import type { PointFilter, PointRecord, PointType } from "#domain/member/Points.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { won } from "#domain/shared/Won.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { PointHistory } from "#ports/PointHistory.ts";
import { HttpPort } from "./HttpPort.ts";
import { dayOrNull } from "./wireStays.ts";
import { withSignal } from "./withSignal.ts";

export class HttpPointHistory extends HttpPort implements PointHistory {
	list(
		pointType: PointType,
		actionType: PointFilter,
		{ after, signal }: CallOptions & { readonly after?: number | undefined } = {},
	) {
		return this.calls.send(
			() =>
				this.calls.auth.GET("/points/history", {
					params: { query: { pointType, actionType, ...(after === undefined ? {} : { before: after }) } },
					...withSignal({ signal }),
				}),
			({ histories, totalCnt }) => ({ records: histories.map(recordOf), total: totalCnt }),
		);
	}
}

const recordOf = (line: components["schemas"]["PointHistory"]): PointRecord => ({
	id: line.idx,
	type: line.pointType,
	action: line.actionType,
	amount: won(line.amount),
	balance: won(line.balance),
	title: line.title,
	orderNumber: line.orderNum,
	recordedAt: koreanInstant(line.regDate) ?? 0,
	expiresOn: dayOrNull(line.expireDate),
});
