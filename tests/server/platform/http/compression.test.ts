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
	] as const)("picks the densest encoding of %s", (header, expected) => {
		expect(acceptedEncoding(header)).toBe(expected);
	});

	it.each([" ", ";", ",", "\t;", "q=0;"])(
		"takes no longer per character for a long header than for a short one, filled with %j [A17]",
		(filler) => {
			// Measured in the thread's own CPU time, so that other load on the machine does not count.
			const cost = (length: number, times: number) => {
				const header = `a${filler.repeat(length)}b`;
				const began = process.threadCpuUsage();
				for (let time = 0; time < times; time += 1) expect(acceptedEncoding(header)).toBeNull();
				const { user, system } = process.threadCpuUsage(began);
				return user + system;
			};
			cost(2_000, 640); // By then the engine has optimised the code.
			// The same number of characters in total; sixteen times as expensive if every position of a header were scanned from every other.
			// Below a millisecond is noise.
			expect(cost(32_000, 40) / Math.max(1_000, cost(2_000, 640))).toBeLessThan(8);
		},
	);
});

describe("responses of calls", () => {
	const long = { text: "가나다라".repeat(1000) };

	async function answer(body: object, accepts?: string) {
		const app = Fastify();
		compressAnswers(app);
		app.get("/", async (_, reply) => reply.header("vary", "cookie").send(body));
		const response = await app.inject({ url: "/", headers: accepts ? { "accept-encoding": accepts } : {} });
		await app.close();
		return response;
	}

	it("are compressed with an encoding the client accepts, and declare it", async () => {
		const brotli = await answer(long, "gzip, br");
		expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "cookie, accept-encoding" });
		expect(JSON.parse(String(brotliDecompressSync(brotli.rawPayload)))).toEqual(long);
		const zipped = await answer(long, "gzip");
		expect(zipped.headers["content-encoding"]).toBe("gzip");
		expect(JSON.parse(String(gunzipSync(zipped.rawPayload)))).toEqual(long);
		expect(Number(zipped.headers["content-length"])).toBe(zipped.rawPayload.length);
	});

	it("are not compressed when small or when the client accepts no encoding", async () => {
		expect((await answer(long)).headers["content-encoding"]).toBeUndefined();
		expect((await answer({ text: "가" }, "br")).headers["content-encoding"]).toBeUndefined();
	});
});
