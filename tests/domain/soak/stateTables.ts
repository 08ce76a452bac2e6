import type { SubscriptionEvent, SubscriptionMachineState } from "#domain/membership/subscriptionMachine.ts";
import type { OrderEvent, OrderState } from "#domain/order/orderMachine.ts";
import type { PaymentEvent, PaymentState } from "#domain/payment/paymentMachine.ts";

/** A state table as printed in the requirements: one cell per column, '.' = illegal, RETURN or BACK = to the held state. */
export interface PrintedTable<S extends string, E extends string> {
	readonly columns: readonly S[];
	readonly rows: Readonly<Record<E, string>>;
	/** The states that RETURN and BACK may lead to, by state. */
	readonly returns: { readonly [State in S]?: readonly S[] };
}

/** Table 4.1. */
export const orderTable: PrintedTable<OrderState, OrderEvent> = {
	columns: [
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
	],
	rows: {
		PAY_APPROVED: "pending . . . . . . . . .",
		PAY_APPROVED_INSTANT: "confirm . . . . . . . . .",
		SENT_TO_SUPPLIER: ". confirm_wait . . . . . . . .",
		SUPPLIER_CONFIRM: ". confirm . . . confirm . . . .",
		SUPPLIER_REJECT: ". cancel_wait cancel_wait . cancel_wait cancel_wait . . . .",
		ADD_PAY_ASKED: ". add_pay . . add_pay add_pay . . . .",
		ADD_PAY_SETTLED: ". . RETURN . . . . . . .",
		DAY_FIXED: ". confirm . . . . . . . .",
		DAY_ASKED: ". confirm_wait . . . . . . . .",
		VOUCHER_ENDED: ". noshow . . . . . . . .",
		USER_CANCEL: ". cancel_request . . cancel_request . . . . .",
		LMS_CANCEL: ". cancel_request . . . . . . . .",
		CANCEL_ACCEPTED: ". . . . . . . . cancel_wait .",
		CANCEL_REFUSED: ". . . . . . . . RETURN .",
		CANCEL_UNDONE: ". . . . . . . . RETURN .",
		REFUND_DONE: ". . . . . . . . . cancel",
		STAY_ENDED: ". . . . complete . . . . .",
		NO_SHOW: ". noshow . . noshow . . . . .",
	},
	returns: {
		add_pay: ["pending", "confirm", "confirm_wait"],
		cancel_request: ["pending", "confirm"],
	},
};

/** Table 4.2. */
export const paymentTable: PrintedTable<PaymentState, PaymentEvent> = {
	columns: [
		"new",
		"ready",
		"complete",
		"cancel",
		"fail",
		"cancelRequest",
		"partialCancel",
		"partialCanceled",
	],
	rows: {
		PREPARE: "ready . . . . . . .",
		APPROVE_OK: ". complete . . . . . .",
		APPROVE_FAIL: ". fail . . . . . .",
		EXPIRE: ". fail . . . . . .",
		CANCEL_ASKED: ". . cancelRequest . . . . cancelRequest",
		PART_CANCEL_ASKED: ". . partialCancel . . . . partialCancel",
		REFUND_OK: ". . . . . . partialCanceled .",
		REFUND_OK_ALL: ". . . . . cancel cancel .",
		REFUND_REFUSED: ". . . . . BACK BACK .",
	},
	returns: {
		cancelRequest: ["complete", "partialCanceled"],
		partialCancel: ["complete", "partialCanceled"],
	},
};

/** Table 4.3. */
export const subscriptionTable: PrintedTable<SubscriptionMachineState, SubscriptionEvent> = {
	columns: ["none", "USE", "CANCEL_REQUEST", "CANCEL_UPGRADE", "CANCEL_PAYMENT", "CANCEL", "WITHDRAW"],
	rows: {
		SUBSCRIBE: "USE . . . . . .",
		RENEW_OK: ". USE . . . . .",
		RENEW_FAIL_FINAL: ". CANCEL_PAYMENT . . . . .",
		MEMBER_CANCEL: ". CANCEL_REQUEST . . . . .",
		TERM_END: ". . CANCEL . . . .",
		UPGRADE: ". CANCEL_UPGRADE CANCEL_UPGRADE . . . .",
		WITHDRAW_GOLD: ". WITHDRAW WITHDRAW . . . .",
	},
	returns: {},
};

export interface Cell<S extends string, E extends string> {
	readonly state: S;
	readonly event: E;
	readonly cell: string;
}

export const cellsOf = <S extends string, E extends string>(
	table: PrintedTable<S, E>,
): readonly Cell<S, E>[] =>
	(Object.entries(table.rows) as [E, string][]).flatMap(([event, row]) =>
		row.split(" ").map((cell, column) => ({ event, state: table.columns[column] as S, cell })),
	);

/** Returns the state the printed table leads to; null where it refuses the event. */
export function nextOf<S extends string, E extends string>(
	table: PrintedTable<S, E>,
	state: S,
	event: E,
	held: S | null = null,
): S | null {
	const cell = table.rows[event].split(" ")[table.columns.indexOf(state)];
	if (cell === ".") return null;
	if (cell !== "RETURN" && cell !== "BACK") return cell as S;
	return held !== null && table.returns[state]?.includes(held) ? held : null;
}
