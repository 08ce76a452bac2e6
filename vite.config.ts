import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig(({ command, mode }) => ({
	plugins: [react()],
	builder: {},
	publicDir: "public",
	environments: {
		client: {
			build: {
				outDir: "dist/client",
				manifest: true,
				target: "es2022",
				rolldownOptions: {
					input: "src/main/entry-client.tsx",
					output: {
						// Few chunks that many pages share compress better than many small ones: 140 KB for home instead of 150.
						codeSplitting: {
							groups: [
								{
									name: "vendor",
									test: /node_modules[\\/](react|react-dom|scheduler|react-router|mobx|mobx-react-lite|es-hangul)[\\/]/,
								},
								{ name: "shared", test: /src[\\/](ui|domain|application|ports)[\\/]/, minShareCount: 10 },
							],
						},
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
				rolldownOptions: { input: "src/main/entry-server.tsx" },
			},
		},
	},
}));
