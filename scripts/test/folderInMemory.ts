import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const memory = "/dev/shm";
const prefix = "stay-tests-";
/** Bytes that a run may occupy at once; below it, what must stay free for the rest of the machine. */
const room = 4 * 2 ** 30;
const memoryLeft = 6 * 2 ** 30;

/**
 * Creates an in-memory folder for the temporary files of one run; returns null on a machine without room for it. Tests create and delete
 * databases of a thousand files each, and right after a deletion a disk's file system takes a millisecond of CPU time per created file.
 */
export function folderInMemory(): string | null {
	try {
		removeLeftOnes();
		const { bavail, bsize } = statfsSync(memory);
		if (bavail * bsize < room || process.availableMemory() < room + memoryLeft) return null;
		const folder = join(memory, prefix + process.pid);
		mkdirSync(folder);
		// Like the system's own temporary folder: the database server runs under another account, and deletes its files.
		chmodSync(folder, 0o1777);
		return folder;
	} catch {
		return null;
	}
}

export function removeFolder(folder: string): void {
	// A database server that is shutting down may still write.
	rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
}

/** Removes the folders of runs that were killed. */
function removeLeftOnes(): void {
	for (const name of readdirSync(memory))
		if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length))))
			removeFolder(join(memory, name));
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}
