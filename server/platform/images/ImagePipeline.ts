import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import packageJson from "../../../package.json" with { type: "json" };
import { fetchImage } from "./fetchImage.ts";
import { ImageQueue } from "./ImageQueue.ts";
import type { ImageLook } from "./imageRequest.ts";
import type { ImageSource } from "./imageSource.ts";
import type { PictureBucket } from "./PictureBucket.ts";
import { PictureCache } from "./PictureCache.ts";
import type { PaintedPictures } from "./paintedPictures.ts";
import { type Pixels, renderImage } from "./renderImage.ts";

/** Pictures uploaded by members, as far as they are currently visible. */
export interface SentPictures {
	isShown(key: string): Promise<boolean>;
	read(key: string): Promise<Buffer | null>;
}

export interface PipelineOptions {
	/** Folder of finished pictures. */
	readonly folder: string;
	/** Folder of the files served at /images/. */
	readonly ownFiles: string;
	/** The illustrations served at /illustrations/. */
	readonly painted: PaintedPictures;
	readonly siteName: string;
	readonly sent?: SentPictures;
	readonly fetchRemote?: (url: URL) => Promise<Buffer | null>;
	readonly maxBytes?: number;
	/** The store shared with other machines. */
	readonly shared?: PictureBucket;
}

interface Making {
	readonly picture: Promise<Buffer | null>;
	readonly giveUp: AbortController;
	/** Number of readers waiting for the picture. */
	readers: number;
}

interface Reader {
	/** Aborted when the reader disconnects. */
	readonly signal?: AbortSignal;
	/**
	 * Called before a picture is made for this reader.
	 * @throws to refuse it
	 */
	mayMake?(look: ImageLook): Promise<void>;
}

/** Whether a picture takes long to make, so that it must wait for all small ones. */
const isLarge = ({ width, format }: ImageLook): boolean => width > 800 || format === "png";

const mebibyte = 1_048_576;

/** Makes each picture only once: finished ones come from disk or the shared store, and concurrent requests share the one being made. */
export class ImagePipeline {
	readonly #options: PipelineOptions;
	readonly #store: PictureCache;
	readonly #gate = new ImageQueue(2, 400);
	/** Downloads take a place here first, so that pictures of our own never wait for other servers, which may take seconds. [F03] */
	readonly #downloads = new ImageQueue(4, 400);
	readonly #making = new Map<string, Making>();

	constructor(options: PipelineOptions) {
		this.#options = options;
		this.#store = new PictureCache(
			options.folder,
			options.maxBytes ?? 512 * mebibyte,
			options.shared ?? null,
		);
	}

	/** Returns a digest of everything that determines the picture's bytes, also used as its ETag; null when a picture of our own does not exist. */
	async address(source: ImageSource, look: ImageLook): Promise<string | null> {
		const origin = await this.#origin(source);
		if (!origin) return null;
		const { width, quality, format, isWatermarked } = look;
		const mark = isWatermarked ? this.#options.siteName : "";
		return createHash("sha256")
			.update(JSON.stringify([packageJson.dependencies.sharp, origin, width, quality, format, mark]))
			.digest("hex");
	}

	/**
	 * Returns the finished picture; null when its source is unavailable or not a picture.
	 * @throws ImageQueueFull when too many pictures are queued
	 */
	async picture(
		address: string,
		source: ImageSource,
		look: ImageLook,
		{ signal, mayMake }: Reader = {},
	): Promise<Buffer | null> {
		const kept = await this.#store.read(address);
		if (kept) return kept;
		if (!this.#making.has(address)) await mayMake?.(look);
		const making = this.#making.get(address) ?? this.#begin(address, source, look);
		making.readers += 1;
		const leave = () => {
			making.readers -= 1;
			if (making.readers === 0) making.giveUp.abort();
		};
		if (signal?.aborted) leave();
		else signal?.addEventListener("abort", leave, { once: true });
		return making.picture;
	}

	#begin(address: string, source: ImageSource, look: ImageLook): Making {
		const giveUp = new AbortController();
		const forget = () => {
			if (this.#making.get(address) === making) this.#making.delete(address);
		};
		giveUp.signal.addEventListener("abort", forget, { once: true });
		const picture = this.#make(address, source, look, giveUp.signal).finally(forget);
		const making: Making = { picture, giveUp, readers: 0 };
		this.#making.set(address, making);
		return making;
	}

	async #make(
		address: string,
		source: ImageSource,
		look: ImageLook,
		signal: AbortSignal,
	): Promise<Buffer | null> {
		const passage = { isLarge: isLarge(look), signal };
		const render = (read: () => Promise<Pixels | null>) =>
			this.#gate.pass(async () => {
				const pixels = await read();
				return pixels && renderImage(pixels, look, this.#options.siteName);
			}, passage);
		const made =
			source.kind === "remote"
				? await this.#downloads.pass(async () => {
						const bytes = await (this.#options.fetchRemote ?? fetchImage)(source.url);
						return bytes && render(async () => ({ bytes, isOwn: false }));
					}, passage)
				: await render(() => this.#pixels(source));
		if (made) await this.#store.write(address, made);
		return made;
	}

	async #pixels(source: Exclude<ImageSource, { readonly kind: "remote" }>): Promise<Pixels | null> {
		switch (source.kind) {
			case "painted":
				return { bytes: await this.#options.painted.read(source.key), isOwn: true };
			case "file": {
				const bytes = await readFile(join(this.#options.ownFiles, source.name)).catch(() => null);
				return bytes && { bytes, isOwn: true };
			}
			case "sent": {
				const bytes = await this.#options.sent?.read(source.key);
				return bytes ? { bytes, isOwn: false } : null;
			}
		}
	}

	async #origin(source: ImageSource): Promise<string | null> {
		switch (source.kind) {
			case "painted": {
				const found = this.#options.painted.find(source.key);
				return found ? `${source.key}@${found.digest}` : null;
			}
			case "file": {
				const found = await stat(join(this.#options.ownFiles, source.name)).catch(() => null);
				return found?.isFile() ? `${source.name}@${found.size}:${found.mtimeMs}` : null;
			}
			case "sent":
				return (await this.#options.sent?.isShown(source.key)) ? `sent:${source.key}` : null;
			case "remote":
				return source.url.href;
		}
	}
}
