import { dirname, join } from "node:path";
import ts from "typescript";
import type { Sources } from "./Sources.ts";

export interface Import {
	readonly from: string;
	readonly to: string;
}

const aliases: Readonly<Record<string, string>> = {
	"#contracts": "dist/contracts",
	"#copy": "src/copy",
	"#domain": "src/domain",
	"#ports": "src/ports",
	"#application": "src/application",
	"#adapters": "src/adapters",
	"#ui": "src/ui",
	"#main": "src/main",
	"#server": "server",
	"#world": "world",
};

/** Returns every import of the project's own files, in any form, including type-only imports. */
export function importsOf(sources: Sources): Import[] {
	return [...sources].flatMap(([from, text]) =>
		ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
			const to = resolved(from, fileName);
			return to === null ? [] : [{ from, to }];
		}),
	);
}

function resolved(from: string, name: string): string | null {
	if (name.startsWith(".")) return join(dirname(from), name);
	const slash = name.indexOf("/");
	const folder = aliases[name.slice(0, slash)];
	return folder === undefined ? null : join(folder, name.slice(slash + 1));
}

/** A screen and its parts form one module. */
const roomOf = (file: string): string => dirname(file).replace(/\/parts(?=\/|$).*/, "");

/** Returns the import cycles between modules, each in alphabetical order. */
export function importCycles(imports: readonly Import[]): string[][] {
	const edges = new Map<string, Set<string>>();
	for (const { from, to } of imports) {
		const room = roomOf(from);
		if (room === roomOf(to)) continue;
		edges.set(room, (edges.get(room) ?? new Set()).add(roomOf(to)));
	}
	return new Tarjan(edges).components().filter((rooms) => rooms.length > 1);
}

/** Strongly connected components by Tarjan's algorithm. */
class Tarjan {
	readonly #edges: ReadonlyMap<string, ReadonlySet<string>>;
	readonly #index = new Map<string, number>();
	readonly #low = new Map<string, number>();
	readonly #stack: string[] = [];
	readonly #found: string[][] = [];

	constructor(edges: ReadonlyMap<string, ReadonlySet<string>>) {
		this.#edges = edges;
	}

	components(): string[][] {
		for (const node of this.#edges.keys()) if (!this.#index.has(node)) this.#visit(node);
		return this.#found;
	}

	#visit(node: string): number {
		const index = this.#index.size;
		let low = index;
		this.#index.set(node, index);
		this.#low.set(node, index);
		this.#stack.push(node);
		for (const next of this.#edges.get(node) ?? []) {
			if (!this.#index.has(next)) low = Math.min(low, this.#visit(next));
			else if (this.#stack.includes(next)) low = Math.min(low, this.#index.get(next) ?? low);
		}
		this.#low.set(node, low);
		if (low === index) this.#found.push(this.#stack.splice(this.#stack.indexOf(node)).sort());
		return low;
	}
}
