import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { fetchImage } from "./fetchImage.ts";
import { Gate } from "./Gate.ts";
import type { ImageLook } from "./imageRequest.ts";
import type { ImageSource } from "./imageSource.ts";
import { PictureStore } from "./PictureStore.ts";
import { type Pixels, renderImage } from "./renderImage.ts";
import { Studio } from "./Studio.ts";

export interface PipelineOptions {
	/** Where finished pictures are kept. */
	readonly folder: string;
	/** Folder of the files served at /images/. */
	readonly ownFiles: string;
	readonly siteName: string;
	readonly fetchRemote?: (url: URL) => Promise<Buffer | null>;
	readonly mostBytes?: number;
}

const mebibyte = 1_048_576;

/** Makes pictures, each once: what was made is on disk, what is being made is shared by all who ask. */
export class ImagePipeline {
	readonly #options: PipelineOptions;
	readonly #store: PictureStore;
	readonly #studio = new Studio();
	readonly #gate = new Gate(2, 400);
	readonly #making = new Map<string, Promise<Buffer | null>>();

	constructor(options: PipelineOptions) {
		this.#options = options;
		this.#store = new PictureStore(options.folder, options.mostBytes ?? 512 * mebibyte);
	}

	/** The digest of everything that decides the picture's bytes, also its ETag; null when an own file does not exist. */
	async address(source: ImageSource, look: ImageLook): Promise<string | null> {
		const origin = await this.#origin(source);
		if (!origin) return null;
		const { width, quality, format, isWatermarked } = look;
		const mark = isWatermarked ? this.#options.siteName : "";
		return createHash("sha256")
			.update(JSON.stringify([sharp.versions.sharp, origin, width, quality, format, mark]))
			.digest("hex");
	}

	/**
	 * The finished picture; null when its source cannot be had or is no picture.
	 * @throws GateFull when too many pictures are being waited for
	 */
	async picture(address: string, source: ImageSource, look: ImageLook): Promise<Buffer | null> {
		const kept = await this.#store.read(address);
		if (kept) return kept;
		const running = this.#making.get(address);
		if (running !== undefined) return running;
		const making = this.#make(address, source, look).finally(() => this.#making.delete(address));
		this.#making.set(address, making);
		return making;
	}

	async has(address: string): Promise<boolean> {
		return this.#store.has(address);
	}

	/** Whether no picture is being made right now. */
	get isIdle(): boolean {
		return this.#gate.isIdle;
	}

	async close(): Promise<void> {
		await this.#studio.close();
	}

	async #make(address: string, source: ImageSource, look: ImageLook): Promise<Buffer | null> {
		const made = await this.#gate.pass(async () => {
			const pixels = await this.#pixels(source, look);
			return pixels && renderImage(pixels, look, this.#options.siteName);
		});
		if (made) await this.#store.write(address, made);
		return made;
	}

	async #pixels(source: ImageSource, look: ImageLook): Promise<Pixels | null> {
		switch (source.kind) {
			case "drawing": {
				const svg = await this.#studio.draw(source.picture.key, look.width);
				return { bytes: Buffer.from(svg), isExact: true, isOwn: true };
			}
			case "file": {
				const bytes = await readFile(join(this.#options.ownFiles, source.name)).catch(() => null);
				return bytes && { bytes, isExact: false, isOwn: true };
			}
			case "remote": {
				const bytes = await (this.#options.fetchRemote ?? fetchImage)(source.url);
				return bytes && { bytes, isExact: false, isOwn: false };
			}
		}
	}

	async #origin(source: ImageSource): Promise<string | null> {
		switch (source.kind) {
			case "drawing":
				return `${source.picture.key}@${await this.#studio.version()}`;
			case "file": {
				const found = await stat(join(this.#options.ownFiles, source.name)).catch(() => null);
				return found?.isFile() ? `${source.name}@${found.size}:${found.mtimeMs}` : null;
			}
			case "remote":
				return source.url.href;
		}
	}
}
