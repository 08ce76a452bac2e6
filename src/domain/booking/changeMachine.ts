import { defineMachine, type EventOf, type StateOf } from "#domain/shared/StateMachine.ts";

/**
 * The life of a change of dates or guests: promised, asked for (the new nights are held while the difference is paid), made (it
 * can be taken back, the old nights are still held), settled (the old nights and the difference are given back). [DEC-198]
 */
export const changeMachine = defineMachine({
	initial: "new",
	states: { new: {}, quoted: {}, asked: {}, made: {}, settled: {}, undone: {}, refused: {} },
	events: {
		QUOTED: { from: { new: "quoted" }, by: ["member"] },
		// The difference has to be paid first.
		PAY_ASKED: { from: { quoted: "asked" }, by: ["member"] },
		CHANGED: { from: { quoted: "made" }, by: ["member"] },
		DIFFERENCE_PAID: { from: { asked: "made" }, by: ["payment"] },
		// Nobody paid in time, or the booking is cancelled meanwhile.
		LAPSED: { from: { asked: "refused" }, by: ["system", "member"] },
		UNDONE: { from: { made: "undone" }, by: ["member"] },
		// The stay gives the booking up before it has been told: what it gives back is the booking as it was.
		STAY_REFUSED: { from: { made: "refused" }, by: ["supplier", "operator"] },
		SETTLED: { from: { made: "settled" }, by: ["system"] },
	},
});

export type ChangeState = Exclude<StateOf<typeof changeMachine>, "new">;
export type ChangeEvent = Exclude<EventOf<typeof changeMachine>, "QUOTED">;
