import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { alone } from "./lock.mjs";
import { refuse, root } from "./root.mjs";

/** Everything the bundles are made of. The server's own files run as they are. */
const inputs = [
	"src",
	"public",
	"openapi",
	"scripts/build",
	"scripts/build.ts",
	"server/http/readYaml.ts",
	"vite.config.ts",
	"tsconfig.json",
	"package.json",
	"package-lock.json",
];
const stamp = join(root, "dist", ".inputs");
const outputs = ["client/.vite/manifest.json", "server/entry-server.js", "server/contracts.json"].map(
	(file) => join(root, "dist", file),
);

/** Builds the bundles unless they were made of exactly the files that are here now. */
export function build(node) {
	if (isCurrent()) return;
	alone(() => {
		if (isCurrent()) return;
		const made = inputsHash();
		rmSync(stamp, { force: true });
		const { status } = spawnSync(node, ["scripts/build.ts"], {
			cwd: root,
			stdio: ["ignore", "inherit", "inherit"],
		});
		if (status !== 0) throw refuse("The build failed.");
		writeFileSync(stamp, made);
	});
}

function isCurrent() {
	return (
		[stamp, ...outputs].every((file) => existsSync(file)) && readFileSync(stamp, "utf8") === inputsHash()
	);
}

function inputsHash() {
	const hash = createHash("sha256");
	for (const input of inputs) {
		const path = join(root, input);
		if (!existsSync(path)) continue;
		const files = statSync(path).isDirectory()
			? readdirSync(path, { recursive: true, withFileTypes: true })
					.filter((entry) => entry.isFile())
					.map((entry) => join(entry.parentPath ?? entry.path, entry.name))
					.sort()
			: [path];
		for (const file of files) hash.update(`${file.slice(root.length)}\n`).update(readFileSync(file));
	}
	return hash.digest("hex");
}
