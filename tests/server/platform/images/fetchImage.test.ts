import type { lookup } from "node:dns";
import { createServer, request as plainRequest, type RequestListener } from "node:http";
import type { request } from "node:https";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { fetchImage } from "#server/platform/images/fetchImage.ts";

const pixel = Buffer.from("not really a picture, but the fetch does not look inside");

/** Plain HTTP replaces TLS; everything else is real. */
const transport = plainRequest as unknown as typeof request;

const resolving = (...addresses: string[]) =>
	((_host: string, _options: object, done: (error: null, found: object[]) => void) => {
		done(
			null,
			addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
		);
	}) as unknown as typeof lookup;

async function serving<T>(
	answer: RequestListener,
	use: (url: URL, hits: () => number) => Promise<T>,
): Promise<T> {
	let hits = 0;
	const server = createServer((incoming, reply) => {
		hits++;
		answer(incoming, reply);
	});
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
	const { port } = server.address() as AddressInfo;
	try {
		return await use(new URL(`http://img.example.com:${port}/a.jpg`), () => hits);
	} finally {
		server.closeAllConnections();
		await new Promise((done) => server.close(done));
	}
}

const local = { transport, lookup: resolving("127.0.0.1"), isAllowed: () => true };

describe("fetchImage", () => {
	it("fetches the bytes of a picture [DEC-134]", async () => {
		const bytes = await serving(
			(_request, reply) => reply.writeHead(200, { "content-type": "image/jpeg" }).end(pixel),
			(url) => fetchImage(url, local),
		);
		expect(bytes).toEqual(pixel);
	});

	it("follows no redirect [DEC-134, D13]", async () => {
		await serving(
			(_request, reply) => reply.writeHead(200, { "content-type": "image/jpeg" }).end(pixel),
			async (target, targetHits) => {
				const bytes = await serving(
					(_request, reply) => reply.writeHead(302, { location: target.href }).end(),
					(url) => fetchImage(url, local),
				);
				expect(bytes).toBeNull();
				expect(targetHits()).toBe(0);
			},
		);
	});

	it.each([
		["a page", 200, "text/html"],
		["a vector drawing", 200, "image/svg+xml"],
		["nothing of that name", 404, "image/jpeg"],
		["a fault", 500, "image/jpeg"],
	])("does not accept %s as a picture [DEC-134]", async (_name, status, type) => {
		const bytes = await serving(
			(_request, reply) => reply.writeHead(status, { "content-type": type }).end(pixel),
			(url) => fetchImage(url, local),
		);
		expect(bytes).toBeNull();
	});

	it("stops when a picture is larger than declared or allowed [DEC-134]", async () => {
		const answers: RequestListener[] = [
			(_request, reply) =>
				reply
					.writeHead(200, { "content-type": "image/png", "content-length": "9000" })
					.end(Buffer.alloc(9000)),
			(_request, reply) => {
				reply.writeHead(200, { "content-type": "image/png" });
				for (let part = 0; part < 9; part++) reply.write(Buffer.alloc(1000));
				reply.end();
			},
		];
		for (const answer of answers) {
			expect(await serving(answer, (url) => fetchImage(url, { ...local, maxBytes: 5000 }))).toBeNull();
		}
	});

	it("times out on a server that never answers [DEC-134]", async () => {
		const bytes = await serving(
			() => undefined,
			(url) => fetchImage(url, { ...local, maxMilliseconds: 80 }),
		);
		expect(bytes).toBeNull();
	});

	it("gives up at once on a server that goes over to another protocol [DEC-134, D13]", {
		timeout: 2000,
	}, async () => {
		const bytes = await serving(
			(_request, reply) => reply.writeHead(101, { upgrade: "x", connection: "upgrade" }).end(),
			(url) => fetchImage(url, { ...local, maxMilliseconds: 500 }),
		);
		expect(bytes).toBeNull();
	});

	it("never connects to a private address, not even when it is one of several [DEC-134, D13]", async () => {
		for (const addresses of [["127.0.0.1"], ["8.8.8.8", "127.0.0.1"], ["::1"], ["169.254.169.254"]]) {
			await serving(
				(_request, reply) => reply.writeHead(200, { "content-type": "image/jpeg" }).end(pixel),
				async (url, hits) => {
					expect(await fetchImage(url, { transport, lookup: resolving(...addresses) })).toBeNull();
					expect(hits()).toBe(0);
				},
			);
		}
	});

	it("returns no picture for a host name that does not resolve", async () => {
		const failing = ((_host: string, _options: object, done: (error: Error) => void) =>
			done(new Error("ENOTFOUND"))) as unknown as typeof lookup;
		expect(
			await fetchImage(new URL("http://img.example.com/a.jpg"), { transport, lookup: failing }),
		).toBeNull();
	});
});
