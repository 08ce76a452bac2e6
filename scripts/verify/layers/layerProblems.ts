import { type Import, importCycles, importsOf } from "./importGraph.ts";
import type { Sources } from "./Sources.ts";
import { hasSql } from "./sqlIn.ts";

/** From the bottom up. The files next to these (main, compose, jobs, ops) form the top layer and may import everything. */
const layers = ["platform", "catalogue", "members", "commerce", "services"];

export interface LayerProblem {
	readonly rule: "upward" | "cycle" | "sql";
	/** The file or module that breaks the rule. */
	readonly place: string;
	readonly text: string;
}

/** Returns the violations of the server's layering, of acyclic modules and of the rule that SQL stays in stores. */
export function layerProblems(sources: Sources): LayerProblem[] {
	const imports = importsOf(sources);
	return [
		...imports.filter(importsUpwards).map(({ from, to }) => ({
			rule: "upward" as const,
			place: from,
			text: `${from} imports upwards: ${to}`,
		})),
		...importCycles(imports).flatMap((modules) =>
			modules.map((module) => ({
				rule: "cycle" as const,
				place: module,
				text: `${module} is in a cycle with ${modules.filter((other) => other !== module).join(", ")}`,
			})),
		),
		...[...sources]
			.filter(([file, text]) => !mayHoldSql(file) && hasSql(file, text))
			.map(([file]) => ({
				rule: "sql" as const,
				place: file,
				text: `${file} has SQL outside a store/ folder`,
			})),
	];
}

/** The demo is separate from the product: it may import the domain, and nothing imports it. */
const isWorld = /^world\//;

const mayHoldSql = (file: string): boolean => /\/store\/|^server\/platform\/database\//.test(file);

function importsUpwards({ from, to }: Import): boolean {
	if (isWorld.test(from)) return !isWorld.test(to) && !to.startsWith("src/domain/");
	if (isWorld.test(to)) return true;
	if (from.startsWith("src/") && to.startsWith("server/")) return true;
	if (!from.startsWith("server/") || !to.startsWith("server/")) return false;
	return levelOf(from) < levelOf(to);
}

/** 0 for the lowest layer; the top layer is above all others. */
function levelOf(file: string): number {
	const level = layers.indexOf(file.split("/")[1] ?? "");
	return level === -1 ? layers.length : level;
}
