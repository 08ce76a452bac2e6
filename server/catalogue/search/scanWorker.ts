import { type MessagePort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { BlockSharing } from "./BlockSharing.ts";
import type { SearchRule } from "./block/SearchRule.ts";
import type { CityModel } from "./CityModel.ts";
import { NightSlot } from "./NightSlot.ts";
import type { ScanTask, ScanThreadData } from "./SharedScans.ts";
import { Scan } from "./scan.ts";

/**
 * Worker that takes part in another thread's scans, a few blocks at a time, until it is terminated. It neither queries the database nor
 * writes anything; the other thread waits while it reads.
 */
const { memory, port } = workerData as ScanThreadData & { readonly port: MessagePort };
const turns = new BlockSharing(memory);
const cities = new Map<number, CityModel>();
const known: SearchRule[] = [];
const rules = {
	get: (ruleId: number) => known[ruleId],
	get size() {
		return known.length;
	},
};

function takePart({ query, scopes }: ScanTask): void {
	const run = new Scan(rules, query);
	const isOurs = turns.claimer();
	for (const { cityId, nights } of scopes) {
		const slots = nights.map((parts) => new NightSlot(parts));
		run.city({ cityId, city: cities.get(cityId)!, nights: slots, places: null, others: "all" }, isOurs);
	}
	port.postMessage(run.part());
}

for (;;) {
	turns.acceptOffer();
	try {
		let task: ScanTask | null = null;
		// including tasks that were withdrawn, because cities and rules are sent only once
		for (let received = receiveMessageOnPort(port); received; received = receiveMessageOnPort(port)) {
			task = received.message as ScanTask;
			// cloned without its methods, which the scan of a whole city does not need
			for (const [cityId, city] of task.cities) cities.set(cityId, city as CityModel);
			for (const [ruleId, rule] of task.rules) known[ruleId] = rule;
		}
		takePart(task!);
	} catch (error) {
		port.postMessage(error);
	}
	turns.finish();
}
