import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { DrawingAnswer, DrawingOrder } from "./drawingWorker.ts";

interface Waiting {
	readonly resolve: (svg: string) => void;
	readonly reject: (reason: Error) => void;
}

const sources = join(import.meta.dirname, "../world/illustrations");

/**
 * Draws illustrations in a thread of its own: composing one takes milliseconds that calls should not wait for. The
 * thread is started with the first order and let go when it has been idle.
 */
export class Studio {
	readonly #idleAfter: number;
	readonly #waiting = new Map<number, Waiting>();
	#worker: Worker | null = null;
	#leave: NodeJS.Timeout | null = null;
	#orders = 0;
	#version: Promise<string> | null = null;

	constructor(idleAfter = 20_000) {
		this.#idleAfter = idleAfter;
	}

	/** A digest of everything the drawings are made by: it changes when any of them may look different. */
	version(): Promise<string> {
		this.#version ??= digestOf(sources);
		return this.#version;
	}

	/** The SVG of a picture, `pixels` wide. */
	draw(key: string, pixels: number): Promise<string> {
		const worker = this.#open();
		const order: DrawingOrder = { id: this.#orders++, key, pixels };
		return new Promise((resolve, reject) => {
			this.#waiting.set(order.id, { resolve, reject });
			worker.ref();
			worker.postMessage(order);
		});
	}

	async close(): Promise<void> {
		const worker = this.#worker;
		this.#fail(new Error("the studio is closed"));
		await worker?.terminate();
	}

	#open(): Worker {
		if (this.#leave) clearTimeout(this.#leave);
		this.#leave = null;
		if (this.#worker) return this.#worker;
		const worker = new Worker(new URL("./drawingWorker.ts", import.meta.url), { execArgv: [] });
		worker.on("message", (answer: DrawingAnswer) => this.#settle(answer));
		worker.on("error", (error) => {
			if (this.#worker === worker) this.#fail(error instanceof Error ? error : new Error(String(error)));
		});
		this.#worker = worker;
		return worker;
	}

	#settle(answer: DrawingAnswer): void {
		const waiting = this.#waiting.get(answer.id);
		this.#waiting.delete(answer.id);
		if ("svg" in answer) waiting?.resolve(answer.svg);
		else waiting?.reject(new Error(answer.error));
		if (this.#waiting.size === 0) {
			// An idle thread keeps no process alive.
			this.#worker?.unref();
			this.#leave = setTimeout(() => {
				const worker = this.#worker;
				this.#worker = null;
				void worker?.terminate();
			}, this.#idleAfter).unref();
		}
	}

	#fail(reason: Error): void {
		if (this.#leave) clearTimeout(this.#leave);
		this.#worker = null;
		for (const { reject } of this.#waiting.values()) reject(reason);
		this.#waiting.clear();
	}
}

async function digestOf(folder: string): Promise<string> {
	const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".ts")).sort();
	const texts = await Promise.all(names.map((name) => readFile(join(folder, name))));
	const hash = createHash("sha256");
	for (const text of texts) hash.update(text);
	return hash.digest("hex").slice(0, 16);
}
