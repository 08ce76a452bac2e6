import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const elsewhere = [
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The browser the tests drive: CHROMIUM_PATH, else the first one installed, else null. */
export function chromiumPath(wanted: readonly string[] = names): string | null {
	const chosen = process.env.CHROMIUM_PATH;
	if (chosen) return canRun(chosen) ? chosen : null;
	const folders = (process.env.PATH ?? "").split(delimiter);
	const candidates = wanted.flatMap((name) => folders.map((folder) => join(folder, name)));
	return [...candidates, ...elsewhere].find(canRun) ?? null;
}

/** The same for the headless shell, where it is installed: a third less work per visit. */
export const shellPath = (): string | null => chromiumPath(["chromium-headless-shell", ...names]);

function canRun(file: string): boolean {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
