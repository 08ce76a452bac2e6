import { cpSync, existsSync, readdirSync, renameSync, rmSync } from "node:fs";

/**
 * Copies a prepared data folder to a place where there is none yet, because initialising a new one takes seconds. The copy appears
 * atomically. A non-empty folder is left alone.
 */
export function copyTemplate(template: string, dataDir: string): void {
	if (!existsSync(template)) return;
	if (existsSync(dataDir) && readdirSync(dataDir).length > 0) return;
	const draft = `${dataDir}.draft`;
	rmSync(draft, { recursive: true, force: true });
	cpSync(template, draft, { recursive: true });
	renameSync(draft, dataDir);
}
