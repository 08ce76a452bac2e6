import { mkdtempSync, rmSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { imageLadder, imageUrl } from "#domain/content/imageUrl.ts";
import { searchHashOf } from "#server/platform/database/personalDataEncryption.ts";
import { serverOptions } from "#server/platform/http/serverOptions.ts";
import { pictureBudget } from "#server/platform/images/pictureBudget.ts";
import { registerImages } from "#server/platform/images/registerImages.ts";
import { limits } from "#server/platform/limits/countHit.ts";
import { bookingStart, testClock } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const folders: string[] = [];
afterEach(() => {
	for (const name of folders.splice(0)) rmSync(name, { recursive: true, force: true });
});

const photograph = () =>
	sharp({ create: { width: 60, height: 40, channels: 3, background: "#7fa3b4" } })
		.png()
		.toBuffer();
const src = (index: number) => `https://img.example.com/${index}.png`;

forEachDatabase((_, open) => {
	const server = async (fetchRemote: (url: URL) => Promise<Buffer> = photograph) => {
		const db = await open();
		const clock = testClock(bookingStart);
		const dataDir = mkdtempSync(join(tmpdir(), "pictures-"));
		folders.push(dataDir);
		const app = Fastify(serverOptions(""));
		await registerImages(app, {
			dataDir,
			allowedHosts: ["img.example.com"],
			fetchRemote,
			mayMake: pictureBudget(db, clock),
		});
		return { app, clock, db };
	};
	const fill = (scope: string, hits: number, db: Awaited<ReturnType<typeof open>>) =>
		db.query("INSERT INTO rate_counter VALUES ($1, $2, $3, $4)", [
			scope,
			searchHashOf(remoteAddress),
			new Date(bookingStart),
			hits,
		]);
	const remoteAddress = "203.0.113.7";

	describe("image resizing under attack", () => {
		it("limits non-standard widths per address while standard widths stay available [DEC-134]", async () => {
			const { app, clock, db } = await server();
			await fill("odd-picture", limits.oddPicturesByAddress.max - 3, db);
			const odd: number[] = [];
			for (let width = 3801; width < 3807; width += 1)
				odd.push(
					(await app.inject({ url: imageUrl(src(1), { width, format: "png" }), remoteAddress })).statusCode,
				);
			expect(odd).toEqual([200, 200, 200, 429, 429, 429]);
			for (const width of imageLadder)
				expect((await app.inject({ url: imageUrl(src(1), { width }), remoteAddress })).statusCode).toBe(200);
			const again = { url: imageUrl(src(1), { width: 3801, format: "png" }), remoteAddress };
			expect((await app.inject(again)).statusCode).toBe(200);
			clock.pass(limits.oddPicturesByAddress.window);
			const later = { url: imageUrl(src(1), { width: 3810 }), remoteAddress };
			expect((await app.inject(later)).statusCode).toBe(200);
		});

		it("returns Retry-After to the limited address and keeps serving others", async () => {
			const { app, db } = await server();
			await fill("picture", limits.picturesByAddress.max, db);
			const refused = await app.inject({ url: imageUrl(src(2), { width: 320 }), remoteAddress });
			expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "60"]);
			const other = await app.inject({ url: imageUrl(src(2), { width: 320 }), remoteAddress: "203.0.113.8" });
			expect(other.statusCode).toBe(200);
			const madeAlready = await app.inject({ url: imageUrl(src(2), { width: 320 }), remoteAddress });
			expect(madeAlready.statusCode).toBe(200);
		});

		it("skips work for disconnected clients and does not queue small images behind large ones [DEC-134]", async () => {
			const made: string[] = [];
			const gate = Promise.withResolvers<void>();
			const { app } = await server(async (url) => {
				made.push(url.pathname);
				if (url.pathname !== "/99.png") await gate.promise;
				return photograph();
			});
			const address = await app.listen({ port: 0 });
			const sockets: Socket[] = [];
			app.server.on("connection", (socket) => sockets.push(socket));
			const gone = new AbortController();
			const large = Array.from({ length: 24 }, (_, index) =>
				fetch(address + imageUrl(src(index), { width: 1600, format: "png" }), { signal: gone.signal }).catch(
					() => null,
				),
			);
			await expect.poll(() => made.length).toBe(1);
			await expect.poll(() => sockets.length).toBe(24);
			const disconnecting = [...sockets];
			const small = await fetch(address + imageUrl(src(99), { width: 320 }));
			expect(small.status).toBe(200);
			gone.abort();
			await Promise.all(large);
			const other = fetch(address + imageUrl(src(100), { width: 1600 }));
			await expect.poll(() => disconnecting.every((socket) => socket.closed)).toBe(true);
			gate.resolve();
			expect((await other).status).toBe(200);
			expect(made).toHaveLength(3);
			await app.close();
		});
	});
});
