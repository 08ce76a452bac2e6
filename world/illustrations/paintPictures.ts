import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Picture, pictures } from "./catalogue.ts";
import { drawPicture } from "./drawPicture.ts";

/** Paints pictures into a folder: `<key>.svg.gz` each, and a catalogue.json with their colours. Deletes other pictures in it. */
export async function paintPictures(folder: string, wanted: readonly Picture[] = pictures): Promise<void> {
	mkdirSync(folder, { recursive: true });
	const old = new Set(readdirSync(folder));
	const catalogue: Record<string, { readonly colour: string; readonly digest: string }> = {};
	for (const picture of wanted) {
		const svg = await drawPicture(picture);
		const name = `${picture.key}.svg.gz`;
		writeFileSync(join(folder, name), gzipSync(svg));
		old.delete(name);
		const digest = createHash("sha256").update(svg).digest("hex").slice(0, 16);
		catalogue[picture.key] = { colour: picture.color, digest };
	}
	writeFileSync(join(folder, "catalogue.json"), JSON.stringify(catalogue));
	old.delete("catalogue.json");
	for (const name of old) rmSync(join(folder, name));
}
