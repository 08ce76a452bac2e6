/**
 * The first step of every npm script: installs the packages in the lockfile, selects the project's own Node and brings the build up to
 * date. Plain JavaScript without dependencies, because it runs before any are installed, on whatever Node (>= 20) the machine has.
 * node scripts/setup.mjs [--build | --build-demo | --contracts] [script [arguments…]]
 * `--build` brings the bundles, an empty database, the reference data and the demo up to date first, `--build-demo` the demo and the contracts' types,
 * `--contracts` only those types. The script then replaces this process, so that signals and the exit code are its own.
 */
import { delimiter, join } from "node:path";
import { build, demo } from "./setup/build.mjs";
import { install } from "./setup/install.mjs";
import { projectNode } from "./setup/node.mjs";
import { execNode } from "./setup/process.mjs";
import { binaries, root } from "./setup/root.mjs";

const settings = {
	// Caches type-stripped, compiled code: the second start of anything here is a third of a second faster.
	NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "node"),
	// While V8 optimises the embedded database's code it needs 600 MB for a moment, of which glibc would keep 170 MB. Thresholds of an
	// eighth of these free no more memory after a load, and cost half a second of CPU time per start for requesting and returning memory.
	MALLOC_ARENA_MAX: "2",
	MALLOC_MMAP_THRESHOLD_: "262144",
	MALLOC_TRIM_THRESHOLD_: "1048576",
};

const [first, ...rest] = process.argv.slice(2);
const wanted = {
	"--build": ["bundles", "server", "database", "reference", ...demo],
	"--build-demo": [...demo, "contracts"],
	"--contracts": ["contracts"],
}[first];
const script = wanted ? rest : process.argv.slice(2);

try {
	process.chdir(root);
	process.env.PATH = [
		binaries,
		...process.env.PATH.split(delimiter).filter((folder) => folder !== binaries),
	].join(delimiter);
	await install();
	for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;
	const node = projectNode();
	if (wanted) {
		const isDemo = process.env.WORLD !== "none";
		await build(
			node,
			wanted.filter((name) => isDemo || !demo.includes(name)),
		);
	}
	if (script.length > 0) execNode(node, script);
} catch (error) {
	console.error(error.isExpected ? error.message : error);
	process.exit(1);
}
