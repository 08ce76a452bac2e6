import type { Layer } from "./layers.ts";

const begin = "<!-- drawn by npm run architecture -->";
const end = "<!-- drawn until here -->";

/** Returns the page with the diagram of these layers in it, and whether it was already up to date. */
export function withDiagram(page: string, layers: readonly Layer[]): { text: string; current: boolean } {
	const [before, rest] = page.split(begin);
	const after = rest?.split(end)[1];
	if (before === undefined || after === undefined) throw new Error("The page has no place for the diagram.");
	const text = `${before}${begin}\n\n${diagram(layers)}\n\n${moduleTable(layers)}\n\n${end}${after}`;
	return { text, current: text === page };
}

const nodeOf = (name: string): string => name.replace("/", "_");

/** Implied arrows are left out: the diagram shows the direct steps, the table the modules. */
function diagram(layers: readonly Layer[]): string {
	const below = new Map(layers.map(({ name, imports }) => [name, imports]));
	const arrows = layers.flatMap(({ name, imports }) =>
		imports
			.filter((to) => !imports.some((other) => other !== to && reaches(below, other, to)))
			.map((to) => `\t${nodeOf(name)} --> ${nodeOf(to)}`),
	);
	const nodes = layers.map(({ name }) => `\t${nodeOf(name)}["${name}"]`);
	return ["```mermaid", "flowchart TD", ...nodes, ...arrows, "```"].join("\n");
}

function reaches(below: ReadonlyMap<string, readonly string[]>, from: string, to: string): boolean {
	const seen = new Set<string>();
	const visit = (name: string): boolean => {
		if (seen.has(name)) return false;
		seen.add(name);
		return (below.get(name) ?? []).some((next) => next === to || visit(next));
	};
	return visit(from);
}

const moduleTable = (layers: readonly Layer[]): string =>
	[
		"| Layer | Modules | Imports |",
		"|---|---|---|",
		...layers.map(
			({ name, modules: all, imports }) =>
				`| \`${name}\` | ${all.join(", ")} | ${imports.map((other) => `\`${other}\``).join(", ")} |`,
		),
	].join("\n");
