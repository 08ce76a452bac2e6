import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Finished pictures on disk, stored under the digest of everything they were made from. When the size limit is exceeded, the oldest are
 * deleted; they can always be made again.
 */
export class PictureStore {
	readonly #folder: string;
	readonly #maxBytes: number;
	#bytes: number | null = null;
	#sweeping: Promise<void> = Promise.resolve();
	#count = 0;

	constructor(folder: string, maxBytes: number) {
		this.#folder = folder;
		this.#maxBytes = maxBytes;
	}

	#path(address: string): string {
		return join(this.#folder, address.slice(0, 2), address);
	}

	async read(address: string): Promise<Buffer | null> {
		return readFile(this.#path(address)).catch(() => null);
	}

	async has(address: string): Promise<boolean> {
		return stat(this.#path(address)).then(
			() => true,
			() => false,
		);
	}

	/** Writes a picture atomically. Disk errors are ignored, because the picture can be made again. */
	async write(address: string, picture: Buffer): Promise<void> {
		const path = this.#path(address);
		const draft = `${path}.${process.pid}.${this.#count++}.draft`;
		try {
			await mkdir(dirname(path), { recursive: true });
			await writeFile(draft, picture);
			await rename(draft, path);
		} catch {
			await rm(draft, { force: true }).catch(() => undefined);
			return;
		}
		this.#sweeping = this.#sweeping.then(() => this.#account(picture.length)).catch(() => undefined);
		await this.#sweeping;
	}

	async #account(added: number): Promise<void> {
		if (this.#bytes !== null) this.#bytes += added;
		if (this.#bytes !== null && this.#bytes <= this.#maxBytes) return;
		const files = await this.#files();
		this.#bytes = files.reduce((sum, { size }) => sum + size, 0);
		for (const file of files.toSorted((a, b) => a.time - b.time)) {
			if (this.#bytes <= this.#maxBytes * 0.8 || this.#bytes <= this.#maxBytes - added) break;
			await rm(file.path, { force: true });
			this.#bytes -= file.size;
		}
	}

	async #files(): Promise<{ path: string; size: number; time: number }[]> {
		const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true });
		const files = entries.filter((entry) => entry.isFile());
		return Promise.all(
			files.map(async (entry) => {
				const path = join(entry.parentPath, entry.name);
				const { size, mtimeMs } = await stat(path);
				return { path, size, time: mtimeMs };
			}),
		);
	}
}
