import { availableParallelism } from "node:os";
import { join } from "node:path";
import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";
import { root } from "#server/platform/root.ts";
import { BlockSharing } from "./BlockSharing.ts";
import type { SearchRule } from "./block/SearchRule.ts";
import type { CityModel } from "./CityModel.ts";
import type { NightParts } from "./NightSlot.ts";
import type { KnownRules } from "./RuleBook.ts";
import type { ScanAnswer, ScanPart, ScanQuery } from "./ScanQuery.ts";
import type { Scope } from "./Scope.ts";
import { Scan, scan } from "./scan.ts";

/**
 * Minimum number of stays for sharing a scan. Such a scan takes about fifteen milliseconds; saving less is not worth a second thread, whose
 * code also runs slowly until it has warmed up.
 */
const WORTH_SHARING = 150_000;
/** How long to wait for the other thread, in milliseconds. One that takes longer for a few blocks is given up. */
const PATIENCE_MS = 5_000;

/** Initial data of the worker thread, besides its port. */
export interface ScanThreadData {
	readonly memory: SharedArrayBuffer;
}

/** The message sent to the worker thread for each scan. The columns of cities are shared memory and are not copied. */
export interface ScanTask {
	/** The cities whose current version the worker does not have yet. */
	readonly cities: readonly (readonly [cityId: number, city: unknown])[];
	readonly rules: readonly (readonly [ruleId: number, rule: SearchRule])[];
	readonly query: ScanQuery;
	readonly scopes: readonly { readonly cityId: number; readonly nights: readonly NightParts[] }[];
}

/**
 * Runs the scans of a read model. Scans of whole cities with many stays are shared with a worker thread, if the machine has a core for it;
 * the first such scan starts it. The calling thread never waits for the worker to start: it scans every block the worker has not taken, and
 * waits at most for the few the worker is processing.
 */
export class SharedScans {
	readonly #rules: KnownRules;
	readonly #minStays: number;
	readonly #onError: (error: unknown) => void;
	#other: ScanWorker | null = null;
	#isGivenUp: boolean;

	/** @param minStays minimum number of stays for a scan to be shared */
	constructor(
		rules: KnownRules,
		minStays = availableParallelism() > 1 ? WORTH_SHARING : Number.POSITIVE_INFINITY,
		onError: (error: unknown) => void = (error) => console.error("a shared scan:", error),
	) {
		this.#rules = rules;
		this.#minStays = minStays;
		this.#isGivenUp = minStays === Number.POSITIVE_INFINITY;
		this.#onError = onError;
	}

	scan(scopes: readonly Scope[], query: ScanQuery): ScanAnswer {
		return (
			(this.#isShared(scopes, query) && this.#withOther(scopes, query)) || scan(scopes, this.#rules, query)
		);
	}

	/** Stops the worker thread. */
	async end(): Promise<void> {
		const other = this.#other;
		this.#other = null;
		await other?.end();
	}

	#isShared(scopes: readonly Scope[], { filters }: ScanQuery): boolean {
		return (
			!this.#isGivenUp &&
			// a map section excludes most blocks
			filters.bounds === null &&
			scopes.reduce((sum, { city }) => sum + city.stays, 0) >= this.#minStays &&
			scopes.every(
				({ places, others, nights }) => !places && others === "all" && !nights.some((night) => night.isGone),
			)
		);
	}

	#withOther(scopes: readonly Scope[], query: ScanQuery): ScanAnswer | null {
		try {
			this.#other ??= new ScanWorker(this.#rules, (error) => this.#giveUp(error));
			return this.#other.scan(scopes, query);
		} catch (error) {
			this.#giveUp(error);
			return null;
		}
	}

	/** Stops sharing scans for good; all further ones run in this thread. */
	#giveUp(error: unknown): void {
		this.#isGivenUp = true;
		void this.end();
		this.#onError(error);
	}
}

/** The worker thread, as seen by the main thread. */
class ScanWorker {
	readonly #rules: KnownRules;
	readonly #turns = new BlockSharing();
	readonly #channel = new MessageChannel();
	readonly #worker: Worker;
	/** The cities sent to the worker. */
	readonly #cities = new Map<number, CityModel>();
	#ruleCount = 0;

	constructor(rules: KnownRules, onError: (error: unknown) => void) {
		this.#rules = rules;
		const { port1, port2 } = this.#channel;
		const data: ScanThreadData = { memory: this.#turns.memory };
		this.#worker = new Worker(join(root, "server/catalogue/search/scanWorker.ts"), {
			workerData: { ...data, port: port2 },
			transferList: [port2],
		});
		this.#worker.once("error", onError);
		this.#worker.unref();
		port1.unref();
	}

	/** @throws Error when the worker failed or does not answer in time */
	scan(scopes: readonly Scope[], query: ScanQuery): ScanAnswer {
		this.#channel.port1.postMessage(this.#taskOf(scopes, query));
		this.#turns.offer();
		const run = new Scan(this.#rules, query);
		const isOurs = this.#turns.claimer();
		for (const scope of scopes) run.city(scope, isOurs);
		if (!this.#turns.withdraw()) run.join(this.#found());
		return run.answer();
	}

	#found(): ScanPart {
		if (!this.#turns.waitUntilFinished(PATIENCE_MS)) throw new Error("the other thread does not answer");
		const found: unknown = receiveMessageOnPort(this.#channel.port1)?.message;
		if (found instanceof Error) throw found;
		return found as ScanPart;
	}

	#taskOf(
		scopes: readonly Scope[],
		{ stay, viewer, moment, filters, sort, offset, limit }: ScanQuery,
	): ScanTask {
		const news = scopes.filter(({ cityId, city }) => this.#cities.get(cityId) !== city);
		for (const { cityId, city } of news) this.#cities.set(cityId, city);
		const rules = this.#rules.after(this.#ruleCount);
		this.#ruleCount += rules.length;
		return {
			cities: news.map(({ cityId, city }) => [cityId, { ...city }] as const),
			rules,
			query: { stay, viewer, moment, filters, sort, offset, limit },
			scopes: scopes.map(({ cityId, nights }) => ({ cityId, nights: nights.map(({ parts }) => parts) })),
		};
	}

	async end(): Promise<void> {
		await this.#worker.terminate();
	}
}
