import { describe, expect, it } from "vitest";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import { finalStatuses, orderMachine } from "#domain/order/orderMachine.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { cellsOf, nextOf, orderTable } from "#tests/domain/soak/stateTables.ts";
import { reachable } from "../shared/reachable.ts";

const { columns } = orderTable;
const cells = cellsOf(orderTable);

describe("the order state machine", () => {
	it("has a cell for every state and event [DOM-STATUS-01] [DEC-079]", () => {
		expect(cells).toHaveLength(orderMachine.states.length * orderMachine.events.length);
		expect([...orderMachine.states].sort()).toEqual([...columns].sort());
		const statuses: readonly OrderProductStatus[] = columns.filter((state) => state !== "new");
		expect(statuses).toHaveLength(9);
	});

	it.each(orderMachine.events)(
		"%s leads to the state in the table, or is rejected [DOM-STATUS-22, A01, EX-075, EX-076]",
		(event) => {
			const pairs = columns.flatMap((state) => [null, ...columns].map((held) => ({ state, held })));
			const wanted = pairs.map(({ state, held }) => {
				const value = nextOf(orderTable, state, event, held);
				return value === null ? err({ kind: "illegalEvent", state, event }) : ok(value);
			});
			expect(pairs.map(({ state, held }) => orderMachine.next(state, event, held))).toEqual(wanted);
		},
	);

	it("has the final states complete, noshow and cancel, and reaches every state [DEC-084]", () => {
		expect(finalStatuses).toEqual(["complete", "noshow", "cancel"]);
		expect(reachable(orderMachine).size).toBe(columns.length);
	});

	it("has a Korean label for each status [DOM-STATUS-02, COPY-051, DEC-079]", () => {
		const labels = Object.entries(orderMachine.table.states).map(([state, row]) => [
			state,
			"label" in row && row.label,
		]);
		expect(Object.fromEntries(labels)).toEqual({
			new: false,
			pending: "이용 예정",
			add_pay: "이용 예정",
			complete: "지난 예약",
			confirm: "예약 완료",
			confirm_wait: "이용 예정",
			noshow: "지난 예약",
			cancel: "예약 취소",
			cancel_request: "취소 요청",
			cancel_wait: "취소 대기",
		});
	});

	it("names the actors allowed to trigger each event [DEC-084]", () => {
		const by = Object.entries(orderMachine.table.events).map(
			([event, row]) => `${event}: ${row.by.join(" ")}`,
		);
		expect(by).toEqual([
			"PAY_APPROVED: payment",
			"PAY_APPROVED_INSTANT: payment",
			"SENT_TO_SUPPLIER: system",
			"SUPPLIER_CONFIRM: supplier operator link",
			"SUPPLIER_REJECT: supplier operator",
			"ADD_PAY_ASKED: operator",
			"ADD_PAY_SETTLED: payment operator",
			"DAY_FIXED: member",
			"DAY_ASKED: member",
			"VOUCHER_ENDED: system",
			"USER_CANCEL: member",
			"LMS_CANCEL: link",
			"CANCEL_ACCEPTED: system supplier operator",
			"CANCEL_REFUSED: supplier operator",
			"CANCEL_UNDONE: member",
			"REFUND_DONE: payment",
			"STAY_ENDED: system",
			"NO_SHOW: supplier operator",
		]);
	});
});
