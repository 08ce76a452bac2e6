import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { acceptedEncoding, compressAnswers } from "#server/platform/http/compression.ts";

describe("acceptedEncoding", () => {
	it.each([
		["gzip, deflate, br, zstd", "br"],
		["gzip;q=1.0, br;q=0.5", "br"],
		["br;q=0, gzip", "gzip"],
		["br ; q=0 , gzip ; q=0.1", "gzip"],
		["GZIP", "gzip"],
		["identity", null],
		["gzip;q=0", null],
		["", null],
		[undefined, null],
	] as const)("takes the densest of %s", (header, expected) => {
		expect(acceptedEncoding(header)).toBe(expected);
	});

	it.each([" ", ";", ",", "\t;", "q=0;"])(
		"costs no more for a letter of a long header than of a short one, filled with %j [A17]",
		(filler) => {
			// In the thread's own processor time: what the machine does beside does not count.
			const cost = (length: number, times: number) => {
				const header = `a${filler.repeat(length)}b`;
				const began = process.threadCpuUsage();
				for (let time = 0; time < times; time += 1) expect(acceptedEncoding(header)).toBeNull();
				const { user, system } = process.threadCpuUsage(began);
				return user + system;
			};
			cost(2_000, 640); // the engine has seen the code by then
			// As many letters in all; sixteen times as dear where each place of a header is looked at from each. Below a millisecond is noise.
			expect(cost(32_000, 40) / Math.max(1_000, cost(2_000, 640))).toBeLessThan(8);
		},
	);
});

describe("answers of calls", () => {
	const long = { text: "가나다라".repeat(1000) };

	async function answer(body: object, accepts?: string) {
		const app = Fastify();
		compressAnswers(app);
		app.get("/", async (_, reply) => reply.header("vary", "cookie").send(body));
		const response = await app.inject({ url: "/", headers: accepts ? { "accept-encoding": accepts } : {} });
		await app.close();
		return response;
	}

	it("are compressed as the client takes them, and say so", async () => {
		const brotli = await answer(long, "gzip, br");
		expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "cookie, accept-encoding" });
		expect(JSON.parse(String(brotliDecompressSync(brotli.rawPayload)))).toEqual(long);
		const zipped = await answer(long, "gzip");
		expect(zipped.headers["content-encoding"]).toBe("gzip");
		expect(JSON.parse(String(gunzipSync(zipped.rawPayload)))).toEqual(long);
		expect(Number(zipped.headers["content-length"])).toBe(zipped.rawPayload.length);
	});

	it("stay as they are when small, or when nothing is taken", async () => {
		expect((await answer(long)).headers["content-encoding"]).toBeUndefined();
		expect((await answer({ text: "가" }, "br")).headers["content-encoding"]).toBeUndefined();
	});
});
