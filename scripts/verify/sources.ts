import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const folders = ["src", "server", "world", "tests", "scripts"];
const generated = /\.generated\./;

/** Returns the project's own files with one of the extensions, found without any tool's configuration. */
export function sources(...endings: readonly string[]): string[] {
	return folders
		.filter((folder) => existsSync(folder))
		.flatMap((folder) => filesIn(folder))
		.filter((file) => endings.some((ending) => file.endsWith(ending)) && !generated.test(file));
}

export function filesIn(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
}
