import type { StateMachine } from "#domain/shared/StateMachine.ts";

/** Returns every state that some sequence of events reaches, whatever the held state, including the starting state. */
export function reachable<S extends string>(
	{
		states,
		events,
		next,
		initial,
	}: Pick<StateMachine<S, string, unknown>, "states" | "events" | "next" | "initial">,
	from: S = initial,
): ReadonlySet<S> {
	const seen = new Set([from]);
	for (const state of seen) {
		for (const event of events) {
			for (const held of states) {
				const stepped = next(state, event, held);
				if (stepped.ok) seen.add(stepped.value);
			}
		}
	}
	return seen;
}
