/** Builds the browser and server bundles and compresses the browser's files. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createBuilder } from "vite";
import { parse } from "yaml";
import { contentHash, parsedContracts } from "#server/platform/http/readYaml.ts";
import { buildServiceWorker } from "./build/serviceWorker.ts";

const folder = "dist/client";
const compressible = new Set([
	".js",
	".css",
	".svg",
	".json",
	".html",
	".txt",
	".xml",
	".webmanifest",
	".map",
]);
/** Minimum size in bytes for compression; a smaller file fits into one packet anyway. */
const smallest = 1024;

// A test run's NODE_ENV would put React's development code into the bundle.
process.env.NODE_ENV = "production";
const started = performance.now();
const builder = await createBuilder({
	logLevel: "warn",
	build: { rolldownOptions: { checks: { pluginTimings: false } } },
});
await builder.buildApp();
await buildServiceWorker();
await parseContracts();
const files = await compressAll();
console.log(`Built ${files} files in ${((performance.now() - started) / 1000).toFixed(1)} s.`);

/**
 * Writes the pre-parsed contracts that server/platform/http/readYaml.ts reads instead of YAML. Examples are dropped, since the server does
 * not use them.
 */
async function parseContracts(): Promise<void> {
	const names = await readdir("openapi", { recursive: true });
	const texts = await Promise.all(
		names
			.filter((name) => name.endsWith(".yaml") && !name.startsWith("examples"))
			.map((name) => readFile(join("openapi", name), "utf8")),
	);
	const parsed = Object.fromEntries(texts.map((text) => [contentHash(text), parse(text) as unknown]));
	await writeFile(parsedContracts, JSON.stringify(parsed));
}

/** Writes `name.br` and `name.gz` next to each text file; returns the number of files in the folder. */
async function compressAll(): Promise<number> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	await Promise.all(files.filter((file) => compressible.has(extname(file))).map(compress));
	return files.length;
}

async function compress(file: string): Promise<void> {
	const content = await readFile(file);
	if (content.length < smallest) return;
	const [brotli, zipped] = await Promise.all([
		promisify(brotliCompress)(content, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
				[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
			},
		}),
		promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
	]);
	await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}
