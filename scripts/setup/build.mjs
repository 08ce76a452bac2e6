import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { withLock } from "./lock.mjs";
import { refuse, root } from "./root.mjs";

/** The products of the build, each with its own inputs and rebuilt only when those have changed. */
const products = [
	{
		name: "bundles",
		inputs: [
			"src",
			"public",
			"openapi",
			"scripts/build",
			"scripts/build.ts",
			"server/platform/http/readYaml.ts",
			"vite.config.ts",
			"tsconfig.json",
			"package.json",
			"package-lock.json",
		],
		outputs: ["client/.vite/manifest.json", "server/entry-server.js", "server/contracts.json"],
		command: ["scripts/build.ts"],
	},
	{
		name: "server",
		inputs: [
			"server",
			"src/adapters",
			"src/copy",
			"src/domain",
			"scripts/build/server.ts",
			"package-lock.json",
		],
		outputs: ["product/main.js"],
		command: ["scripts/build/server.ts"],
	},
	{
		name: "database",
		inputs: ["scripts/build/database.ts", "server/platform/database", "package-lock.json"],
		outputs: ["database/PG_VERSION"],
		command: ["scripts/build/database.ts"],
	},
	{
		name: "reference",
		inputs: ["world", "src/copy", "src/domain"],
		outputs: ["reference.json"],
		command: ["world/writeReference.ts", "dist/reference.json"],
	},
	{
		name: "contracts",
		inputs: ["openapi", "scripts/build/contracts.ts", "scripts/build/contractFiles.ts", "package-lock.json"],
		outputs: ["contracts/content.d.ts"],
		command: ["scripts/build/contracts.ts"],
	},
	{
		name: "pictures",
		inputs: ["world/paint.ts", "world/illustrations"],
		outputs: ["world/pictures/catalogue.json"],
		command: ["world/paint.ts", "dist/world/pictures"],
	},
	{
		name: "world",
		inputs: ["world", "src/copy", "src/domain"],
		outputs: ["world/full/manifest.json", "world/small/manifest.json"],
		command: ["world/write.ts", "dist/world"],
		isDated: true,
	},
];
/** What `npm start` needs in addition to the bundles, unless it starts without the demo. */
export const demo = ["pictures", "world"];
const maxDays = 30;

/**
 * Builds in parallel every named product whose inputs differ from the current files; they do not depend on each other.
 *
 * @param {readonly string[]} names
 */
export async function build(node, names) {
	// Without the demo's source folder there is nothing to build from.
	const wanted = products.filter(
		({ name, command }) => names.includes(name) && existsSync(join(root, command[0])),
	);
	if (wanted.every(isCurrent)) return;
	await withLock(async () => {
		mkdirSync(join(root, "dist"), { recursive: true });
		const made = await Promise.all(wanted.map((product) => isCurrent(product) || make(node, product)));
		if (made.includes(false)) throw refuse("The build failed.");
	});
}

/** Builds a product; returns whether that succeeded. */
function make(node, product) {
	const made = `${inputsHash(product)} ${today()}`;
	rmSync(stampOf(product), { force: true });
	const child = spawn(node, product.command, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
	return new Promise((done) => {
		child.on("error", () => done(false));
		child.on("exit", (status) => {
			if (status === 0) writeFileSync(stampOf(product), made);
			done(status === 0);
		});
	});
}

function stampOf({ name }) {
	return join(root, "dist", `.${name}`);
}

function isCurrent(product) {
	const files = [stampOf(product), ...product.outputs.map((file) => join(root, "dist", file))];
	if (!files.every((file) => existsSync(file))) return false;
	const [hash, madeOn] = readFileSync(stampOf(product), "utf8").split(" ");
	return hash === inputsHash(product) && (!product.isDated || isFresh(madeOn));
}

/**
 * Whether a world dated around the given day is still usable. To fill a new folder it must be from today; a folder that is already filled
 * takes from it only the nights that have come on sale since.
 */
function isFresh(madeOn) {
	if (madeOn === today()) return true;
	const isFilled = existsSync(resolve(root, process.env.DATA_DIR ?? ".data", "database"));
	const days = (Date.parse(today()) - Date.parse(madeOn)) / 86_400_000;
	return isFilled && !process.env.DATABASE_URL && days >= 0 && days <= maxDays;
}

/** Returns the current day in Korea. */
function today() {
	return new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
}

function inputsHash({ inputs }) {
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
