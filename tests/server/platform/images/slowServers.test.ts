import { beforeAll, expect, it } from "vitest";
import { imageUrl } from "#domain/content/imageUrl.ts";
import { paintSome, photograph, src, withImages } from "#tests/support/imagesApp.ts";

beforeAll(paintSome);

it("serves our own pictures while another server keeps all downloads waiting [F03]", async () => {
	const answer = Promise.withResolvers<Buffer>();
	let waiting = 0;
	const fetchRemote = () => {
		waiting += 1;
		return answer.promise;
	};
	await withImages(
		async (app) => {
			const statusOf = async (path: string) => (await app.inject({ url: path })).statusCode;
			const remote = Array.from({ length: 12 }, (_, index) =>
				statusOf(imageUrl(`https://img.example.com/${index}.jpg`, { width: 320 })),
			);
			await expect.poll(() => waiting).toBeGreaterThan(1);
			const own: number[] = [];
			void statusOf(imageUrl(src, { width: 320 })).then((status) => own.push(status));
			try {
				await expect.poll(() => own).toEqual([200]);
			} finally {
				answer.resolve(await photograph(60, 40));
			}
			expect(new Set(await Promise.all(remote))).toEqual(new Set([200]));
			expect(waiting).toBe(12);
		},
		{ fetchRemote },
	);
});
