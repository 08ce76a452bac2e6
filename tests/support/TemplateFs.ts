import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { MemoryFS, PGlite } from "@electric-sql/pglite";

/** A file or folder of a template, with its path from the template's root. A folder has no bytes and precedes its contents. */
export interface TemplateEntry {
	readonly path: string;
	readonly mode: number;
	readonly bytes: Uint8Array | null;
}

/** The part of the engine's in-memory file nodes that is used here. */
interface MemoryNode {
	contents: Uint8Array;
	usedBytes: number;
	stream_ops: StreamOps;
	readonly node_ops: { mknod(parent: MemoryNode, name: string, mode: number, device: number): MemoryNode };
}
interface StreamOps {
	write(stream: { readonly node: MemoryNode }, ...what: readonly unknown[]): number;
}
interface MemoryFiles {
	mkdirTree(path: string): void;
	lookupPath(path: string): { readonly node: MemoryNode };
}

const folderBit = 0o040_000;
const fileBit = 0o100_000;
const blockSize = 512;

/** Returns the entries of a tar as the engine writes one. The bytes are views of the tar. */
export function entriesOf(tar: Uint8Array): readonly TemplateEntry[] {
	const latin = new TextDecoder("latin1");
	const entries: TemplateEntry[] = [];
	let at = 0;
	while (at + blockSize <= tar.length && tar[at] !== 0) {
		const header = latin.decode(tar.subarray(at, at + blockSize));
		const field = (from: number, length: number) => header.slice(from, from + length).split("\0")[0] ?? "";
		const number = (from: number, length: number) => Number.parseInt(field(from, length) || "0", 8);
		const [size, isFolder] = [number(124, 12), field(156, 1) === "5"];
		at += blockSize;
		entries.push({
			path: field(345, 155) + field(0, 100),
			mode: number(100, 8),
			bytes: isFolder ? null : tar.subarray(at, at + size),
		});
		at += Math.ceil(size / blockSize) * blockSize;
	}
	return entries;
}

/** Returns the entries of a data folder. */
export function entriesIn(folder: string): readonly TemplateEntry[] {
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
	return names.map((name) => {
		const path = join(folder, name);
		const status = statSync(path);
		const bytes = status.isDirectory() ? null : new Uint8Array(readFileSync(path));
		return { path: `/${name}`, mode: status.mode & 0o777, bytes };
	});
}

/**
 * An engine's in-memory file system that starts with a template's files. They share the template's bytes until they are written: an engine
 * changes few of them, and unpacking and copying everything took most of the time of opening one.
 */
export class TemplateFs extends MemoryFS {
	readonly #entries: readonly TemplateEntry[];
	readonly #isKept: boolean;
	#kept: Blob | null = null;

	/** With `accepts`, the files are available as a tar after the engine has closed. */
	constructor(entries: readonly TemplateEntry[], isKept = false) {
		super();
		this.#entries = entries;
		this.#isKept = isKept;
	}

	/** The files that a closed engine left, as a tar. */
	get kept(): Blob {
		if (!this.#kept) throw new Error("The engine is open, or its files were not to be kept");
		return this.#kept;
	}

	override async initialSyncFs(): Promise<void> {
		if (this.#entries.length === 0) return;
		const files = this.pg?.Module.FS as MemoryFiles;
		const root = PGlite.paths.PGDATA;
		files.mkdirTree(root);
		const folders = new Map([["", files.lookupPath(root).node]]);
		const lent = new Set<MemoryNode>();
		for (const { path, mode, bytes } of this.#entries) {
			const cut = path.lastIndexOf("/");
			const parent = folders.get(path.slice(0, cut));
			if (!parent) throw new Error(`${path} comes before its folder`);
			const kind = bytes ? fileBit : folderBit;
			const node = parent.node_ops.mknod(parent, path.slice(cut + 1), kind | mode, 0);
			if (bytes) lend(node, bytes, lent);
			else folders.set(path, node);
		}
	}

	override async closeFs(): Promise<void> {
		if (this.#isKept) this.#kept = await this.dumpTar("pgdata", "none");
		await super.closeFs();
	}
}

/** Gives a file shared bytes, which are copied before its first change. */
function lend(node: MemoryNode, bytes: Uint8Array, lent: Set<MemoryNode>): void {
	node.contents = bytes;
	node.usedBytes = bytes.length;
	lent.add(node);
	const { stream_ops: plain } = node;
	node.stream_ops = {
		...plain,
		write(stream, ...what) {
			if (lent.delete(stream.node)) stream.node.contents = stream.node.contents.slice();
			return plain.write(stream, ...what);
		},
	};
}
