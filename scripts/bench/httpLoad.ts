import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { percentile } from "./timing.ts";

export interface Load {
	readonly perSecond: number;
	/** Milliseconds to the first byte. */
	readonly firstByte: { readonly p50: number; readonly p95: number };
	/** Processor milliseconds of the server for each answer; null where nobody knows its process. */
	readonly cpuMs: number | null;
	readonly failed: number;
}

/** Clock ticks a second, as Linux counts the processor's time of a process. */
const ticks = 100;

/** Milliseconds a process has had of the processor. */
function cpuOf(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
	return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
}

/** Until a server that has just started has done what comes with a start: it would be counted to whatever is asked first. */
export async function untilRested(pid: number): Promise<void> {
	for (let second = 0; second < 60; second += 1) {
		const before = cpuOf(pid);
		await wait(1000);
		if (cpuOf(pid) - before < 100) return;
	}
}

/** Asks for an address over kept connections, so many at once, for so long. */
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
		/** Of visitors who ask in turns. */
		readonly cookies?: readonly string[];
	},
): Promise<Load> {
	const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
	const firstBytes: number[] = [];
	let failed = 0;
	let turn = 0;
	const one = () =>
		new Promise<void>((done) => {
			const asked = performance.now();
			const cookie = cookies[turn++ % cookies.length];
			const headers = { "accept-encoding": "br", ...(cookie && { cookie }) };
			const call = get(url, { agent, headers }, (answer) => {
				firstBytes.push(performance.now() - asked);
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

/** A server of nothing but so many bytes, in a process of its own: what any answer costs on this machine now. */
export async function bareServer(bytes: number): Promise<{ readonly url: string; close(): void }> {
	const child: ChildProcess = fork(new URL("./bareServer.ts", import.meta.url), [String(bytes)]);
	const port = await new Promise<unknown>((told) => child.once("message", told));
	return { url: `http://127.0.0.1:${port}/`, close: () => void child.kill() };
}
