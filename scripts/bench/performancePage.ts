import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { type Figure, rowOf } from "./Figure.ts";
import { floors } from "./floors.ts";

const path = "docs/performance.md";

const head = `# Performance

Written by \`npm run bench\` and \`npm run bench:ui\`; each part says when it was measured, on what, and what else the machine did. Figures of a crowded machine
are upper bounds: trust the ratio to the bare thing, which was measured in the same run, and the processor's time. A budget that is
missed stays in its table, with what a profile showed of the rest.
`;

const machine = (): string => {
	const [first] = cpus();
	const memory = Math.round(totalmem() / 2 ** 30);
	return `${first?.model.trim() ?? "unknown"}, ${cpus().length} threads, ${memory} GiB, Node ${process.version}`;
};

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** Rewrites the part of a subcommand; the others stay as they were measured. */
export function writePart(name: string, figures: readonly Figure[], loadBefore: number): void {
	const parts = new Map<string, string>();
	const known = existsSync(path) ? readFileSync(path, "utf8") : "";
	for (const text of known.split(/^## /m).slice(1)) parts.set(text.slice(0, text.indexOf("\n")), text);
	const when = new Date().toISOString().slice(0, 16).replace("T", " ");
	const load = `load ${loadBefore.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after`;
	const table = [
		line(["What", "Figure", "Budget", "", "Bare", "Ratio"]),
		line(["---", "---:", "---:", "---", "---:", "---:"]),
		...figures.map((figure) => line(rowOf(figure))),
	];
	const floor = floors[name];
	const text = [`${when} UTC; ${machine()}; ${load}.`, table.join("\n"), ...(floor ? [floor] : [])];
	parts.set(name, `${name}\n\n${text.join("\n\n")}\n`);
	const ordered = [...parts.entries()].sort(([one], [other]) => one.localeCompare(other));
	writeFileSync(path, [head, ...ordered.map(([, text]) => `## ${text.trim()}\n`)].join("\n"));
}
