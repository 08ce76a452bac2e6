import { type Picture, pictures } from "../world/illustrations/catalogue.ts";
import type { ImagePipeline } from "./ImagePipeline.ts";
import type { ImageLook } from "./imageRequest.ts";

/** Widths a phone, a tablet and a desktop ask for in lists, and for banners. */
const coverWidths = [480, 800] as const;
const bannerWidths = [1080, 1600] as const;

const look = (width: number): ImageLook => ({ width, quality: 80, format: "webp", isWatermarked: false });

const pause = (milliseconds: number, signal: AbortSignal) =>
	new Promise<void>((next) => {
		const timer = setTimeout(next, milliseconds);
		timer.unref();
		signal.addEventListener(
			"abort",
			() => {
				clearTimeout(timer);
				next();
			},
			{ once: true },
		);
	});

/**
 * Makes the most used pictures before anybody asks, one at a time, resting as long as it worked, and only while nobody
 * else is waiting for one. Ends by itself; the signal ends it earlier.
 */
export async function warmUp(
	pipeline: ImagePipeline,
	signal: AbortSignal,
	wanted: readonly Picture[] = pictures,
): Promise<void> {
	for (const picture of wanted) {
		for (const width of picture.shape === "banner" ? bannerWidths : coverWidths) {
			if (signal.aborted) return;
			const source = { kind: "drawing", picture } as const;
			const address = await pipeline.address(source, look(width));
			if (!address || (await pipeline.has(address))) continue;
			while (!pipeline.isIdle && !signal.aborted) await pause(100, signal);
			const from = performance.now();
			await pipeline.picture(address, source, look(width)).catch(() => null);
			await pause(performance.now() - from, signal);
		}
	}
}
