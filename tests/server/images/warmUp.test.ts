import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ImagePipeline } from "#server/images/ImagePipeline.ts";
import { warmUp } from "#server/images/warmUp.ts";
import { pictures } from "#server/world/illustrations/catalogue.ts";

const looks = [480, 800].map(
	(width) => ({ width, quality: 80, format: "webp", isWatermarked: false }) as const,
);

async function withPipeline<T>(use: (pipeline: ImagePipeline) => Promise<T>): Promise<T> {
	const folder = await mkdtemp(join(tmpdir(), "warm-"));
	const pipeline = new ImagePipeline({ folder, ownFiles: folder, siteName: "어썸스테이" });
	try {
		return await use(pipeline);
	} finally {
		await pipeline.close();
		await rm(folder, { recursive: true, force: true });
	}
}

const made = async (pipeline: ImagePipeline, index: number) =>
	Promise.all(
		looks.map(async (look) => {
			const address = await pipeline.address({ kind: "drawing", picture: pictures[index]! }, look);
			return pipeline.has(address!);
		}),
	);

describe("warmUp", () => {
	it("makes each wanted picture in the widths lists ask for", async () => {
		await withPipeline(async (pipeline) => {
			await warmUp(pipeline, new AbortController().signal, pictures.slice(0, 2));
			expect(await made(pipeline, 0)).toEqual([true, true]);
			expect(await made(pipeline, 1)).toEqual([true, true]);
			expect(await made(pipeline, 2)).toEqual([false, false]);
		});
	});

	it("stops when told", async () => {
		await withPipeline(async (pipeline) => {
			const ending = new AbortController();
			const running = warmUp(pipeline, ending.signal, pictures.slice(0, 50));
			setTimeout(() => ending.abort(), 60);
			await running;
			expect(await made(pipeline, 49)).toEqual([false, false]);
		});
	});
});
