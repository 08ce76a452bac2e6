import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunks } from "./scripts/build/chunks.ts";
import { builtClassName, developedClassName } from "./scripts/build/classNames.ts";
import { constantInlining } from "./scripts/build/constantInlining.ts";
import { unusedContainerParts } from "./scripts/build/containerParts.ts";
import { removeUnused } from "./scripts/build/removeUnused.ts";
import { unusedRouterParts } from "./scripts/build/routerParts.ts";
import { unusedStateParts } from "./scripts/build/stateParts.ts";

export default defineConfig(({ command, mode }) => ({
	plugins: [
		react(),
		constantInlining(),
		removeUnused([...unusedRouterParts, ...unusedStateParts, ...unusedContainerParts]),
	],
	builder: {},
	css: { modules: { generateScopedName: command === "build" ? builtClassName : developedClassName } },
	publicDir: "public",
	environments: {
		client: {
			// Its callbacks run in a page that waits to be gone back to, which takes that page out of the browser's cache;
			// mobx-react-lite forgets what was never mounted by timers then, which stand still with the page.
			...(command === "build" ? { define: { FinalizationRegistry: "undefined" } } : {}),
			build: {
				outDir: "dist/client",
				manifest: true,
				target: "es2022",
				rolldownOptions: {
					input: ["src/main/early.ts", "src/main/entry-client.tsx"],
					output: {
						codeSplitting: { groups: [...chunks] },
					},
				},
			},
		},
		ssr: {
			// One bundled file starts in tens of milliseconds; a thousand unbundled modules take seconds.
			...(command === "build"
				? { resolve: { noExternal: true as const }, define: { "process.env.NODE_ENV": JSON.stringify(mode) } }
				: {}),
			build: {
				outDir: "dist/server",
				ssr: true,
				copyPublicDir: false,
				rolldownOptions: {
					input: "src/main/entry-server.tsx",
					// Names stay, for what a log says of an error. Comments and spaces are kept in memory as long as the process lives.
					output: { minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } } },
				},
			},
		},
	},
}));
