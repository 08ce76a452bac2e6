import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { must, type Scenario } from "./Scenario.ts";
import { Stage } from "./Stage.ts";

const mebibyte = 1024 * 1024;
const size = 600;

/** Leaves at most one mebibyte of a disk free. */
function fillUp(disk: string, ballast: string): void {
	const { bavail, bsize } = statfsSync(disk);
	try {
		writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - mebibyte)));
	} catch (error) {
		// The server writes too, so the rest may be gone before the ballast is complete: then the disk is full already.
		if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
	}
}

/** The embedded database on its own disk, which fills up while travellers book. Needs permission to mount. */
export const fullDisk: Scenario = {
	engine: "PGlite",
	name: "disk full",
	goal: "only 503, /readyz says so, goes on by itself with room again, no confirmed order lost",
	async run() {
		const disk = mkdtempSync(join(tmpdir(), "chaos-disk-"));
		const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${size}m`, "tmpfs", disk]);
		if (mounted.status !== 0) return "left out: this account may not mount a disk";
		const dataDir = join(disk, "data");
		mkdirSync(dataDir);
		const stage = await Stage.open(null, { dataDir });
		try {
			await stage.start();
			const crowd = await stage.startTravellers();
			const ballast = join(disk, "ballast");
			fillUp(disk, ballast);
			const ready = await fetch(`${stage.address}/readyz`);
			must(ready.status === 503, `/readyz says ${ready.status} on a full disk`);
			await pause(10_000);
			const confirmed = stage.log.confirmed.size;
			rmSync(ballast);
			await crowd.pays(3);
			must((await fetch(`${stage.address}/readyz`)).status === 200, "/readyz is not well again");
			const { putOff } = stage.log;
			await stage.stopAndCheck();
			return `${confirmed} paid until then, ${putOff} put off, ${stage.log.confirmed.size} in the end`;
		} finally {
			await stage.remove();
			spawnSync("umount", [disk]);
			rmSync(disk, { recursive: true, force: true });
		}
	},
};
