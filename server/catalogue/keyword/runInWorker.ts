import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { root } from "#server/platform/root.ts";

/**
 * Runs a program in a worker thread, so that the event loop stays free for requests, and resolves with the one message it posts. `program`
 * is a path relative to the project root; `data` becomes its `workerData`. Rejects when the worker fails or exits without an answer.
 */
export function runInWorker<Answer>(program: string, data: unknown): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const worker = new Worker(join(root, program), { workerData: data });
		worker.once("message", (answer: Answer) => resolve(answer));
		worker.once("error", reject);
		worker.once("exit", (code) => reject(new Error(`${program} ended early with code ${code}`)));
	});
}
