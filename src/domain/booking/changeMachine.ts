import { defineMachine, type EventOf, type StateOf } from "#domain/shared/StateMachine.ts";

/**
 * Life cycle of a change of dates or guests: 'quoted', 'asked' (the new nights are on hold until the difference is paid), 'made' (the
 * change can be undone, the old nights are still on hold), 'settled' (the old nights are released and the difference is refunded).
 * [DEC-198]
 */
export const changeMachine = defineMachine({
	initial: "new",
	states: { new: {}, quoted: {}, asked: {}, made: {}, settled: {}, undone: {}, refused: {} },
	events: {
		QUOTED: { from: { new: "quoted" }, by: ["member"] },
		// The price difference has to be paid first.
		PAY_ASKED: { from: { quoted: "asked" }, by: ["member"] },
		CHANGED: { from: { quoted: "made" }, by: ["member"] },
		DIFFERENCE_PAID: { from: { asked: "made" }, by: ["payment"] },
		// The payment deadline passed, or the booking was cancelled in the meantime.
		LAPSED: { from: { asked: "refused" }, by: ["system", "member"] },
		UNDONE: { from: { made: "undone" }, by: ["member"] },
		// The stay gave up the booking before it was notified of the change, so the refund is based on the booking before the change.
		STAY_REFUSED: { from: { made: "refused" }, by: ["supplier", "operator"] },
		SETTLED: { from: { made: "settled" }, by: ["system"] },
	},
});

export type ChangeState = Exclude<StateOf<typeof changeMachine>, "new">;
export type ChangeEvent = Exclude<EventOf<typeof changeMachine>, "QUOTED">;
