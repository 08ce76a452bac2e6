import { defineMachine, type EventOf, type StateOf } from "#domain/shared/StateMachine.ts";

/** State machine of the header's search section, table 4.5. Every event is listed for every state. [SEARCH-SEC-01, UI-SUM-05] */
export const searchSectionMachine = defineMachine({
	initial: "HIDDEN",
	states: { HIDDEN: {}, COLLAPSED: {}, OPEN: {} },
	events: {
		CONDITION_STORED: { from: { HIDDEN: "COLLAPSED", COLLAPSED: "COLLAPSED", OPEN: "OPEN" } },
		CONDITION_REMOVED: { from: { HIDDEN: "HIDDEN", COLLAPSED: "HIDDEN", OPEN: "HIDDEN" } },
		SUMMARY_CLICKED: { from: { HIDDEN: "HIDDEN", COLLAPSED: "OPEN", OPEN: "OPEN" } },
		PRESSED_OUTSIDE: { from: { HIDDEN: "HIDDEN", COLLAPSED: "COLLAPSED", OPEN: "COLLAPSED" } },
		PRESSED_INSIDE: { from: { HIDDEN: "HIDDEN", COLLAPSED: "COLLAPSED", OPEN: "OPEN" } },
		SEARCH_PRESSED: { from: { HIDDEN: "HIDDEN", COLLAPSED: "COLLAPSED", OPEN: "COLLAPSED" } },
		ESCAPE_PRESSED: { from: { HIDDEN: "HIDDEN", COLLAPSED: "COLLAPSED", OPEN: "COLLAPSED" } },
		ROUTE_CHANGED: { from: { HIDDEN: "HIDDEN", COLLAPSED: "COLLAPSED", OPEN: "COLLAPSED" } },
	},
});

export type SearchSectionState = StateOf<typeof searchSectionMachine>;
export type SearchSectionEvent = EventOf<typeof searchSectionMachine>;

/** Returns the section's state after an event. */
export const nextSection = (state: SearchSectionState, event: SearchSectionEvent): SearchSectionState =>
	searchSectionMachine.settle(state, event);

/** The open panel of the search; at most one is open. */
export type SearchPanel = "none" | "keyword" | "calendar" | "guests";

export type SearchPanelEvent =
	| { readonly kind: "fieldClicked"; readonly panel: Exclude<SearchPanel, "none"> }
	/** A region or a tile was selected. [DEC-046] */
	| { readonly kind: "placeChosen" }
	| { readonly kind: "datesConfirmed" }
	| { readonly kind: "guestsConfirmed" }
	| { readonly kind: "closed" };

/**
 * Returns the panel after an event: clicking a field switches to its panel, selecting a place leads to the calendar, confirming dates leads
 * to the guests, confirming guests closes it.
 */
export function nextPanel(event: SearchPanelEvent): SearchPanel {
	switch (event.kind) {
		case "fieldClicked":
			return event.panel;
		case "placeChosen":
			return "calendar";
		case "datesConfirmed":
			return "guests";
		case "guestsConfirmed":
		case "closed":
			return "none";
	}
}
