import { chmodSync, mkdirSync } from "node:fs";

/** From now on only this account can read what this process and its threads write: folders 0700, files 0600. */
export function writePrivately(): void {
	process.umask(0o077);
}

/** Makes a folder that only this account can enter; one that an earlier version left open is closed. */
export function makePrivateFolder(folder: string): void {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	chmodSync(folder, 0o700);
}
