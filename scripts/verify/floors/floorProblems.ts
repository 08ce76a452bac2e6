import { circles, type Import, importsOf } from "./importGraph.ts";
import type { Sources } from "./Sources.ts";
import { hasSql } from "./sqlIn.ts";

/** From the ground up. What stands beside them (main, compose, jobs, ops) is the roof and may see all. */
const floors = ["platform", "catalogue", "members", "commerce", "services"];

export interface FloorProblem {
	readonly rule: "upward" | "circle" | "sql";
	/** The file, or the room, that breaks it. */
	readonly place: string;
	readonly text: string;
}

/** What breaks the server's floors, the rooms' order or the stores' wall. */
export function floorProblems(sources: Sources): FloorProblem[] {
	const imports = importsOf(sources);
	return [
		...imports.filter(climbs).map(({ from, to }) => ({
			rule: "upward" as const,
			place: from,
			text: `${from} imports upwards: ${to}`,
		})),
		...circles(imports).flatMap((rooms) =>
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

/** The demo stands beside the house: it knows the domain, and nobody knows it. */
const isWorld = /^world\//;

const mayHoldSql = (file: string): boolean => /\/store\/|^server\/platform\/database\//.test(file);

function climbs({ from, to }: Import): boolean {
	if (isWorld.test(from)) return !isWorld.test(to) && !to.startsWith("src/domain/");
	if (isWorld.test(to)) return true;
	if (from.startsWith("src/") && to.startsWith("server/")) return true;
	if (!from.startsWith("server/") || !to.startsWith("server/")) return false;
	return floorOf(from) < floorOf(to);
}

/** 0 for the ground floor; the roof is above all. */
function floorOf(file: string): number {
	const floor = floors.indexOf(file.split("/")[1] ?? "");
	return floor === -1 ? floors.length : floor;
}
