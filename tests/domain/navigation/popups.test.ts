import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PopupGesture, popupAnswer, popupMachine } from "#domain/navigation/popups.ts";
import { reachable } from "../shared/reachable.ts";

describe("popups", () => {
	const gestures: readonly PopupGesture[] = ["OK", "BACK", "X", "ESCAPE", "BACKDROP", "ROUTE_CHANGED"];

	it("answer each gesture as the table says [UI-POPUP-03] [UI-POPUP-04] [UI-POPUP-05]", () => {
		const answers = (kind: "ALERT" | "CONFIRM") => gestures.map((gesture) => popupAnswer(kind, gesture));
		expect(answers("ALERT")).toEqual([true, null, true, true, true, true]);
		expect(answers("CONFIRM")).toEqual([true, false, false, false, null, false]);
		for (const kind of ["ALERT", "CONFIRM"] as const) {
			for (const gesture of gestures) {
				const step = popupMachine.step(kind, gesture);
				const answer = popupAnswer(kind, gesture);
				const effects = answer === null ? [] : [`resolve ${answer}`];
				expect(step.ok ? step.value.effects : []).toEqual(effects);
			}
		}
	});

	it("ignore a second request while open, and close exactly when they answer [UI-POPUP-03] [UI-POPUP-04]", () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom(...popupMachine.events), { maxLength: 40 }), (events) => {
				let state: (typeof popupMachine.states)[number] = popupMachine.initial;
				for (const event of events) {
					const step = popupMachine.step(state, event);
					const next = step.ok ? step.value.state : state;
					const isAnswered = step.ok && step.value.effects.length > 0;
					expect(isAnswered).toBe(state !== "CLOSED" && next === "CLOSED");
					if (event.endsWith("_ASKED") && state !== "CLOSED") expect(next).toBe(state);
					state = next;
				}
			}),
		);
		expect([...reachable(popupMachine)].sort()).toEqual(["ALERT", "CLOSED", "CONFIRM"]);
	});
});
