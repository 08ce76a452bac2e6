import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";

const files = readdirSync("src/domain", { recursive: true, encoding: "utf8" })
	.filter((file) => file.endsWith(".ts"))
	.map((file) => join("src/domain", file));

/** Loads every module and reports which files were loaded. Plain Node: no build, no loader, no test runner. */
const program = `
	import { registerHooks } from "node:module";
	const loaded = new Set();
	registerHooks({ load: (url, context, next) => (loaded.add(url), next(url, context)) });
	for (const file of ${JSON.stringify(files)}) await import(new URL(file, "file://" + process.cwd() + "/").href);
	console.log(JSON.stringify([...loaded]));
`;

describe("the domain in plain Node.js", () => {
	let run: { readonly status: number | null; readonly stdout: string; readonly stderr: string };

	beforeAll(() => {
		run = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
			encoding: "utf8",
			env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
		});
	});

	it("loads every module without a build and without warnings", () => {
		expect(run).toMatchObject({ status: 0, stderr: "" });
	});

	it("imports only itself, the copy and the Hangul library", () => {
		const urls = JSON.parse(run.stdout) as readonly string[];
		const sources = urls.map((url) => {
			const file = relative(process.cwd(), new URL(url).pathname);
			const [, packageName] = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? [];
			return packageName ?? /^src\/(?:copy|domain)(?=\/)/.exec(file)?.[0] ?? url;
		});
		expect([...new Set(sources)].sort()).toEqual(["es-hangul", "src/copy", "src/domain"]);
		expect(urls.length).toBeGreaterThan(files.length);
	});
});
