import { describe, expect, it } from "vitest";
import {
	attemptMachine,
	isUnclearForLong,
	moveAttempt,
	nextCheckAfter,
} from "#domain/payment/attemptMachine.ts";
import { moveRefund, type RefundState, refundMachine } from "#domain/payment/refundMachine.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { nextOf, type PrintedTable } from "#tests/domain/soak/stateTables.ts";
import { reachable } from "../shared/reachable.ts";

const refunds = {
	columns: ["new", "waiting", "sent", "done", "refused", "undone"],
	rows: {
		CANCEL_ASKED: "waiting . . . . .",
		EXTRA_CANCELLED: "sent . . . . .",
		CANCEL_ACCEPTED: ". sent . . . .",
		CANCEL_UNDONE: ". undone . . . .",
		CANCEL_REFUSED: ". refused . . . .",
		PAID_BACK: ". . done . . .",
		PROVIDER_REFUSED: ". . refused . . .",
		RETRIED: ". . . . sent .",
	},
	returns: {},
} as const satisfies PrintedTable<string, string>;

const attempts = {
	columns: ["new", "intent", "calling", "unknown", "done", "refused"],
	rows: {
		INTENDED: "intent . . . . .",
		TAKEN: "calling calling calling calling . .",
		UNCLEAR: ". unknown unknown unknown . .",
		AGREED: ". done done done . .",
		REFUSED: ". refused refused refused . .",
	},
	returns: {},
} as const satisfies PrintedTable<string, string>;

/** Returns who may trigger each event of a machine. */
const triggers = (machine: {
	readonly table: { readonly events: Readonly<Record<string, { readonly by: readonly string[] }>> };
}) => Object.entries(machine.table.events).map(([event, { by }]) => `${event}: ${by.join(" ")}`);

describe("the refund state machine", () => {
	it("starts in the state new and names the actors allowed to trigger each event [DEC-084, DEC-177]", () => {
		expect(refundMachine.initial).toBe("new");
		expect(triggers(refundMachine)).toEqual([
			"CANCEL_ASKED: member link supplier operator",
			"EXTRA_CANCELLED: system supplier operator",
			"CANCEL_ACCEPTED: system supplier operator",
			"CANCEL_UNDONE: member",
			"CANCEL_REFUSED: supplier operator",
			"PAID_BACK: provider",
			"PROVIDER_REFUSED: provider",
			"RETRIED: operator",
		]);
	});

	it("follows its table for every state and event [DEC-084, DEC-177]", () => {
		expect(refundMachine.states).toEqual(refunds.columns);
		expect(refundMachine.events).toEqual(Object.keys(refunds.rows));
		for (const state of refundMachine.states)
			for (const event of refundMachine.events) {
				const wanted = nextOf(refunds as PrintedTable<string, string>, state, event);
				const refusal = err({ kind: "illegalEvent", state, event });
				const core = { state: state as RefundState, isAsked: true };
				expect(moveRefund(core, event)).toEqual(wanted === null ? refusal : ok(wanted));
			}
	});

	it("handles every event but a retry alike, whether or not the provider has been asked [DEC-084, DEC-177]", () => {
		for (const state of refundMachine.states)
			for (const event of refundMachine.events) {
				if (state === "refused" && event === "RETRIED") continue;
				const [asked, unasked] = [true, false].map((isAsked) =>
					moveRefund({ state: state as RefundState, isAsked }, event),
				);
				expect(unasked).toEqual(asked);
			}
	});

	it("allows a retry only when the provider refused the refund, not when the seller did [D39]", () => {
		expect(moveRefund({ state: "refused", isAsked: false }, "RETRIED")).toEqual(err({ kind: "neverSent" }));
		expect(moveRefund({ state: "refused", isAsked: true }, "RETRIED")).toEqual(ok("sent"));
	});

	it("has the final states done and undone, and leaves refused only by a retry [DEC-177]", () => {
		expect(refundMachine.states.filter((state) => refundMachine.isFinal(state))).toEqual(["done", "undone"]);
		expect([...reachable(refundMachine, "refused")].sort()).toEqual(["done", "refused", "sent"]);
	});
});

describe("the payment attempt state machine", () => {
	it("starts in the state new; the system starts a call and the provider ends it [DEC-173]", () => {
		expect(attemptMachine.initial).toBe("new");
		expect(triggers(attemptMachine)).toEqual([
			"INTENDED: system",
			"TAKEN: system",
			"UNCLEAR: provider",
			"AGREED: provider",
			"REFUSED: provider",
		]);
	});

	it("follows its table for every state and event [DEC-173]", () => {
		expect(attemptMachine.states).toEqual(attempts.columns);
		expect(attemptMachine.events).toEqual(Object.keys(attempts.rows));
		for (const state of attemptMachine.states)
			for (const event of attemptMachine.events) {
				const wanted = nextOf(attempts as PrintedTable<string, string>, state, event);
				const refusal = err({ kind: "illegalEvent", state, event });
				expect(moveAttempt(state, event)).toEqual(wanted === null ? refusal : ok(wanted));
			}
	});

	it("has the final states done and refused [D35]", () => {
		expect(attemptMachine.states.filter((state) => attemptMachine.isFinal(state))).toEqual([
			"done",
			"refused",
		]);
	});

	it("is checked again after five seconds, with a backoff of up to five minutes [D31]", () => {
		expect([0, 1, 2, 5, 6, 7, 100].map(nextCheckAfter)).toEqual([
			5_000, 10_000, 20_000, 160_000, 300_000, 300_000, 300_000,
		]);
	});

	it("is reported to an operator once, when it has stayed unclear for about an hour [D31, D41]", () => {
		const counts = Array.from({ length: 1_000 }, (_each, checks) => checks);
		const [reported = 0, ...more] = counts.filter(isUnclearForLong);
		const after = counts.slice(0, reported).reduce((sum, checks) => sum + nextCheckAfter(checks), 0);
		expect(more).toEqual([]);
		expect(Math.round(after / 60_000)).toBe(55);
	});
});
