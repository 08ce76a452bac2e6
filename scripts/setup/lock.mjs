import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

const file = join(root, ".setup.lock");

/** Runs `work` under a lock: waits until no other process of this checkout is installing or building. */
export async function withLock(work) {
	while (!taken()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
	try {
		return await work();
	} finally {
		rmSync(file, { force: true });
	}
}

function taken() {
	try {
		writeFileSync(file, String(process.pid), { flag: "wx" });
		return true;
	} catch (error) {
		if (error.code !== "EEXIST") throw error;
		if (!isAlive(owner())) rmSync(file, { force: true });
		return false;
	}
}

function owner() {
	try {
		return Number(readFileSync(file, "utf8"));
	} catch {
		return 0;
	}
}

/** An empty file belongs to a process that is just writing its process id. */
function isAlive(pid) {
	if (pid === 0) return true;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}
