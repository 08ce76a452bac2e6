import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PictureStore } from "#server/platform/images/PictureStore.ts";

const address = (index: number) => index.toString(16).padStart(64, "0");

async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
	const folder = await mkdtemp(join(tmpdir(), "store-"));
	try {
		return await use(folder);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

describe("PictureStore", () => {
	it("returns what was written, to another process too", async () => {
		await withFolder(async (folder) => {
			await new PictureStore(folder, 1000).write(address(1), Buffer.from("picture"));
			expect((await new PictureStore(folder, 1000).read(address(1)))?.toString()).toBe("picture");
			expect(await new PictureStore(folder, 1000).read(address(2))).toBeNull();
		});
	});

	it("stays below its size limit by evicting the oldest pictures", async () => {
		await withFolder(async (folder) => {
			const store = new PictureStore(folder, 1000);
			for (let index = 0; index < 30; index++) {
				await store.write(address(index), Buffer.alloc(100));
				await new Promise((next) => setTimeout(next, 2));
			}
			const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
				entry.isFile(),
			);
			expect(files.length).toBeLessThanOrEqual(10);
			expect(await store.has(address(29))).toBe(true);
			expect(await store.has(address(0))).toBe(false);
		});
	});

	it("works without caching when the disk rejects writes", async () => {
		await withFolder(async (folder) => {
			const blocked = join(folder, "a file in the way");
			await writeFile(blocked, "");
			const store = new PictureStore(blocked, 1000);
			await store.write(address(1), Buffer.from("picture"));
			expect(await store.read(address(1))).toBeNull();
		});
	});
});
