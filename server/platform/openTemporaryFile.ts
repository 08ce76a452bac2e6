import { mkdirSync, openSync, unlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Opens a temporary file without a directory entry; it is freed when the process ends, however it ends. */
export function openTemporaryFile(folder = tmpdir()): number {
	mkdirSync(folder, { recursive: true });
	const path = join(folder, `nameless-${process.pid}-${performance.now()}`);
	const file = openSync(path, "wx+");
	unlinkSync(path);
	return file;
}
