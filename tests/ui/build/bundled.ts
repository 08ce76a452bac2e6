import { build } from "vite";
import { vi } from "vitest";
import { removeUnused } from "../../../scripts/build/removeUnused.ts";
import type { UnusedParts } from "../../../scripts/build/UnusedParts.ts";

/** Bundles a library as a browser gets it and returns what `code` exports, without the given parts. */
export async function bundled<T>(code: string, parts: readonly UnusedParts[]): Promise<T> {
	const entry = "virtual:library";
	vi.stubEnv("NODE_ENV", "production"); // Libraries ship other files for development.
	const built = await build({
		configFile: false,
		logLevel: "error",
		mode: "production",
		plugins: [
			{
				name: entry,
				resolveId: (id) => (id === entry ? id : null),
				load: (id) => (id === entry ? code : null),
			},
			removeUnused(parts),
		],
		build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: "strict" } },
	});
	vi.unstubAllEnvs();
	const [output] = [built].flat();
	if (!output || !("output" in output)) throw new Error("nothing was built");
	return import(`data:text/javascript,${encodeURIComponent(output.output[0].code)}`) as Promise<T>;
}
