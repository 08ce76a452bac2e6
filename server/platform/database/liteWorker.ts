import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { answerOf } from "./answerOf.ts";
import { copyTemplate } from "./copyTemplate.ts";

/** From the pool: protocol bytes, or "close". To the pool: "ready", protocol bytes in the same order, "closed". */
export type LiteRequest = Uint8Array | "close";
export type LiteAnswer = Uint8Array | "ready" | "closed";

const messagesBetweenCheckpoints = 4000;
const quietBeforeCheckpoint = 2000;

const port = parentPort;
if (!port) throw new Error("liteWorker runs as a worker thread only");
const { dataDir, template } = workerData as { dataDir: string; template: string | undefined };
keepModesPrivate();
if (template) copyTemplate(template, dataDir);
// It takes its buffers whole at the start, 128 MB by default; what is not in them the system has in memory anyway.
const db = await PGlite.create(dataDir, {
	startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"],
});

// PGlite has no checkpointer process: without this its write-ahead log would only grow, and recovery with it.
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

/** The engine sets the mode of every file it makes to 0666, whatever the process' umask: in this thread nothing can be opened to others. */
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
