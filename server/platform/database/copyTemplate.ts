import { cpSync, existsSync, readdirSync, renameSync, rmSync } from "node:fs";

/**
 * Puts a copy of a prepared data folder where none is yet: making a new one takes seconds. The copy appears whole or not at all. A folder that
 * holds anything is left alone.
 */
export function copyTemplate(template: string, dataDir: string): void {
	if (!existsSync(template)) return;
	if (existsSync(dataDir) && readdirSync(dataDir).length > 0) return;
	const draft = `${dataDir}.draft`;
	rmSync(draft, { recursive: true, force: true });
	cpSync(template, draft, { recursive: true });
	renameSync(draft, dataDir);
}
