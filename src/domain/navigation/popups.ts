import { defineMachine } from "#domain/shared/StateMachine.ts";

/**
 * State machine of the single popup layer, table 4.9. A gesture without a row in the table (a confirm's backdrop) changes nothing.
 * [DEC-037, DEC-038]
 */
export const popupMachine = defineMachine({
	initial: "CLOSED",
	states: { CLOSED: {}, ALERT: {}, CONFIRM: {} },
	events: {
		ALERT_ASKED: { from: { CLOSED: "ALERT", ALERT: "ALERT", CONFIRM: "CONFIRM" } },
		CONFIRM_ASKED: { from: { CLOSED: "CONFIRM", ALERT: "ALERT", CONFIRM: "CONFIRM" } },
		OK: {
			from: {
				ALERT: { to: "CLOSED", effects: ["resolve true"] },
				CONFIRM: { to: "CLOSED", effects: ["resolve true"] },
			},
		},
		BACK: { from: { CONFIRM: { to: "CLOSED", effects: ["resolve false"] } } },
		X: {
			from: {
				ALERT: { to: "CLOSED", effects: ["resolve true"] },
				CONFIRM: { to: "CLOSED", effects: ["resolve false"] },
			},
		},
		ESCAPE: {
			from: {
				ALERT: { to: "CLOSED", effects: ["resolve true"] },
				CONFIRM: { to: "CLOSED", effects: ["resolve false"] },
			},
		},
		BACKDROP: { from: { ALERT: { to: "CLOSED", effects: ["resolve true"] }, CONFIRM: "CONFIRM" } },
		ROUTE_CHANGED: {
			from: {
				CLOSED: "CLOSED",
				ALERT: { to: "CLOSED", effects: ["resolve true"] },
				CONFIRM: { to: "CLOSED", effects: ["resolve false"] },
			},
		},
	},
});

export type PopupKind = "ALERT" | "CONFIRM";
export type PopupGesture = "OK" | "BACK" | "X" | "ESCAPE" | "BACKDROP" | "ROUTE_CHANGED";

/** Returns what an open popup's promise resolves with after a gesture; null while it stays open. [UI-POPUP-03, UI-POPUP-04, UI-POPUP-05] */
export function popupAnswer(kind: PopupKind, gesture: PopupGesture): boolean | null {
	const step = popupMachine.step(kind, gesture);
	return step.ok && step.value.state === "CLOSED" ? step.value.effects.includes("resolve true") : null;
}
