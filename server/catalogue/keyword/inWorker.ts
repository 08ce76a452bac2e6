import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { root } from "#server/platform/root.ts";

/**
 * Runs a program, told by its path in the project, in a thread with the data, and answers its one message: requests are answered
 * meanwhile. Rejects when the thread fails.
 */
export function inWorker<Answer>(program: string, data: unknown): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const worker = new Worker(join(root, program), { workerData: data });
		worker.once("message", (answer: Answer) => resolve(answer));
		worker.once("error", reject);
		worker.once("exit", (code) => reject(new Error(`${program} ended early with code ${code}`)));
	});
}
