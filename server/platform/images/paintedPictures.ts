import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { root } from "#server/platform/root.ts";

/** What catalogue.json says of a painted picture. */
interface PaintedPicture {
	/** Mean colour as '#rrggbb', to stand in while the picture loads. */
	readonly colour: string;
	/** Changes when the picture may look different. */
	readonly digest: string;
}

/** A folder of vector pictures (`<key>.svg.gz`) with a catalogue.json of them, made by the build. */
export class PaintedPictures {
	readonly #folder: string;
	#known: ReadonlyMap<string, PaintedPicture> | null = null;

	constructor(folder: string) {
		this.#folder = folder;
	}

	/** Undefined when there is no such picture, or nothing was painted. */
	find(key: string): PaintedPicture | undefined {
		this.#known ??= catalogueIn(this.#folder);
		return this.#known.get(key);
	}

	/** The picture as an SVG document. */
	async read(key: string): Promise<Buffer> {
		return promisify(gunzip)(await readFile(join(this.#folder, `${key}.svg.gz`)));
	}
}

function catalogueIn(folder: string): ReadonlyMap<string, PaintedPicture> {
	let text: string;
	try {
		text = readFileSync(join(folder, "catalogue.json"), "utf8");
	} catch {
		return new Map();
	}
	return new Map(Object.entries(JSON.parse(text) as Record<string, PaintedPicture>));
}

/** Those of this build. An installation without a demo has none. */
export const paintedPictures = new PaintedPictures(join(root, "dist/world/pictures"));
