import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Timed } from "./timed.ts";

export interface Probe {
	/** Everything that was asked and how long it took. */
	stop(): Promise<readonly Timed[]>;
}

/**
 * One more visitor, in a thread of its own and on a connection that is open before the others come: what it measures is the server, and neither the
 * many sockets of a rush nor a busy event loop of whoever sends it.
 */
export async function startProbe(address: string): Promise<Probe> {
	const worker = new Worker(new URL("./probeWorker.ts", import.meta.url), { workerData: address });
	await once(worker, "message");
	return {
		async stop() {
			const answered = once(worker, "message");
			worker.postMessage("stop");
			const [timings] = (await answered) as [readonly Timed[]];
			await worker.terminate();
			return timings;
		},
	};
}
