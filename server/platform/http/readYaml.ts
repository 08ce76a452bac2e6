import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "#server/platform/root.ts";

/** Loads the YAML parser, which is needed only when there is no build or the build is outdated. */
const parser = () => createRequire(import.meta.url)("yaml") as typeof import("yaml");

/** Contracts parsed by the build, as JSON: content hash -> content. */
export const parsedContracts = join(root, "dist/server/contracts.json");

let parsed: Readonly<Record<string, unknown>> | undefined;

/** Returns the content of a YAML file. Parsing all contracts takes a third of a second, so the build does it once instead of every start. */
export function readYaml(path: string): unknown {
	const text = readFileSync(path, "utf8");
	parsed ??= existsSync(parsedContracts)
		? (JSON.parse(readFileSync(parsedContracts, "utf8")) as Readonly<Record<string, unknown>>)
		: {};
	return parsed[contentHash(text)] ?? parser().parse(text);
}

export function contentHash(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}
