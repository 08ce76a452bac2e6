import { chmodSync, mkdirSync } from "node:fs";

/** Makes everything that this process and its threads create from now on readable by this account only: folders 0700, files 0600. */
export function writePrivately(): void {
	process.umask(0o077);
}

/** Creates a folder that only this account can enter; also restricts an existing one that an earlier version left open. */
export function makePrivateFolder(folder: string): void {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	chmodSync(folder, 0o700);
}
