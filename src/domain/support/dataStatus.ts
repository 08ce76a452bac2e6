import { defineMachine, type EventOf, type StateOf } from "#domain/shared/StateMachine.ts";

/** The loading state of a list, table 4.8. READY: not asked; NODATA: empty, or failed in silence. [DOM-ENUM-01, DEC-093] */
export const dataStatusMachine = defineMachine({
	initial: "READY",
	states: { READY: {}, ING: {}, COMPLETE: {}, NODATA: {} },
	events: {
		LOAD: { from: { READY: "ING", ING: "ING", COMPLETE: "ING", NODATA: "ING" } },
		ANSWERED: { from: { ING: "COMPLETE" } },
		ANSWERED_EMPTY: { from: { ING: "NODATA" } },
		FAILED_SILENTLY: { from: { ING: "NODATA" } },
		RESET: { from: { READY: "READY", ING: "READY", COMPLETE: "READY", NODATA: "READY" } },
	},
});

export type DataStatus = StateOf<typeof dataStatusMachine>;
export type DataStatusEvent = EventOf<typeof dataStatusMachine>;
