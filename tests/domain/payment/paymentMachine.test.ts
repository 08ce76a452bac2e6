import { describe, expect, it } from "vitest";
import { movePayment, paymentMachine, refundEvent } from "#domain/payment/paymentMachine.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { cellsOf, nextOf, paymentTable } from "#tests/domain/soak/stateTables.ts";
import { reachable } from "../shared/reachable.ts";

const { columns } = paymentTable;
const cells = cellsOf(paymentTable);

describe("the payment state machine", () => {
	it("has a cell for every state and event [PAY-01]", () => {
		expect(cells).toHaveLength(paymentMachine.states.length * paymentMachine.events.length);
		expect([...paymentMachine.states].sort()).toEqual([...columns].sort());
	});

	it.each(paymentMachine.events)(
		"%s leads to the state in the table, or is rejected [PAY-01, A01, EX-077]",
		(event) => {
			const pairs = columns.flatMap((status) =>
				[null, ...columns].map((heldStatus) => ({ status, heldStatus })),
			);
			const wanted = pairs.map(({ status: state, heldStatus }) => {
				const status = nextOf(paymentTable, state, event, heldStatus);
				if (status === null) return err({ kind: "illegalEvent", state, event });
				const isAsked = status === "cancelRequest" || status === "partialCancel";
				return ok({ id: 7, status, heldStatus: isAsked ? state : null });
			});
			expect(pairs.map((pair) => movePayment({ id: 7, ...pair }, event))).toEqual(wanted);
		},
	);

	it("has the final states cancel and fail, and reaches every state [PAY-01]", () => {
		expect(columns.filter((state) => paymentMachine.isFinal(state))).toEqual(["cancel", "fail"]);
		expect(reachable(paymentMachine).size).toBe(columns.length);
	});

	it("names the actors allowed to trigger each event [DEC-173, DEC-177]", () => {
		const by = Object.entries(paymentMachine.table.events).map(
			([event, row]) => `${event}: ${row.by.join(" ")}`,
		);
		expect(by).toEqual([
			"PREPARE: member",
			"APPROVE_OK: provider",
			"APPROVE_FAIL: provider",
			"EXPIRE: system",
			"CANCEL_ASKED: member operator",
			"PART_CANCEL_ASKED: member operator",
			"REFUND_OK: provider",
			"REFUND_OK_ALL: provider",
			"REFUND_REFUSED: provider supplier member",
		]);
	});

	it("has a Korean label for each state [PAY-01, COPY-118]", () => {
		const labels = Object.values(paymentMachine.table.states).flatMap((state) =>
			"label" in state ? [state.label] : [],
		);
		expect(labels).toEqual([
			"결제 대기",
			"결제 완료",
			"결제 취소",
			"결제 실패",
			"취소 요청",
			"부분 취소 요청",
			"부분 취소 완료",
		]);
	});

	it.each([
		["partialCancel", 1, "REFUND_OK"],
		["partialCancel", 0, "REFUND_OK_ALL"],
		["cancelRequest", 0, "REFUND_OK_ALL"],
		["cancelRequest", 2, "REFUND_OK_ALL"],
	] as const)(
		"completes the refund of %s with %i rooms left by %s [PAY-01, DEC-167]",
		(status, live, event) => {
			expect(refundEvent(status, live)).toBe(event);
		},
	);
});
