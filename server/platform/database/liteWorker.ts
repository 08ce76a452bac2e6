import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { answerOf } from "./answerOf.ts";
import { copyTemplate } from "./copyTemplate.ts";

/** Requests from the pool: protocol bytes, or "close". Answers to it: "ready", protocol bytes in request order, "closed". */
export type LiteRequest = Uint8Array | "close";
export type LiteAnswer = Uint8Array | "ready" | "closed";

const messagesBetweenCheckpoints = 4000;
const quietBeforeCheckpoint = 2000;

const port = parentPort;
if (!port) throw new Error("liteWorker runs as a worker thread only");
const { dataDir, template } = workerData as { dataDir: string; template: string | undefined };
keepModesPrivate();
if (template) copyTemplate(template, dataDir);
// The engine allocates all shared buffers at start, 128 MB by default. Less is enough, because the operating system caches the files
// anyway.
const db = await PGlite.create(dataDir, {
	startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"],
});

// PGlite has no checkpointer process. Without explicit checkpoints, its write-ahead log and the time for recovery would keep growing.
let sinceCheckpoint = 0;
let quiet: NodeJS.Timeout | undefined;
const isIdle = (answer: Uint8Array): boolean => answer.at(-6) === 0x5a && answer.at(-1) === 0x49;
async function checkpoint(): Promise<void> {
	sinceCheckpoint = 0;
	await db.exec("CHECKPOINT");
}

async function handle(request: LiteRequest): Promise<void> {
	clearTimeout(quiet);
	if (request === "close") {
		await db.close();
		port?.postMessage("closed");
		return;
	}
	const answer = await answerOf(db, request);
	const idle = isIdle(answer);
	port?.postMessage(answer, [answer.buffer]);
	sinceCheckpoint += 1;
	if (!idle) return;
	if (sinceCheckpoint >= messagesBetweenCheckpoints) await checkpoint();
	else
		quiet = setTimeout(() => {
			chain = chain.then(checkpoint);
		}, quietBeforeCheckpoint);
}

/**
 * Strips group and other permissions from all mode changes in this thread, because the engine sets every file it creates to 0666 regardless
 * of the umask.
 */
function keepModesPrivate(): void {
	const { chmodSync, fchmodSync } = fs;
	const owners = (mode: fs.Mode): fs.Mode => (typeof mode === "number" ? mode & 0o700 : mode);
	fs.chmodSync = (path, mode) => chmodSync(path, owners(mode));
	fs.fchmodSync = (file, mode) => fchmodSync(file, owners(mode));
	syncBuiltinESMExports();
}

let chain = Promise.resolve();
port.on("message", (request: LiteRequest) => {
	chain = chain.then(() => handle(request));
});
port.postMessage("ready");
