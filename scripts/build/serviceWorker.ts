import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const client = "dist/client";
/** In addition to the application's own scripts and style sheets. */
const pages = ["offline.html", "offline.css", "offline.js", "favicon.svg"];

/** Bundles the service worker as /sw.js, with the list of this build's files written into it. */
export async function buildServiceWorker(): Promise<void> {
	const assets = readdirSync(join(client, "assets"))
		.filter((name) => /\.(js|css)$/.test(name))
		.map((name) => `assets/${name}`);
	const files = [...pages, ...assets].sort();
	const paths = (names: readonly string[]) => JSON.stringify(names.map((name) => `/${name}`).sort());
	const version = createHash("sha256");
	for (const file of files) version.update(file).update(readFileSync(join(client, file)));
	await build({
		configFile: false,
		publicDir: false,
		logLevel: "warn",
		define: {
			SHELL_FILES: paths(assets),
			OFFLINE_FILES: paths(pages),
			SHELL_VERSION: JSON.stringify(version.digest("hex").slice(0, 12)),
		},
		build: {
			outDir: client,
			emptyOutDir: false,
			target: "es2022",
			rolldownOptions: {
				input: "src/main/serviceWorker.ts",
				output: { format: "iife", entryFileNames: "sw.js" },
			},
		},
	});
}
