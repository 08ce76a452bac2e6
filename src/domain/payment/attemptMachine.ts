import type { Result } from "#domain/shared/Result.ts";
import { defineMachine, type EventOf, type IllegalEvent, type StateOf } from "#domain/shared/StateMachine.ts";

/**
 * The life of a call to a provider, written down before it and settled after it. Whoever takes one calls; when it is taken
 * again, the one before has died or the provider was silent. [DEC-173, payments 3.10]
 */
export const attemptMachine = defineMachine({
	initial: "new",
	states: { new: {}, intent: {}, calling: {}, unknown: {}, done: {}, refused: {} },
	events: {
		/** It is to be called later. */
		INTENDED: { from: { new: "intent" }, by: ["system"] },
		TAKEN: {
			from: { new: "calling", intent: "calling", calling: "calling", unknown: "calling" },
			by: ["system"],
		},
		/** No clear answer. */
		UNCLEAR: { from: { intent: "unknown", calling: "unknown", unknown: "unknown" }, by: ["provider"] },
		AGREED: { from: { intent: "done", calling: "done", unknown: "done" }, by: ["provider"] },
		REFUSED: { from: { intent: "refused", calling: "refused", unknown: "refused" }, by: ["provider"] },
	},
});

export type AttemptState = Exclude<StateOf<typeof attemptMachine>, "new">;
export type AttemptEvent = EventOf<typeof attemptMachine>;

/** The state a call moves to; what has ended stays ended. */
export const moveAttempt = (
	state: StateOf<typeof attemptMachine>,
	event: AttemptEvent,
): Result<AttemptState, IllegalEvent<StateOf<typeof attemptMachine>, AttemptEvent>> =>
	attemptMachine.next(state, event) as ReturnType<typeof moveAttempt>;

const minute = 60_000;

/** How long until a call whose end nobody knows is looked up again: ever longer, five minutes at most; in milliseconds. */
export const nextCheckAfter = (checks: number): number =>
	Math.min(5_000 * 2 ** Math.min(checks, 7), 5 * minute);
