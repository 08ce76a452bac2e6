import { Worker } from "node:worker_threads";
import type { KeywordName } from "./buildKeywordArrays.ts";
import type { KeywordArrays } from "./KeywordIndex.ts";

/** Builds the index beside the event loop: requests are answered meanwhile. Rejects when the worker fails. */
export function buildInWorker(names: readonly KeywordName[]): Promise<KeywordArrays> {
	return new Promise((resolve, reject) => {
		const worker = new Worker(new URL("./keywordWorker.ts", import.meta.url), { workerData: names });
		worker.once("message", (arrays: KeywordArrays) => resolve(arrays));
		worker.once("error", reject);
		worker.once("exit", (code) => reject(new Error(`The keyword worker ended early with code ${code}`)));
	});
}
