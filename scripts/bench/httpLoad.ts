import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { percentile } from "./timing.ts";

export interface Load {
	readonly perSecond: number;
	/** Milliseconds to the first byte. */
	readonly firstByte: { readonly p50: number; readonly p95: number };
	/** Server CPU milliseconds per answer; null when its process is unknown. */
	readonly cpuMs: number | null;
	readonly failed: number;
}

/** Clock ticks per second in which Linux reports a process's CPU time. */
const ticks = 100;

/** Returns the CPU milliseconds that a process has used. */
function cpuOf(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
	return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
}

/** Waits until a server has finished its start-up work, which would otherwise count towards the first request. */
export async function untilRested(pid: number): Promise<void> {
	for (let second = 0; second < 60; second += 1) {
		const before = cpuOf(pid);
		await wait(1000);
		if (cpuOf(pid) - before < 100) return;
	}
}

/** Requests a URL over keep-alive connections, with a given concurrency and duration. */
export async function load(
	url: string,
	{
		atOnce,
		seconds,
		pid = null,
		cookies = [""],
	}: {
		readonly atOnce: number;
		readonly seconds: number;
		readonly pid?: number | null;
		/** Cookies of visitors who take turns. */
		readonly cookies?: readonly string[];
	},
): Promise<Load> {
	const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
	const firstBytes: number[] = [];
	let failed = 0;
	let turn = 0;
	const one = () =>
		new Promise<void>((done) => {
			const start = performance.now();
			const cookie = cookies[turn++ % cookies.length];
			const headers = { "accept-encoding": "br", ...(cookie && { cookie }) };
			const call = get(url, { agent, headers }, (answer) => {
				firstBytes.push(performance.now() - start);
				if (answer.statusCode !== 200) failed += 1;
				answer.resume().on("end", done);
			});
			call.on("error", () => {
				failed += 1;
				done();
			});
		});
	const cpuBefore = pid === null ? 0 : cpuOf(pid);
	const begun = performance.now();
	const line = async () => {
		while (performance.now() - begun < seconds * 1000) await one();
	};
	await Promise.all(Array.from({ length: atOnce }, line));
	const took = performance.now() - begun;
	agent.destroy();
	return {
		perSecond: (firstBytes.length - failed) / (took / 1000),
		firstByte: { p50: percentile(firstBytes, 0.5), p95: percentile(firstBytes, 0.95) },
		cpuMs: pid === null ? null : (cpuOf(pid) - cpuBefore) / Math.max(1, firstBytes.length),
		failed,
	};
}

/** Starts a server that returns only this many bytes, in a separate process: the baseline cost of any answer on this machine. */
export async function baselineServer(bytes: number): Promise<{ readonly url: string; close(): void }> {
	const child: ChildProcess = fork(new URL("./bareServer.ts", import.meta.url), [String(bytes)]);
	const port = await new Promise<unknown>((told) => child.once("message", told));
	return { url: `http://127.0.0.1:${port}/`, close: () => void child.kill() };
}
