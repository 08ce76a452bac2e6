import type { MachineTable, StateMachine, Target } from "#domain/shared/StateMachine.ts";

/** Returns a machine's table as a Mermaid state diagram. */
export function stateDiagram(
	title: string,
	{ table, initial, states, events, isFinal }: StateMachine<string, string, MachineTable>,
): string {
	const lines = ["---", `title: ${title}`, "---", "stateDiagram-v2"];
	for (const state of states) {
		const label = table.states[state]?.label;
		if (label !== undefined) lines.push(`\t${state} : ${state} (${label})`);
	}
	lines.push(`\t[*] --> ${initial}`);
	for (const event of events) {
		const { from, by } = table.events[event] ?? { from: {} };
		const actors = by === undefined ? "" : ` (${by.join(", ")})`;
		for (const state of states) {
			const target = from[state];
			if (target === undefined) continue;
			const back = Array.isArray(target) ? " back" : "";
			for (const next of leadsTo(target)) lines.push(`\t${state} --> ${next} : ${event}${back}${actors}`);
		}
	}
	for (const state of states) if (isFinal(state)) lines.push(`\t${state} --> [*]`);
	return `${lines.join("\n")}\n`;
}

const leadsTo = (target: Target<string>): readonly string[] =>
	typeof target === "string" ? [target] : "to" in target ? [target.to] : target;
