import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import { plantSnapshot } from "#server/snapshot/plantSnapshot.ts";
import { readSnapshot } from "#server/snapshot/Snapshot.ts";
import { type Product, startProduct } from "#tests/browser/support/server.ts";
import { makeWorld } from "#world/makeWorld.ts";
import { writeWorld } from "#world/writeWorld.ts";
import { turnClock } from "./turnClock.ts";

const stays = 300;

/** Starts the product on an embedded database with the demo world of a given moment, which it takes for the current time. */
export async function startDay(
	moment: number,
): Promise<Pick<Product, "address"> & { remove(): Promise<void> }> {
	const dataDir = mkdtempSync(join(tmpdir(), "screens-"));
	const remove = () => rmSync(dataDir, { recursive: true, force: true });
	try {
		const folder = join(dataDir, "world");
		writeWorld(makeWorld({ today: koreanDay(moment), now: moment, stays }), folder);
		const world = readSnapshot(folder);
		if (!world) throw new Error("The demo world was not written.");
		const db = await openDatabase({ dataDir: join(dataDir, "database"), template: "dist/database" });
		await plantSnapshot(db, world);
		await db.close();
		const first = `(${turnClock})(${moment - Date.now()})`;
		const product = await startProduct({
			world: "none",
			dataDir,
			env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(first)}` },
		});
		return {
			address: product.address,
			async remove() {
				await product.stop();
				remove();
			},
		};
	} catch (error) {
		remove();
		throw error;
	}
}
