import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Finding } from "./Check.ts";

interface Chunk {
	readonly file: string;
	readonly isDynamicEntry?: boolean;
	readonly imports?: readonly string[];
	readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const client = "dist/client";
const early = "src/main/early.ts";
const entry = "src/main/entry-client.tsx";
const route = (screen: string) => `src/ui/screens/${screen}/${screen}.route.tsx`;

/** Modules that every page loads right after hydration. */
const onceAlive = ["src/main/late.ts", "src/ui/screens/root/DeferredShell.tsx", "src/ui/wish/WishHeart.tsx"];

/** Size limits in Brotli bytes; for the font, in bytes of the file. ADR 33 explains those of the screens. */
const limits = {
	home: 120_000,
	/** Including what every page loads right after hydration. */
	homeAlive: 150_000,
	/** Screens that may need more than the home page. */
	bigger: { search: 140_000, stay: 140_000, booking: 140_000 },
	css: 20_000,
	lazy: 25_000,
	/** The font with the product's own texts: the only font of a first visit. */
	font: 102_400,
	/** What the service worker caches on installation: the offline page. */
	offline: 60_000,
	/** Chunks that are larger for a reason. */
	lazyExceptions: [
		{ chunk: /\/late\.ts$/, limit: 45_000 }, // The container, and what every page does unprompted.
		{ chunk: /\/onDemand\.ts$/, limit: 42_000 }, // zod, all other use cases and the HTTP clients, loaded with the first one that is needed.
		{ chunk: /map/i, limit: 60_000 }, // Leaflet.
	],
} as const;

/** Checks that pages stay small: JavaScript and CSS per screen, and every chunk loaded later. */
export function budget(): Finding {
	const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, "utf8")) as Manifest;
	const first = filesOf(manifest, [early, entry, route("home")]);
	const screens = [
		{ name: "home", files: first, limit: limits.home },
		...Object.entries(limits.bigger).map(([name, limit]) => ({
			name,
			files: filesOf(manifest, [early, entry, route(name)]),
			limit,
		})),
	];
	const problems: string[] = [];
	const check = (name: string, size: number, limit: number) => {
		if (size > limit) problems.push(`${name} is ${kilobytes(size)}, ${kilobytes(limit)} are allowed.`);
	};
	for (const { name, files, limit } of screens) {
		if (!manifest[route(name)]) problems.push(`The build has no ${route(name)}.`);
		check(`JavaScript of ${name}`, bytes(files, ".js"), limit);
		check(`CSS of ${name}`, bytes(files, ".css"), limits.css);
	}
	const alive = filesOf(manifest, [early, entry, route("home"), ...onceAlive]);
	check("JavaScript of home once it lives", bytes(alive, ".js"), limits.homeAlive);
	const lazy = lazyChunks(manifest);
	for (const [name, size] of lazy) {
		check(
			`Lazy ${name}`,
			size,
			limits.lazyExceptions.find(({ chunk }) => chunk.test(name))?.limit ?? limits.lazy,
		);
	}
	const font = readdirSync(`${client}/assets`).find((name) => /^copyFont\..*\.woff2$/.test(name));
	if (!font) problems.push("The build has no font of the product's words.");
	else check("The font of the product's words", statSync(`${client}/assets/${font}`).size, limits.font);
	const offline = readdirSync(client).filter((name) =>
		/^(offline\.(html|css|js)|favicon\.svg|sw\.js)$/.test(name),
	);
	check(
		"What is kept for no network",
		offline.reduce((sum, name) => sum + compressed(name), 0),
		limits.offline,
	);
	const sizes = screens.map(({ name, files }) => `${name} ${kilobytes(bytes(files, ".js"))}`);
	const css = Math.max(...screens.map(({ files }) => bytes(files, ".css")));
	const largest = Math.max(0, ...lazy.values());
	return {
		examined: `${sizes.join(", ")}, home once it lives ${kilobytes(bytes(alive, ".js"))}; CSS at most ${kilobytes(css)}; ${lazy.size} lazy chunks, at most ${kilobytes(largest)}`,
		problems,
	};
}

/** Returns the chunks that neither the entry nor a screen loads, with the bytes each adds to a hydrated page. */
function lazyChunks(manifest: Manifest): ReadonlyMap<string, number> {
	const first = filesOf(manifest, [entry]);
	const present = filesOf(manifest, [entry, ...onceAlive]);
	const names = Object.keys(manifest).filter(
		(name) => manifest[name]?.isDynamicEntry && !/\.route\.tsx$/.test(name),
	);
	return new Map(
		names.map((name) => {
			const added = [...filesOf(manifest, [name])].filter(
				(file) => !(onceAlive.includes(name) ? first : present).has(file),
			);
			return [name, bytes(new Set(added), ".js")];
		}),
	);
}

function filesOf(manifest: Manifest, roots: readonly string[]): ReadonlySet<string> {
	const files = new Set<string>();
	const visit = (name: string): void => {
		const chunk = manifest[name];
		if (!chunk || files.has(chunk.file)) return;
		files.add(chunk.file);
		for (const style of chunk.css ?? []) files.add(style);
		for (const imported of chunk.imports ?? []) visit(imported);
	};
	for (const root of roots) visit(root);
	return files;
}

function bytes(files: ReadonlySet<string>, ending: string): number {
	return [...files].filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + compressed(file), 0);
}

/** Returns the size as the server sends it: of the file written by the build, or with the same compression for a small file. */
function compressed(file: string): number {
	const path = `${client}/${file}`;
	return existsSync(`${path}.br`)
		? readFileSync(`${path}.br`).length
		: brotliCompressSync(readFileSync(path)).length;
}

function kilobytes(size: number): string {
	return `${(size / 1000).toFixed(1)} KB`;
}
