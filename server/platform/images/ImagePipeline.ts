import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import packageJson from "../../../package.json" with { type: "json" };
import { FinishedPictures } from "./FinishedPictures.ts";
import { fetchImage } from "./fetchImage.ts";
import { Gate } from "./Gate.ts";
import type { ImageLook } from "./imageRequest.ts";
import type { ImageSource } from "./imageSource.ts";
import type { PictureBucket } from "./PictureBucket.ts";
import type { PaintedPictures } from "./paintedPictures.ts";
import { type Pixels, renderImage } from "./renderImage.ts";

/** Pictures that were sent by somebody and are shown for now. */
export interface SentPictures {
	isShown(key: string): Promise<boolean>;
	read(key: string): Promise<Buffer | null>;
}

export interface PipelineOptions {
	/** Where finished pictures are kept. */
	readonly folder: string;
	/** Folder of the files served at /images/. */
	readonly ownFiles: string;
	/** What is served at /illustrations/. */
	readonly painted: PaintedPictures;
	readonly siteName: string;
	readonly sent?: SentPictures;
	readonly fetchRemote?: (url: URL) => Promise<Buffer | null>;
	readonly maxBytes?: number;
	/** Where other machines find them. */
	readonly shared?: PictureBucket;
}

interface Making {
	readonly picture: Promise<Buffer | null>;
	readonly giveUp: AbortController;
	/** Who waits for it. */
	readers: number;
}

interface Reader {
	/** The reader has gone. */
	readonly signal?: AbortSignal;
	/** Asked before something is made for this reader. @throws to refuse it */
	mayMake?(look: ImageLook): Promise<void>;
}

/** Takes long, so that it waits until nothing small does. */
const isLarge = ({ width, format }: ImageLook): boolean => width > 800 || format === "png";

const mebibyte = 1_048_576;

/** Makes pictures, each once: what was made is on disk or shared, what is being made is shared by all who ask. */
export class ImagePipeline {
	readonly #options: PipelineOptions;
	readonly #store: FinishedPictures;
	readonly #gate = new Gate(2, 400);
	readonly #making = new Map<string, Making>();

	constructor(options: PipelineOptions) {
		this.#options = options;
		this.#store = new FinishedPictures(
			options.folder,
			options.maxBytes ?? 512 * mebibyte,
			options.shared ?? null,
		);
	}

	/** The digest of everything that decides the picture's bytes, also its ETag; null when a picture of our own does not exist. */
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
	 * The finished picture; null when its source cannot be had or is no picture.
	 * @throws GateFull when too many pictures are being waited for
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
		const made = await this.#gate.pass(
			async () => {
				const pixels = await this.#pixels(source);
				return pixels && renderImage(pixels, look, this.#options.siteName);
			},
			{ isLarge: isLarge(look), signal },
		);
		if (made) await this.#store.write(address, made);
		return made;
	}

	async #pixels(source: ImageSource): Promise<Pixels | null> {
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
			case "remote": {
				const bytes = await (this.#options.fetchRemote ?? fetchImage)(source.url);
				return bytes && { bytes, isOwn: false };
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
