import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "./server.ts";

/**
 * Before the first test: lets the product fill one data folder with the small world. Every file's product starts with a
 * copy of it, which is three times as quick as a world of its own, and nobody sees what another file has done.
 */
export async function setup(): Promise<() => void> {
	const folder = mkdtempSync(join(tmpdir(), "world-"));
	mkdirSync(join(folder, "images"));
	const product = await startProduct({ dataDir: folder });
	await product.stop();
	process.env.PLANTED_WORLD = folder;
	return () => rmSync(folder, { recursive: true, force: true });
}
