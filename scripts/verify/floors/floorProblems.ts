import { type Import, importCycles, importsOf } from "./importGraph.ts";
import type { Sources } from "./Sources.ts";
import { hasSql } from "./sqlIn.ts";

/** From the bottom up. The files next to these (main, compose, jobs, ops) form the top layer and may import everything. */
const floors = ["platform", "catalogue", "members", "commerce", "services"];

export interface FloorProblem {
	readonly rule: "upward" | "circle" | "sql";
	/** The file or module that breaks the rule. */
	readonly place: string;
	readonly text: string;
}

/** Returns the violations of the server's layering, of acyclic modules and of the rule that SQL stays in stores. */
export function floorProblems(sources: Sources): FloorProblem[] {
	const imports = importsOf(sources);
	return [
		...imports.filter(climbs).map(({ from, to }) => ({
			rule: "upward" as const,
			place: from,
			text: `${from} imports upwards: ${to}`,
		})),
		...importCycles(imports).flatMap((rooms) =>
			rooms.map((room) => ({
				rule: "circle" as const,
				place: room,
				text: `${room} is in a circle with ${rooms.filter((other) => other !== room).join(", ")}`,
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

function climbs({ from, to }: Import): boolean {
	if (isWorld.test(from)) return !isWorld.test(to) && !to.startsWith("src/domain/");
	if (isWorld.test(to)) return true;
	if (from.startsWith("src/") && to.startsWith("server/")) return true;
	if (!from.startsWith("server/") || !to.startsWith("server/")) return false;
	return floorOf(from) < floorOf(to);
}

/** 0 for the lowest layer; the top layer is above all others. */
function floorOf(file: string): number {
	const floor = floors.indexOf(file.split("/")[1] ?? "");
	return floor === -1 ? floors.length : floor;
}
