import { defineMachine, type EventOf, type StateOf } from "./StateMachine.ts";

/** State machine of a requested list, table 4.8. EMPTY also covers a list that could not be loaded. [DOM-ENUM-01, DEC-093] */
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

/** READY: not requested yet. ING: loading. COMPLETE: has data. NODATA: has no data. */
export type DataStatus = StateOf<typeof dataStatusMachine>;
export type DataEvent = EventOf<typeof dataStatusMachine>;
