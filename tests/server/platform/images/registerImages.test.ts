import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { imageUrl } from "#domain/content/imageUrl.ts";
import { PaintedPictures } from "#server/platform/images/paintedPictures.ts";
import { busiest, kept, paintSome, photograph, src, withImages } from "#tests/support/imagesApp.ts";

beforeAll(paintSome);

describe("registerImages", () => {
	it("serves an illustration at its stable URL as a JPEG 1600 pixels wide [DEC-134, DOM-IMG-04]", async () => {
		await withImages(async (app) => {
			const answer = await app.inject(src);
			expect(answer.statusCode).toBe(200);
			expect(answer.headers["content-type"]).toBe("image/jpeg");
			expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
			expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
				format: "jpeg",
				width: 1600,
				height: 1200,
			});
		});
	});

	it("serves no illustrations when none were painted, and everything else as usual [DEC-134]", async () => {
		await withImages(
			async (app) => {
				expect((await app.inject(src)).statusCode).toBe(404);
				const own = imageUrl("/images/placeholder-stay.svg", { width: 64 });
				expect((await app.inject(own)).statusCode).toBe(200);
			},
			{ painted: new PaintedPictures(join(tmpdir(), "nothing-painted")) },
		);
	});

	it("returns the requested width and format [DEC-134]", async () => {
		await withImages(async (app) => {
			for (const [width, format, read] of [
				[320, "webp", "webp"],
				[480, "jpg", "jpeg"],
				[160, "png", "png"],
			] as const) {
				const answer = await app.inject(imageUrl(src, { width, format }));
				expect(answer.headers["content-type"]).toBe(`image/${read}`);
				expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
					format: read,
					width,
					height: (width * 3) / 4,
				});
			}
		});
	});

	it("makes a smaller file at a lower quality [DEC-134]", async () => {
		await withImages(async (app) => {
			const [low, high] = await Promise.all(
				[20, 95].map(
					async (quality) => (await app.inject(imageUrl(src, { width: 320, quality }))).rawPayload.length,
				),
			);
			expect(low).toBeLessThan(high!);
		});
	});

	it.each([
		["an unknown format", `/images/optimize?src=${encodeURIComponent(src)}&f=avif`, 400, -2],
		["a width out of range", `/images/optimize?src=${encodeURIComponent(src)}&w=9000`, 400, -2],
		["no source", "/images/optimize", 400, -2],
		[
			"a host nobody listed",
			`/images/optimize?src=${encodeURIComponent("https://evil.example/a.jpg")}`,
			400,
			-2,
		],
		["this machine", `/images/optimize?src=${encodeURIComponent("http://127.0.0.1:3000/a.jpg")}`, 400, -2],
		["a drawing that does not exist", "/images/optimize?src=%2Fillustrations%2Fnone.jpg", 404, -5],
		["an illustration that does not exist", "/illustrations/none.jpg", 404, -5],
		["a file that does not exist", "/images/optimize?src=%2Fimages%2Fnone.svg", 404, -5],
		["a way out of the folder", "/images/optimize?src=%2Fimages%2F..%2Fpackage.json", 404, -5],
	])("rejects %s in the envelope [DEC-134, HTTP-04]", async (_name, url, status, code) => {
		await withImages(async (app, dataDir) => {
			const answer = await app.inject(url);
			expect(answer.statusCode).toBe(status);
			expect(answer.json()).toMatchObject({ result: "FAIL", code, data: null });
			expect(await kept(dataDir)).toBe(0);
		});
	});

	it("answers 304 to a matching ETag, which differs for another rendition [DEC-134]", async () => {
		await withImages(async (app, dataDir) => {
			const url = imageUrl(src, { width: 320 });
			const first = await app.inject(url);
			const tag = first.headers.etag;
			expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
			const again = await app.inject({ url, headers: { "if-none-match": `"x", W/${tag}` } });
			expect(again.statusCode).toBe(304);
			expect(again.rawPayload).toHaveLength(0);
			expect((await app.inject(imageUrl(src, { width: 161 }))).headers.etag).not.toBe(tag);
			expect(await kept(dataDir)).toBe(2);
		});
	});

	it("renders a picture once for all simultaneous requests, and not again afterwards [DEC-134]", async () => {
		let fetched = 0;
		const bytes = await photograph(800, 600);
		const fetchRemote = async () => {
			fetched++;
			return bytes;
		};
		await withImages(
			async (app) => {
				const url = imageUrl("https://img.example.com/room.jpg", { width: 320, format: "webp" });
				const answers = await Promise.all(Array.from({ length: 12 }, () => app.inject(url)));
				expect(new Set(answers.map((answer) => answer.rawPayload.toString("base64"))).size).toBe(1);
				await app.inject(url);
				expect(fetched).toBe(1);
			},
			{ fetchRemote },
		);
	});

	it("does not enlarge a photograph [DEC-134]", async () => {
		const bytes = await photograph(300, 200);
		await withImages(
			async (app) => {
				const answer = await app.inject(imageUrl("https://img.example.com/small.jpg", { width: 1600 }));
				expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 300, height: 200 });
			},
			{ fetchRemote: async () => bytes },
		);
	});

	it("rejects a non-picture, too many pixels and a remote drawing, and keeps serving [DEC-134]", async () => {
		const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#000000" } })
			.png({ compressionLevel: 9 })
			.toBuffer();
		const drawing = Buffer.from(
			'<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><image href="file:///etc/passwd"/></svg>',
		);
		const sources: Record<string, Buffer | null> = {
			"/bomb.png": bomb,
			"/text.jpg": Buffer.from("hello"),
			"/drawing.jpg": drawing,
			"/gone.jpg": null,
			"/cut.jpg": (await photograph(600, 400)).subarray(0, 300),
		};
		await withImages(
			async (app, dataDir) => {
				for (const path of Object.keys(sources)) {
					const answer = await app.inject(imageUrl(`https://img.example.com${path}`, { width: 64 }));
					expect([path, answer.statusCode, answer.json().result]).toEqual([path, 404, "FAIL"]);
				}
				expect(await kept(dataDir)).toBe(0);
				expect((await app.inject(imageUrl(src, { width: 64 }))).statusCode).toBe(200);
			},
			{ fetchRemote: async (url) => sources[url.pathname] ?? null },
		);
	});

	it("draws the site's name in the lower right corner and nowhere else [CHAN-06, DEC-135]", async () => {
		const bytes = await photograph(800, 600);
		const pixels = async (
			buffer: Buffer,
			region: { left: number; top: number; width: number; height: number },
		) => (await sharp(buffer).extract(region).raw().toBuffer()).toString("base64");
		await withImages(
			async (app) => {
				for (const source of [src, "https://img.example.com/room.jpg"]) {
					const [plain, marked] = await Promise.all(
						[false, true].map(
							async (isWatermarked) =>
								(
									await app.inject(
										imageUrl(source, { width: 640, format: "png", quality: 100, isWatermarked }),
									)
								).rawPayload,
						),
					);
					const corner = { left: 480, top: 420, width: 160, height: 60 };
					const rest = { left: 0, top: 0, width: 640, height: 400 };
					expect(await pixels(marked!, corner)).not.toBe(await pixels(plain!, corner));
					if (source !== src) expect(await pixels(marked!, rest)).toBe(await pixels(plain!, rest));
				}
			},
			{ fetchRemote: async () => bytes },
		);
	});

	it("watermarks pictures of any size with the name the deployer configured [DEC-002, DEC-135]", async () => {
		const marked = (siteName: string, width: number) =>
			withImages(
				async (app) => (await app.inject(imageUrl(src, { width, isWatermarked: true }))).rawPayload,
				{ siteName },
			);
		const [one, other] = await Promise.all([marked("어썸스테이", 640), marked("Hotel 24", 640)]);
		expect(one).not.toEqual(other);
		for (const width of [16, 40, 3840]) {
			expect(await sharp(await marked("어썸스테이", width)).metadata()).toMatchObject({ width });
		}
	});

	it("serves the project's own placeholders in every format [DEC-136]", async () => {
		await withImages(async (app) => {
			for (const name of ["placeholder-stay", "run-of-house"]) {
				const answer = await app.inject(imageUrl(`/images/${name}.svg`, { width: 960, format: "webp" }));
				expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 960, height: 720 });
			}
		});
	});

	it("keeps the most detailed pictures within 20 KB at 480 and 47 KB at 960 pixels [DEC-134]", async () => {
		await withImages(async (app) => {
			for (const key of busiest) {
				const size = async (width: number) =>
					(await app.inject(imageUrl(`/illustrations/${key}.jpg`, { width, format: "webp" }))).rawPayload
						.length;
				expect([key, (await size(480)) <= 20 * 1024, (await size(960)) <= 47 * 1024]).toEqual([
					key,
					true,
					true,
				]);
			}
		});
	});
});
