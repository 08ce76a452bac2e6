import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { type SearchClient, searchClient } from "./searchClient.ts";

/** Where a benchmark's catalogue is stored. */
export interface Place {
	readonly dataDir: string;
	readonly databaseUrl?: string;
}

export interface SearchProcess extends SearchClient {
	/** Seconds from the start until everything was built. */
	readonly built: Promise<number>;
	/** Proportional memory in MiB (its own, plus its share of common pages): current and peak. */
	memory(): { readonly now: number; readonly peak: number };
	/** Makes `growthServer.ts` keep its read model current as the product does, and waits until there is nothing left to do. */
	keepUp(): Promise<void>;
	/** Tells `bookingServer.ts` to start or pause bookings. */
	tell(what: "book" | "rest"): void;
	/** Stops the process. */
	end(): Promise<void>;
}

const QUIET_MS = 4_000;
/** Milliseconds per tick of the kernel's process clocks. */
const TICK_MS = 10;

/** Returns the CPU milliseconds a process has used so far. */
function worked(pid: number | undefined): number {
	const [, afterName = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
	const [user, system] = afterName.split(" ").slice(11, 13).map(Number);
	return ((user ?? 0) + (system ?? 0)) * TICK_MS;
}

/** Starts a search server; it is listening, and may still be building. */
export async function searchProcess(
	{ dataDir, databaseUrl }: Place,
	module: "./growthServer.ts" | "./bookingServer.ts" = "./growthServer.ts",
): Promise<SearchProcess> {
	const child = fork(new URL(module, import.meta.url), [dataDir, ...(databaseUrl ? [databaseUrl] : [])], {
		execArgv: ["--max-semi-space-size=4", "--max-old-space-size=512"],
	});
	const { promise: built, resolve, reject } = Promise.withResolvers<number>();
	built.catch(() => {});
	const port = await new Promise<number>((listens, fails) => {
		child.on("message", (told: { port?: number; builtIn?: number }) => {
			if (told.port !== undefined) listens(told.port);
			if (told.builtIn !== undefined) resolve(told.builtIn);
		});
		child.once("exit", (code) => {
			const error = new Error(`The server of the benchmark ended with ${code}`);
			fails(error);
			reject(error);
		});
	});
	const kib = (file: string, name: string): number =>
		Number(
			new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(readFileSync(`/proc/${child.pid}/${file}`, "utf8"))?.[1],
		);
	const client = searchClient(port);
	return {
		...client,
		built,
		memory: () => ({ now: kib("smaps_rollup", "Pss") / 1024, peak: kib("status", "VmHWM") / 1024 }),
		async keepUp() {
			child.send("keepUp");
			for (let before = worked(child.pid); ; ) {
				await pause(QUIET_MS);
				const now = worked(child.pid);
				if (now - before < QUIET_MS / 100) return;
				before = now;
			}
		},
		tell: (what) => void child.send(what),
		async end() {
			client.close();
			const ended = once(child, "exit");
			child.send("end");
			await ended;
		},
	};
}
