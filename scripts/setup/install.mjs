import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { withLock } from "./lock.mjs";
import { binaries, refuse, root } from "./root.mjs";

/** Runs `npm ci` when node_modules is missing, incomplete, or from another lockfile or machine. */
export async function install() {
	if (!staleReason()) return;
	await withLock(() => {
		const reason = staleReason();
		if (reason) installNow(reason);
	});
}

function installNow(reason) {
	console.log(`Installing packages (${reason}). This takes about a minute.`);
	const started = Date.now();
	const path = process.env.PATH.split(delimiter).filter((folder) => folder !== binaries);
	// npm must not run on the Node inside node_modules, which it is about to delete.
	const npm = process.env.npm_execpath?.endsWith("npm-cli.js")
		? [process.env.npm_node_execpath ?? "node", process.env.npm_execpath]
		: ["npm"];
	const { status, error } = spawnSync(
		npm[0],
		[
			...npm.slice(1),
			"ci",
			// Install scripts of dependencies are never executed.
			"--ignore-scripts",
			"--include=dev",
			"--include=optional",
			"--no-audit",
			"--no-fund",
			"--loglevel=error",
		],
		{
			cwd: root,
			stdio: ["ignore", "inherit", "inherit"],
			env: { ...process.env, PATH: path.join(delimiter) },
		},
	);
	if (error || status !== 0) throw refuse(`Installing packages failed${error ? `: ${error.message}` : ""}.`);
	console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** Returns why node_modules is unusable, or null. npm writes the inner lockfile last, so an incomplete install has none. */
function staleReason() {
	const inner = join(root, "node_modules", ".package-lock.json");
	if (!existsSync(inner)) return "none are here yet";
	const wanted = packagesOf(join(root, "package-lock.json"));
	const present = packagesOf(inner);
	for (const [path, { version, optional, link }] of Object.entries(wanted)) {
		if (path === "" || link) continue;
		const has = present[path];
		if (has ? has.version !== version : !optional)
			return `${path.replace("node_modules/", "")} is not ${version}`;
	}
	for (const { os, cpu } of Object.values(present)) {
		if (!matches(os, process.platform) || !matches(cpu, process.arch)) return "they are of another machine";
	}
	return null;
}

function packagesOf(file) {
	return JSON.parse(readFileSync(file, "utf8")).packages;
}

function matches(list, name) {
	return (
		!list ||
		(list.includes(name) ? true : list.every((entry) => entry.startsWith("!") && entry !== `!${name}`))
	);
}
