import type { Result } from "#domain/shared/Result.ts";
import { defineMachine, type EventOf, type IllegalEvent, type StateOf } from "#domain/shared/StateMachine.ts";

/**
 * State machine of a call to a provider, recorded before it is made and settled afterwards. Taking an attempt means making the call; an
 * attempt is taken again when the previous caller has died or the provider did not answer. [DEC-173, payments 3.10]
 */
export const attemptMachine = defineMachine({
	initial: "new",
	states: { new: {}, intent: {}, calling: {}, unknown: {}, done: {}, refused: {} },
	events: {
		/** The call is scheduled for later. */
		INTENDED: { from: { new: "intent" }, by: ["system"] },
		TAKEN: {
			from: { new: "calling", intent: "calling", calling: "calling", unknown: "calling" },
			by: ["system"],
		},
		/** The provider gave no clear answer. */
		UNCLEAR: { from: { intent: "unknown", calling: "unknown", unknown: "unknown" }, by: ["provider"] },
		AGREED: { from: { intent: "done", calling: "done", unknown: "done" }, by: ["provider"] },
		REFUSED: { from: { intent: "refused", calling: "refused", unknown: "refused" }, by: ["provider"] },
	},
});

export type AttemptState = Exclude<StateOf<typeof attemptMachine>, "new">;
export type AttemptEvent = EventOf<typeof attemptMachine>;

/** Returns the next state of a call; a finished call never changes. */
export const moveAttempt = (
	state: StateOf<typeof attemptMachine>,
	event: AttemptEvent,
): Result<AttemptState, IllegalEvent<StateOf<typeof attemptMachine>, AttemptEvent>> =>
	attemptMachine.next(state, event) as ReturnType<typeof moveAttempt>;

const minute = 60_000;

/** Returns the delay before a call with an unknown outcome is checked again, in milliseconds: doubles from five seconds up to five minutes. */
export const nextCheckAfter = (checks: number): number =>
	Math.min(5_000 * 2 ** Math.min(checks, 7), 5 * minute);

/** Checks without a result before an alarm is raised; they cover about the first hour. */
const checksUntilAlarm = 16;

/** Whether an operator has to be told now, once, that a call stays without a clear answer after this many checks. */
export const isUnclearForLong = (checks: number): boolean => checks === checksUntilAlarm;
