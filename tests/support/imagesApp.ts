import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import sharp from "sharp";
import { PaintedPictures } from "#server/platform/images/paintedPictures.ts";
import { type ImagesOptions, registerImages } from "#server/platform/images/registerImages.ts";
import { pictureOf } from "#tests/support/pictureOf.ts";
import { paintPictures } from "#world/illustrations/paintPictures.ts";

/** Images with large files for their dimensions. */
export const busiest = ["resort-summer-day-1", "ryokan-winter-day-6", "tokyo-spring-day-1"];
const plain = "hanok-spring-day-1";
export const src = `/illustrations/${plain}.jpg`;

const paintedFolder = join(tmpdir(), `painted-${process.pid}`);
const painted = new PaintedPictures(paintedFolder);

/** Generates the pictures that the tests show; returns how to remove them. */
export async function paintSome(): Promise<() => Promise<void>> {
	await paintPictures(
		paintedFolder,
		[plain, ...busiest].map((key) => pictureOf(key)!),
	);
	return () => rm(paintedFolder, { recursive: true, force: true });
}

type App = Awaited<ReturnType<typeof Fastify>>;

/** Runs work with an image server on its own data folder. */
export async function withImages<T>(
	use: (app: App, dataDir: string) => Promise<T>,
	options: Partial<ImagesOptions> = {},
): Promise<T> {
	const dataDir = await mkdtemp(join(tmpdir(), "pictures-"));
	const app = Fastify();
	await registerImages(app, { dataDir, allowedHosts: ["img.example.com"], painted, ...options });
	try {
		return await use(app, dataDir);
	} finally {
		await app.close();
		await rm(dataDir, { recursive: true, force: true });
	}
}

export const photograph = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "#7fa3b4" } })
		.jpeg()
		.toBuffer();

/** How many finished pictures are on disk. */
export const kept = async (dataDir: string) =>
	(await readdir(join(dataDir, "images"), { recursive: true, withFileTypes: true }).catch(() => [])).filter(
		(entry) => entry.isFile(),
	).length;
