import { defineMachine, type EventOf, type StateOf } from "./StateMachine.ts";

/** How it stands with a list that is asked for, table 4.8. Empty is also what could not be had. [DOM-ENUM-01, DEC-093] */
export const dataStatusMachine = defineMachine({
	initial: "READY",
	states: { READY: {}, ING: {}, COMPLETE: {}, NODATA: {} },
	events: {
		LOAD: { from: { READY: "ING", ING: "ING", COMPLETE: "ING", NODATA: "ING" } },
		ANSWERED: { from: { ING: "COMPLETE" } },
		EMPTY: { from: { ING: "NODATA" } },
		RESET: { from: { READY: "READY", ING: "READY", COMPLETE: "READY", NODATA: "READY" } },
	},
});

/** READY: not asked. ING: asking. COMPLETE: it has something. NODATA: it has nothing. */
export type DataStatus = StateOf<typeof dataStatusMachine>;
export type DataEvent = EventOf<typeof dataStatusMachine>;
