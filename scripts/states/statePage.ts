import type { EventRow } from "#domain/shared/StateMachine.ts";
import type { DrawnMachine } from "./machines.ts";
import { stateDiagram } from "./stateDiagram.ts";

/** Returns the page of one machine: the diagram, and every state and transition as tables for readers who cannot see it. */
export function statePage({ machine, title, source, table, notes }: DrawnMachine): string {
	const { states, events } = machine.table;
	const final = machine.states.filter((state) => machine.isFinal(state));
	return [
		`# ${title}`,
		"",
		`${table === null ? "Drawn" : `Table ${table} of the requirements, drawn`} from \`${source}\` by \`npm run states\`. Do not edit.`,
		"",
		`Starts in \`${machine.initial}\`. ${final.length > 0 ? `Final: ${final.map(code).join(", ")}.` : "Never ends."} Any other pair of state and event is refused and changes nothing.`,
		"",
		...notes.map((note) => `- ${note}`),
		...(notes.length > 0 ? [""] : []),
		"```mermaid",
		stateDiagram(title, machine).trimEnd(),
		"```",
		"",
		"| State | Label | Events |",
		"|---|---|---|",
		...machine.states.map(
			(state) => `| ${state} | ${states[state]?.label ?? ""} | ${machine.eventsIn(state).join(", ")} |`,
		),
		"",
		"| Event | Transitions | Who |",
		"|---|---|---|",
		...machine.events.map((event) => eventRow(event, events[event])),
		"",
	].join("\n");
}

const code = (text: string): string => `\`${text}\``;

function eventRow(event: string, row: EventRow<string> | undefined): string {
	const transitions = Object.entries(row?.from ?? {}).map(
		([state, target]) => `${state} → ${targetText(target)}`,
	);
	return `| ${event} | ${transitions.join("<br>")} | ${row?.by?.join(", ") ?? ""} |`;
}

function targetText(target: EventRow<string>["from"][string]): string {
	if (typeof target === "string") return target;
	if (target === undefined) return "";
	return "to" in target ? `${target.to} (${target.effects.join(", ")})` : `back to ${target.join(" / ")}`;
}
