import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { type Figure, rowOf } from "./Figure.ts";
import { profileNotes } from "./profileNotes.ts";

const path = "docs/performance.md";

const head = `# Performance

Written by \`npm run bench\` and \`npm run bench:ui\`. Each part states when it was measured, on which machine and under what load. Figures from a busy
machine are upper bounds: rely on the CPU time and on the ratio to the bare baseline, which is measured in the same run. A missed budget stays in
its table, with a note on where a profile shows the remaining time goes.
`;

const machine = (): string => {
	const [first] = cpus();
	const memory = Math.round(totalmem() / 2 ** 30);
	return `${first?.model.trim() ?? "unknown"}, ${cpus().length} threads, ${memory} GiB, Node ${process.version}`;
};

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** Rewrites one subcommand's section; the others keep their earlier results. */
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
	const floor = profileNotes[name];
	const text = [`${when} UTC; ${machine()}; ${load}.`, table.join("\n"), ...(floor ? [floor] : [])];
	parts.set(name, `${name}\n\n${text.join("\n\n")}\n`);
	const ordered = [...parts.entries()].sort(([one], [other]) => one.localeCompare(other));
	writeFileSync(path, [head, ...ordered.map(([, text]) => `## ${text.trim()}\n`)].join("\n"));
}
