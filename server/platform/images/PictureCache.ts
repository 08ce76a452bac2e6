import type { PictureBucket } from "./PictureBucket.ts";
import { PictureStore } from "./PictureStore.ts";

/** Two-level cache of finished pictures: the process's own folder first, then the store shared by all machines, if there is one. */
export class PictureCache {
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

	/** Stores a picture without waiting for the shared store. */
	async write(address: string, picture: Buffer): Promise<void> {
		this.#shared?.write(address, picture).catch(() => undefined);
		await this.#own.write(address, picture);
	}
}
