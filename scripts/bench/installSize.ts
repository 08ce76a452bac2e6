import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Figure } from "./Figure.ts";

interface LockedPackage {
	readonly dev?: boolean;
	readonly devOptional?: boolean;
}

const mebibyte = 1_048_576;

/** Measures the disk size of `npm ci --omit=dev` from the installed packages that the lockfile does not mark as development ones. */
export function measureInstall(): readonly Figure[] {
	const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
		readonly packages: Readonly<Record<string, LockedPackage>>;
	};
	const paths = Object.keys(packages).filter(
		(path) => path !== "" && !packages[path]?.dev && !packages[path]?.devOptional && existsSync(path),
	);
	const sizeOf = (some: readonly string[]) => some.reduce((sum, path) => sum + bytesIn(path), 0) / mebibyte;
	const isNode = (path: string) => /^node_modules\/node-[a-z0-9-]+$/.test(path);
	return [
		{
			name: "production install, without the Node.js package",
			value: sizeOf(paths.filter((path) => !isNode(path))),
			unit: "MiB",
			budget: { atMost: 120 },
		},
		{
			name: "the Node.js package, for machines without Node.js",
			value: sizeOf(paths.filter(isNode)),
			unit: "MiB",
		},
	];
}

/** Returns a package's size without the packages nested in it. */
function bytesIn(folder: string): number {
	return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) return entry.name === "node_modules" ? sum : sum + bytesIn(path);
		return entry.isFile() ? sum + statSync(path).size : sum;
	}, 0);
}
