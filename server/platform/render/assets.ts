import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { root } from "#server/platform/root.ts";

export interface PageAssets {
	readonly styles: readonly string[];
	readonly modules: readonly string[];
}

/** The built pages (in development, transformed on demand): how to render them, and the assets a browser needs. */
export interface Pages {
	render: RenderPage;
	readonly bootstrapModules: string[];
	assetsOf(modules: readonly string[]): PageAssets;
	/** Returns the URL of a built module; undefined in development, where modules are requested by name. */
	addressOf(module: string): string | undefined;
}

/** The type of `renderPage` in src/main/entry-server.tsx as the server sees it; it shares no types with the bundle. */
export type RenderPage = (request: Request, options: object) => Promise<RenderedPage>;

export interface RenderedPage {
	readonly status: number;
	readonly headers: Headers;
	/** The complete document; absent for redirects. */
	readonly html?: string;
	/** A template instead of the document, when the page was requested for many members. */
	readonly shared?: SharedPage;
}

/** The data of one member that fills in a page for many members. */
export interface Own {
	readonly name: string;
	readonly corpName: string | null;
	/** Those of the page's stays that are on the member's wish list. */
	readonly wished: ReadonlySet<number>;
}

/** A document that is the same for many members except for their own data (ADR 42). */
export interface SharedPage {
	/** The stays whose wish-list state the page shows. */
	readonly stays: readonly number[];
	/** Size in memory, in bytes. */
	readonly bytes: number;
	readonly fill: (own: Own) => string;
}

interface ManifestEntry {
	readonly file: string;
	readonly css?: readonly string[];
	readonly imports?: readonly string[];
}

/** What acts before the entry has loaded; the first of the modules, so that it is there first. */
const EARLY = "src/main/early.ts";
const ENTRY = "src/main/entry-client.tsx";

/** Loads the pages built by `vite build` in dist/. */
export async function builtPages(): Promise<Pages> {
	const manifest = JSON.parse(readFileSync(join(root, "dist/client/.vite/manifest.json"), "utf8")) as Record<
		string,
		ManifestEntry
	>;
	const built = (await import(join(root, "dist/server/entry-server.js"))) as { renderPage: RenderPage };
	const [early, entry] = [manifest[EARLY], manifest[ENTRY]];
	if (!early || !entry) throw new Error("dist/ holds no client entry: run `npm run build`");
	return {
		render: built.renderPage,
		bootstrapModules: [`/${early.file}`, `/${entry.file}`],
		assetsOf(modules) {
			const styles = new Set<string>();
			const files = new Set<string>();
			const visit = (chunk: ManifestEntry | undefined) => {
				if (!chunk || files.has(chunk.file)) return;
				files.add(chunk.file);
				for (const css of chunk.css ?? []) styles.add(`/${css}`);
				for (const imported of chunk.imports ?? []) visit(manifest[imported]);
			};
			visit(early);
			visit(entry);
			for (const module of modules) visit(manifest[module]);
			return { styles: [...styles], modules: [...files].map((file) => `/${file}`) };
		},
		addressOf: (module) => manifest[module] && `/${manifest[module].file}`,
	};
}

/** Loads pages from the sources, with hot reload. */
export async function developmentPages(vite: ViteDevServer): Promise<Pages> {
	const { createServerModuleRunner } = await import("vite");
	const environment = vite.environments.ssr;
	if (!environment) throw new Error("vite.config.ts defines no ssr environment");
	const runner = createServerModuleRunner(environment);
	return {
		async render(request, options) {
			const entry = (await runner.import("/src/main/entry-server.tsx")) as { renderPage: RenderPage };
			return entry.renderPage(request, options);
		},
		bootstrapModules: ["/@vite/client", `/${EARLY}`, `/${ENTRY}`],
		assetsOf: () => ({ styles: developmentStyles(vite), modules: [] }),
		addressOf: () => undefined,
	};
}

/** In development, a page links every style sheet the server has loaded so far, so that it is never displayed unstyled. */
function developmentStyles(vite: ViteDevServer): readonly string[] {
	const graph = vite.environments.ssr?.moduleGraph;
	return [...(graph?.urlToModuleMap.keys() ?? [])]
		.filter((path) => /\.css($|\?)/.test(path))
		.map((path) => (path.includes("?") ? path : `${path}?direct`));
}
