import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { biome } from "./biome.ts";

/** Runs some of the configured lint rules on planted files; returns what is refused as `file:line`, and how many files were read. */
export function lintPlanted(
	planted: ReadonlyMap<string, string>,
	rules: readonly string[],
): { readonly files: number; readonly refused: ReadonlySet<string> } {
	const folder = mkdtempSync(join(tmpdir(), "planted-"));
	try {
		for (const file of ["biome.json", "package.json", "tsconfig.json"])
			copyFileSync(file, join(folder, file));
		symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
		for (const [file, text] of planted) {
			mkdirSync(dirname(join(folder, file)), { recursive: true });
			writeFileSync(join(folder, file), text);
		}
		const tops = new Set([...planted.keys()].map((file) => file.split("/")[0] ?? ""));
		const only = rules.map((rule) => `--only=${rule}`);
		const { files, diagnostics } = biome(["lint", ...only, ...tops], { cwd: folder });
		const refused = new Set(diagnostics.map(({ location }) => `${location.path}:${location.start.line}`));
		return { files, refused };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
