import { describe, expect, it } from "vitest";
import {
	hasValidBooking,
	membershipActions,
	moveSubscription,
	type SubscriptionCore,
} from "#domain/membership/membershipRules.ts";
import { subscriptionMachine } from "#domain/membership/subscriptionMachine.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { addDays, stayDateOf } from "#domain/shared/StayDate.ts";
import { cellsOf, nextOf, subscriptionTable } from "#tests/domain/soak/stateTables.ts";
import { reachable } from "../shared/reachable.ts";

const { columns } = subscriptionTable;
const cells = cellsOf(subscriptionTable);

const row: SubscriptionCore = {
	plan: "Gold",
	state: "USE",
	termEnd: stayDateOf("2027-11-19"),
	paidOn: stayDateOf("2026-11-20"),
};
const moment = { today: stayDateOf("2026-11-25"), hasValidBooking: false };
const afterTerm = { today: stayDateOf("2027-11-20"), hasValidBooking: false };

describe("the subscription state machine", () => {
	it("has a cell for every state and event [SUBS-01]", () => {
		expect(cells).toHaveLength(subscriptionMachine.states.length * subscriptionMachine.events.length);
		expect([...subscriptionMachine.states].sort()).toEqual([...columns].sort());
	});

	it.each(subscriptionMachine.events)(
		"%s leads to the state in the table, or is rejected [SUBS-01, A02, EX-080]",
		(event) => {
			const wanted = columns.map((state) => {
				const value = nextOf(subscriptionTable, state, event);
				return value === null ? err({ kind: "illegalEvent", state, event }) : ok(value);
			});
			expect(columns.map((state) => subscriptionMachine.next(state, event))).toEqual(wanted);
		},
	);

	it("has four final states and reaches every state [SUBS-01]", () => {
		expect(columns.filter((state) => subscriptionMachine.isFinal(state))).toEqual([
			"CANCEL_UPGRADE",
			"CANCEL_PAYMENT",
			"CANCEL",
			"WITHDRAW",
		]);
		expect(reachable(subscriptionMachine).size).toBe(columns.length);
	});

	it("has a Korean label for each state [SUBS-01, COPY-116]", () => {
		const labels = Object.entries(subscriptionMachine.table.states).map(([state, row]) => [
			state,
			"label" in row && row.label,
		]);
		expect(Object.fromEntries(labels)).toEqual({
			none: false,
			USE: "이용 중",
			CANCEL_REQUEST: "해지 예약",
			CANCEL_UPGRADE: "업그레이드로 종료",
			CANCEL_PAYMENT: "결제 실패로 종료",
			CANCEL: "해지 완료",
			WITHDRAW: "청약철회",
		});
	});

	it("names the actors allowed to trigger each event [SUBS-11, DEC-072]", () => {
		const by = Object.entries(subscriptionMachine.table.events).map(
			([event, { by }]) => `${event}: ${by.join(" ")}`,
		);
		expect(by).toEqual([
			"SUBSCRIBE: member",
			"RENEW_OK: system",
			"RENEW_FAIL_FINAL: system",
			"MEMBER_CANCEL: member",
			"TERM_END: system",
			"UPGRADE: member",
			"WITHDRAW_GOLD: member",
		]);
	});
});

