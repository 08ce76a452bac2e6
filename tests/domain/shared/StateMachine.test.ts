import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defineMachine } from "#domain/shared/StateMachine.ts";
import { stateDiagram } from "../../../scripts/states/stateDiagram.ts";
import { reachable } from "./reachable.ts";

const door = defineMachine({
	initial: "open",
	states: { open: { label: "열림" }, shut: {}, locked: {}, repaired: {}, gone: {} },
	events: {
		SHUT: { from: { open: "shut" }, by: ["guest", "wind"] },
		LOCK: { from: { shut: { to: "locked", effects: ["turn", "click"] } } },
		BREAK: { from: { open: "repaired", shut: "repaired" } },
		MEND: { from: { repaired: ["open", "shut"] } },
		REMOVE: { from: { locked: "gone" } },
	},
});

describe("a state machine", () => {
	it("follows its table and rejects all other events", () => {
		expect(door.next("open", "SHUT")).toEqual({ ok: true, value: "shut" });
		expect(door.next("open", "LOCK")).toEqual({
			ok: false,
			error: { kind: "illegalEvent", state: "open", event: "LOCK" },
		});
	});

	it("settles in its current state when an event does not apply", () => {
		expect(door.settle("open", "SHUT")).toBe("shut");
		expect(door.settle("open", "LOCK")).toBe("open");
	});

	it("returns the effects of a transition in order", () => {
		expect(door.step("shut", "LOCK")).toEqual({
			ok: true,
			value: { state: "locked", effects: ["turn", "click"] },
		});
		expect(door.step("open", "SHUT")).toEqual({ ok: true, value: { state: "shut", effects: [] } });
	});

	it("returns only to a state that can be held", () => {
		expect(door.next("repaired", "MEND", "shut")).toEqual({ ok: true, value: "shut" });
		expect(door.step("repaired", "MEND", "open")).toEqual({
			ok: true,
			value: { state: "open", effects: [] },
		});
		expect(door.next("repaired", "MEND", "gone").ok).toBe(false);
		expect(door.next("repaired", "MEND", null).ok).toBe(false);
		expect(door.next("repaired", "MEND").ok).toBe(false);
	});

	it("knows its reachable and final states", () => {
		expect(door.initial).toBe("open");
		expect([...reachable(door)].sort()).toEqual([...door.states].sort());
		expect([...reachable(door, "locked")]).toEqual(["locked", "gone"]);
		expect(door.isFinal("gone")).toBe(true);
		expect(door.isFinal("open")).toBe(false);
		expect(door.eventsIn("shut")).toEqual(["LOCK", "BREAK"]);
		expect(door.events).toHaveLength(5);
		expect(door.table.states.open.label).toBe("열림");
	});

	it("throws for unknown states and events", () => {
		expect(() => door.next("toString" as "open", "SHUT")).toThrow("toString is a state");
		expect(() => door.next("open", "toString" as "SHUT")).toThrow("toString is an event");
	});

	it("stays within its reachable states for any event sequence", () => {
		const events = fc.array(fc.constantFrom(...door.events), { maxLength: 50 });
		fc.assert(
			fc.property(events, fc.constantFrom(...door.states), (sequence, held) => {
				let state = door.initial;
				for (const event of sequence) {
					const next = door.next(state, event, held);
					const mayReturn = event !== "MEND" || held === "open" || held === "shut";
					expect(next.ok).toBe(door.eventsIn(state).includes(event) && mayReturn);
					if (next.ok) state = next.value;
					expect(reachable(door).has(state)).toBe(true);
				}
			}),
		);
	});

	it("is rendered as a diagram", () => {
		expect(stateDiagram("문", door)).toBe(
			[
				"---",
				"title: 문",
				"---",
				"stateDiagram-v2",
				"\topen : open (열림)",
				"\t[*] --> open",
				"\topen --> shut : SHUT (guest, wind)",
				"\tshut --> locked : LOCK",
				"\topen --> repaired : BREAK",
				"\tshut --> repaired : BREAK",
				"\trepaired --> open : MEND back",
				"\trepaired --> shut : MEND back",
				"\tlocked --> gone : REMOVE",
				"\tgone --> [*]",
				"",
			].join("\n"),
		);
	});
});
