import { Worker } from "node:worker_threads";

/**
 * The one message of a program that is run in a thread with the data: requests are answered meanwhile. Rejects when the thread
 * fails.
 */
export function inWorker<Answer>(program: URL, data: unknown): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const worker = new Worker(program, { workerData: data });
		worker.once("message", (answer: Answer) => resolve(answer));
		worker.once("error", reject);
		worker.once("exit", (code) => reject(new Error(`${program.pathname} ended early with code ${code}`)));
	});
}
