import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Timed } from "./timed.ts";

export interface Probe {
	/** Stops the probe; returns every request with its duration. */
	stop(): Promise<readonly Timed[]>;
}

/**
 * Starts one more visitor, in a separate thread and on a connection opened before the others arrive: it measures the server, not the many
 * sockets of a rush or the busy event loop of the load generator.
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
