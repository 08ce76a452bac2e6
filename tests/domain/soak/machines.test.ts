import { describe, expect, it } from "vitest";
import { sessionMachine } from "#domain/member/session.ts";
import { subscriptionMachine } from "#domain/membership/subscriptionMachine.ts";
import { popupMachine } from "#domain/navigation/popups.ts";
import { orderMachine } from "#domain/order/orderMachine.ts";
import { paymentMachine } from "#domain/payment/paymentMachine.ts";
import { calendarMachine } from "#domain/search/calendar.ts";
import { searchSectionMachine } from "#domain/search/searchSection.ts";
import { dataStatusMachine } from "#domain/shared/dataStatus.ts";
import { err, ok } from "#domain/shared/Result.ts";
import type { StateMachine } from "#domain/shared/StateMachine.ts";
import { checkInvariant, soak, soakTimeout } from "./dice.ts";
import {
	calendarTable,
	dataStatusTable,
	popupTable,
	searchSectionTable,
	sessionTable,
} from "./screenTables.ts";
import { nextOf, orderTable, type PrintedTable, paymentTable, subscriptionTable } from "./stateTables.ts";

type AnyMachine = StateMachine<string, string, unknown>;
type AnyTable = PrintedTable<string, string>;

const pair = <S extends string, E extends string>(
	machine: StateMachine<S, E, unknown>,
	table: PrintedTable<S, E>,
) => ({ machine: machine as unknown as AnyMachine, table: table as unknown as AnyTable });

const machines = [
	{ name: "order product [DOM-STATUS-01, DOM-STATUS-22]", ...pair(orderMachine, orderTable) },
	{ name: "payment [PAY-01]", ...pair(paymentMachine, paymentTable) },
	{ name: "subscription [SUBS-01]", ...pair(subscriptionMachine, subscriptionTable) },
	{ name: "session [AUTH-SESSION-01]", ...pair(sessionMachine, sessionTable) },
	{ name: "search section [SEARCH-SEC-01]", ...pair(searchSectionMachine, searchSectionTable) },
	{ name: "calendar selection [SEARCH-CAL-03]", ...pair(calendarMachine, calendarTable) },
	{ name: "data status [DOM-ENUM-01] [DEC-093]", ...pair(dataStatusMachine, dataStatusTable) },
	{ name: "popups [UI-POPUP-03]", ...pair(popupMachine, popupTable) },
];

describe.each(machines)("the state machine of $name", ({ machine, table }) => {
	const { states, events } = machine;

	it("has a transition or a typed refusal for every state and event", () => {
		expect([...states].sort()).toEqual([...table.columns].sort());
		expect([...events].sort()).toEqual(Object.keys(table.rows).sort());
		const pairs = states.flatMap((state) => events.map((event) => ({ state, event })));
		const wanted = pairs.map(({ state, event }) => {
			const value = nextOf(table, state, event);
			return value === null ? err({ kind: "illegalEvent", state, event }) : ok(value);
		});
		expect(pairs.map(({ state, event }) => machine.next(state, event))).toEqual(wanted);
	});

	it("follows its table through any sequence of events", { timeout: soakTimeout }, () => {
		const seen = new Set<string>();
		let state = machine.initial;
		let held: string | null = null;
		soak(
			(dice) => {
				// Starts another order, row or visit.
				if (machine.isFinal(state) || dice.chance(5)) {
					state = machine.initial;
					held = null;
					return "anew";
				}
				const event = dice.pick(events);
				const wanted = nextOf(table, state, event, held);
				const moved = machine.next(state, event, held);
				checkInvariant(
					moved.ok ? moved.value === wanted : wanted === null,
					`${event} in ${state} leads to ${wanted ?? "a refusal"}`,
				);
				if (moved.ok) {
					held = moved.value in table.returns ? state : null;
					state = moved.value;
				}
				return event;
			},
			() => seen.add(state),
			() => seen.size === states.length,
		);
		expect([...seen].sort()).toEqual([...states].sort());
	});
});
