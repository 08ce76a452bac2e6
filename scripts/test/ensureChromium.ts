import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { chromiumPath } from "#tests/browser/support/chromiumPath.ts";

/** Installs Chromium where that is allowed without asking (Debian, as root); returns why there is none, or null. */
export function ensureChromium(): string | null {
	if (chromiumPath()) return null;
	if (process.env.CHROMIUM_PATH) return `CHROMIUM_PATH is not a program: ${process.env.CHROMIUM_PATH}`;
	if (!isDebian() || process.getuid?.() !== 0) {
		return "Chromium is missing: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.";
	}
	console.log("Installing Chromium (apt-get install chromium chromium-headless-shell).");
	apt("update");
	const install = (name: string) => apt("install", "--yes", "--no-install-recommends", name);
	const output = install("chromium");
	// Uses fewer resources, and is not packaged everywhere.
	install("chromium-headless-shell");
	return chromiumPath() ? null : `apt-get install chromium failed: ${output.trim().split("\n").at(-1)}`;
}

function apt(...args: string[]): string {
	const { stdout, stderr } = spawnSync("apt-get", ["--quiet", ...args], {
		encoding: "utf8",
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
	});
	return stdout + stderr;
}

function isDebian(): boolean {
	try {
		return /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
	} catch {
		return false;
	}
}