describe("moveSubscription", () => {
	it("upgrades only a Silver subscription, which then cannot be withdrawn from or changed [SUBS-05, SUBS-06, DEC-074]", () => {
		const silver = { ...row, plan: "Silver" } as const;
		expect(moveSubscription(silver, "UPGRADE", moment)).toEqual({
			ok: true,
			value: { ...silver, state: "CANCEL_UPGRADE" },
		});
		expect(moveSubscription(row, "UPGRADE", moment)).toEqual({
			ok: false,
			error: { kind: "wrongPlan", plan: "Gold" },
		});
		expect(moveSubscription(silver, "WITHDRAW_GOLD", moment).ok).toBe(false);
		const upgraded = { ...silver, state: "CANCEL_UPGRADE" } as const;
		for (const event of subscriptionMachine.events)
			expect(moveSubscription(upgraded, event, moment).ok).toBe(false);
	});

	it.each([
		[0, false, true],
		[7, false, true],
		[8, false, false],
		[1, true, false],
	])(
		"withdraws from Gold %i days after payment (used %s): %s [SUBS-12, DEC-073, EX-285, EX-286]",
		(days, used, can) => {
			const today = addDays(row.paidOn, days);
			for (const state of ["USE", "CANCEL_REQUEST"] as const) {
				const moved = moveSubscription({ ...row, state }, "WITHDRAW_GOLD", { today, hasValidBooking: used });
				if (can) expect(moved).toMatchObject({ ok: true, value: { state: "WITHDRAW" } });
				else expect(moved).toEqual({ ok: false, error: { kind: "withdrawalClosed" } });
			}
		},
	);

	it("rejects withdrawal from Silver [SUBS-13, EX-287]", () => {
		expect(moveSubscription({ ...row, plan: "Silver" }, "WITHDRAW_GOLD", moment)).toEqual({
			ok: false,
			error: { kind: "wrongPlan", plan: "Silver" },
		});
	});

	it.each(["RENEW_OK", "RENEW_FAIL_FINAL"] as const)(
		"rejects %s until the day after the term [SUBS-10, DEC-072]",
		(event) => {
			expect(moveSubscription(row, event, { ...afterTerm, today: row.termEnd })).toEqual({
				ok: false,
				error: { kind: "tooEarly" },
			});
			expect(moveSubscription(row, event, afterTerm).ok).toBe(true);
		},
	);

	it("keeps a cancelled subscription until its term ends [SUBS-07]", () => {
		const cancelled = { ...row, state: "CANCEL_REQUEST" } as const;
		expect(moveSubscription(cancelled, "TERM_END", { ...afterTerm, today: row.termEnd }).ok).toBe(false);
		expect(moveSubscription(cancelled, "TERM_END", afterTerm)).toMatchObject({
			ok: true,
			value: { state: "CANCEL" },
		});
	});

	it("rejects events that the table does not list [SUBS-01]", () => {
		expect(moveSubscription({ ...row, state: "WITHDRAW" }, "SUBSCRIBE", moment)).toEqual({
			ok: false,
			error: { kind: "illegalEvent", state: "WITHDRAW", event: "SUBSCRIBE" },
		});
		expect(moveSubscription({ ...row, state: "none" }, "SUBSCRIBE", moment)).toMatchObject({
			ok: true,
			value: { state: "USE" },
		});
	});
});

describe("membership actions", () => {
	it.each([
		["Gold", "USE", [true, false, true, true]],
		["Gold", "CANCEL_REQUEST", [false, false, true, false]],
		["Silver", "USE", [true, true, false, true]],
		["Silver", "CANCEL_REQUEST", [false, true, false, false]],
		["Silver", "CANCEL", [false, false, false, false]],
	] as const)("of %s in %s are %j [SUBS-07, SUBS-12, SUBS-13, SUBS-15, DEC-070]", (plan, state, allowed) => {
		const { canCancel, canUpgrade, canWithdraw, canChangeCard } = membershipActions(
			{ ...row, plan, state },
			moment,
		);
		expect([canCancel, canUpgrade, canWithdraw, canChangeCard]).toEqual(allowed);
	});

	it("count a booking as used unless it is cancelled [SUBS-12, DEC-073]", () => {
		expect(hasValidBooking([])).toBe(false);
		expect(hasValidBooking(["cancel", "cancel_wait"])).toBe(false);
		for (const status of [
			"pending",
			"add_pay",
			"complete",
			"confirm",
			"confirm_wait",
			"noshow",
			"cancel_request",
		] as const) {
			expect(hasValidBooking(["cancel", status])).toBe(true);
		}
	});
});
