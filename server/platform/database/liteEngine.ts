import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { root } from "#server/platform/root.ts";
import type { LiteExecutor } from "./LiteStream.ts";
import type { LiteAnswer, LiteRequest } from "./liteWorker.ts";

/** The embedded database in a worker thread, where slow statements do not block the event loop. */
interface Thread {
	readonly execute: LiteExecutor;
	close(): Promise<void>;
	/** When the oldest unanswered request was sent, in epoch milliseconds; null when there is none. */
	waitingSince(): number | null;
}

export interface LiteEngine {
	readonly execute: LiteExecutor;
	close(): Promise<void>;
	/** Whether the engine responds or can still be expected to. */
	isAlive(): boolean;
}

interface EngineOptions {
	/** Called with the cause when the thread has stopped unexpectedly. */
	readonly onLost: (error: Error) => void;
	/** Called when the engine could not be reopened and is permanently unusable. */
	readonly onDead: (error: Error) => void;
	/** Data folder to copy when there is none yet. */
	readonly template?: string | undefined;
	readonly spawn?: (dataDir: string) => Worker;
}

const pausesBeforeOpening = [0, 500, 2000];
/** Milliseconds without an answer after which the thread counts as dead; none of our statements takes that long. */
const longestSilence = 120_000;

const spawnWith = (template: string | undefined) => (dataDir: string) =>
	new Worker(join(root, "server/platform/database/liteWorker.ts"), { workerData: { dataDir, template } });

async function startThread(worker: Worker, onEnd: (error: Error) => void): Promise<Thread> {
	const waiting: { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void; since: number }[] =
		[];
	const ready = Promise.withResolvers<void>();
	const closed = Promise.withResolvers<void>();
	let failure: Error | null = null;
	let isClosing = false;
	const fail = (error: Error) => {
		if (failure) return;
		failure = error;
		ready.reject(error);
		closed.resolve();
		for (const { reject } of waiting.splice(0)) reject(error);
		if (!isClosing) onEnd(error);
	};
	// worded like the driver's message for a lost server, so that callers are told to retry
	worker.on("error", (error) => fail(new Error(`Connection terminated: ${error.message}`, { cause: error })));
	worker.on("exit", () => fail(new Error("Connection terminated: the embedded database has stopped")));
	worker.on("message", (answer: LiteAnswer) => {
		if (answer === "ready") ready.resolve();
		else if (answer === "closed") closed.resolve();
		else waiting.shift()?.resolve(answer);
	});
	const post = (request: LiteRequest) =>
		worker.postMessage(request, typeof request === "string" ? [] : [request.buffer as ArrayBuffer]);
	await ready.promise;
	return {
		execute(messages) {
			if (failure) return Promise.reject(failure);
			const answer = Promise.withResolvers<Uint8Array>();
			waiting.push({ ...answer, since: Date.now() });
			post(messages);
			return answer.promise;
		},
		async close() {
			isClosing = true;
			if (!failure) post("close");
			await closed.promise;
			await worker.terminate();
		},
		waitingSince: () => waiting[0]?.since ?? null,
	};
}

/**
 * Opens the embedded database and reopens it when its thread stops; committed changes are recovered from its log.
 * @throws when it cannot be opened
 */
export async function openEngine(
	dataDir: string,
	{ onLost, onDead, template, spawn = spawnWith(template) }: EngineOptions,
): Promise<LiteEngine> {
	let thread: Thread | null = null;
	let isClosing = false;
	let isDead = false;
	let opening: Promise<void> | null = null;

	async function open(): Promise<void> {
		let isOpen = false;
		thread = await startThread(spawn(dataDir), (error) => {
			thread = null;
			if (isOpen && !isClosing) opening = openAgain(error);
		});
		isOpen = true;
	}

	async function openAgain(lost: Error): Promise<void> {
		onLost(lost);
		let last = lost;
		for (const wait of pausesBeforeOpening) {
			await pause(wait);
			if (isClosing) return;
			try {
				return await open();
			} catch (error) {
				last = error as Error;
			}
		}
		isDead = true;
		onDead(last);
	}

	await open();
	return {
		execute: (messages) =>
			thread?.execute(messages) ??
			Promise.reject(new Error("Connection terminated: the embedded database is opened again")),
		async close() {
			isClosing = true;
			await opening;
			await thread?.close();
		},
		isAlive: () => !isDead && Date.now() - (thread?.waitingSince() ?? Date.now()) < longestSilence,
	};
}
