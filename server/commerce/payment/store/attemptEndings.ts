import { attemptMachine, moveAttempt } from "#domain/payment/attemptMachine.ts";

/** Returns the states in which an attempt may end by this event, and the resulting state, from the state table. */
const endingBy = (event: "AGREED" | "REFUSED") => {
	const moves = attemptMachine.states.flatMap((from) => {
		const moved = moveAttempt(from, event);
		return moved.ok ? [{ from, to: moved.value }] : [];
	});
	return { from: moves.map(({ from }) => from), to: moves[0]?.to };
};

/** The transitions that end an attempt, by event. */
export const attemptEndings = { AGREED: endingBy("AGREED"), REFUSED: endingBy("REFUSED") } as const;
