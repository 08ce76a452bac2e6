import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { binaries, refuse } from "./root.mjs";

/** Returns the Node that runs the product: the packaged one (Linux), else the machine's own from 22.22 on. */
export function projectNode() {
	const own = join(binaries, "node");
	if (existsSync(own)) {
		const real = realpathSync(own);
		if (real === process.execPath || spawnSync(real, ["--version"]).status === 0) return real;
	}
	const [major, minor] = process.versions.node.split(".").map(Number);
	if (major > 22 || (major === 22 && minor >= 22)) return process.execPath;
	throw refuse(`Node 22.22 or newer is needed on this system; this is Node ${process.versions.node}.`);
}
