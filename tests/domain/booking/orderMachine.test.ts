import { describe, expect, it } from "vitest";
import type { OrderProductStatus } from "#domain/booking/Booking.ts";
import { type OrderEvent, type OrderState, orderMachine } from "#domain/booking/orderMachine.ts";

const columns: readonly OrderState[] = [
	"new",
	"pending",
	"add_pay",
	"complete",
	"confirm",
	"confirm_wait",
	"noshow",
	"cancel",
	"cancel_request",
	"cancel_wait",
];

/** Table 4.1 as the requirements print it: one cell a column, '.' illegal, RETURN to the state held before. */
const table: Record<OrderEvent, string> = {
	PAY_APPROVED: "pending . . . . . . . . .",
	PAY_APPROVED_INSTANT: "confirm . . . . . . . . .",
	SENT_TO_SUPPLIER: ". confirm_wait . . . . . . . .",
	SUPPLIER_CONFIRM: ". confirm . . . confirm . . . .",
	SUPPLIER_REJECT: ". cancel_wait cancel_wait . cancel_wait cancel_wait . . . .",
	ADD_PAY_ASKED: ". add_pay . . add_pay add_pay . . . .",
	ADD_PAY_SETTLED: ". . RETURN . . . . . . .",
	USER_CANCEL: ". cancel_request . . cancel_request . . . . .",
	LMS_CANCEL: ". cancel_request . . . . . . . .",
	CANCEL_ACCEPTED: ". . . . . . . . cancel_wait .",
	CANCEL_REFUSED: ". . . . . . . . RETURN .",
	CANCEL_UNDONE: ". . . . . . . . RETURN .",
	REFUND_DONE: ". . . . . . . . . cancel",
	STAY_ENDED: ". . . . complete . . . . .",
	NO_SHOW: ". noshow . . noshow . . . . .",
};

const returnsOf: Partial<Record<OrderState, readonly OrderState[]>> = {
	add_pay: ["pending", "confirm", "confirm_wait"],
	cancel_request: ["pending", "confirm"],
};

const cells = Object.entries(table).flatMap(([event, row]) =>
	row
		.split(" ")
		.map((cell, column) => ({ event: event as OrderEvent, state: columns[column] as OrderState, cell })),
);

describe("order machine", () => {
	it("has a cell for every pair of state and event [DOM-STATUS-01]", () => {
		expect(cells).toHaveLength(orderMachine.states.length * orderMachine.events.length);
		expect([...orderMachine.states].sort()).toEqual([...columns].sort());
		const statuses: readonly OrderProductStatus[] = columns.filter((state) => state !== "new");
		expect(statuses).toHaveLength(9);
	});

	it.each(cells)("$event in $state leads to $cell [DOM-STATUS-22, A01]", ({ event, state, cell }) => {
		const returns = cell === "RETURN" ? (returnsOf[state] ?? []) : [];
		for (const held of [null, ...columns]) {
			const next = orderMachine.next(state, event, held);
			if (cell === ".") expect(next).toEqual({ ok: false, error: { kind: "illegalEvent", state, event } });
			else if (cell !== "RETURN") expect(next).toEqual({ ok: true, value: cell });
			else if (held !== null && returns.includes(held)) expect(next).toEqual({ ok: true, value: held });
			else expect(next.ok).toBe(false);
		}
	});

	it("ends in complete, noshow and cancel and reaches every state [DEC-084]", () => {
		expect(columns.filter((state) => orderMachine.isFinal(state))).toEqual(["complete", "noshow", "cancel"]);
		expect(orderMachine.reachable().size).toBe(columns.length);
	});

	it("names who may trigger each event [DEC-084]", () => {
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
