import type { PictureBucket } from "./PictureBucket.ts";
import { PictureStore } from "./PictureStore.ts";

/** Where finished pictures are looked for and left: the process's own folder first, then what all machines share, if there is anything. */
export class FinishedPictures {
	readonly #own: PictureStore;
	readonly #shared: PictureBucket | null;

	constructor(folder: string, maxBytes: number, shared: PictureBucket | null) {
		this.#own = new PictureStore(folder, maxBytes);
		this.#shared = shared;
	}

	async read(address: string): Promise<Buffer | null> {
		const own = await this.#own.read(address);
		if (own) return own;
		const shared = await this.#shared?.read(address);
		if (!shared) return null;
		await this.#own.write(address, shared);
		return shared;
	}

	/** Whoever waits for the picture does not wait for the bucket. */
	async write(address: string, picture: Buffer): Promise<void> {
		this.#shared?.write(address, picture).catch(() => undefined);
		await this.#own.write(address, picture);
	}
}
