import { attemptMachine, moveAttempt } from "#domain/payment/attemptMachine.ts";

/** Where a call may end from, and how it stands then: by the table. */
const endingBy = (event: "AGREED" | "REFUSED") => {
	const moves = attemptMachine.states.flatMap((from) => {
		const moved = moveAttempt(from, event);
		return moved.ok ? [{ from, to: moved.value }] : [];
	});
	return { from: moves.map(({ from }) => from), to: moves[0]?.to };
};

/** By what a call ends, and what that makes of it. */
export const attemptEndings = { AGREED: endingBy("AGREED"), REFUSED: endingBy("REFUSED") } as const;
