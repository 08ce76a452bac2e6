import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const memory = "/dev/shm";
const prefix = "stay-tests-";
/** What a run may come to hold at once, and what the machine should keep besides. */
const room = 4 * 2 ** 30;
const memoryLeft = 6 * 2 ** 30;

/**
 * A folder in memory for the files that one run makes; null on a machine without room for it. Tests make and remove databases of a thousand
 * files each, and right after a removal a disk's file system takes a millisecond of processor time for every file it makes.
 */
export function folderInMemory(): string | null {
	try {
		removeLeftOnes();
		const { bavail, bsize } = statfsSync(memory);
		if (bavail * bsize < room || process.availableMemory() < room + memoryLeft) return null;
		const folder = join(memory, prefix + process.pid);
		mkdirSync(folder);
		// as the system's own: the database server runs under another account, and removes its files
		chmodSync(folder, 0o1777);
		return folder;
	} catch {
		return null;
	}
}

export function removeFolder(folder: string): void {
	// A database server that is just ending may still write.
	rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
}

/** Those of runs that were killed. */
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
