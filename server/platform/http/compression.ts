import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";

export type Encoding = "br" | "gzip";

/** Minimum size in bytes for compression; a smaller answer fits into one packet anyway. */
const smallest = 1024;
/**
 * Compression levels by number of clients that receive the same bytes. A home page of 74 KB takes half a millisecond of CPU time to
 * compress to 11.4 KB with brotli for one reader, and two for 10.1 KB for many.
 */
const densities = { one: { brotli: 3, gzip: 3 }, many: { brotli: 5, gzip: 6 } } as const;
export type Readers = keyof typeof densities;

/** Returns the best encoding the client accepts; null for none. */
export function acceptedEncoding(header: string | readonly string[] | undefined): Encoding | null {
	const taken = [header ?? []]
		.flat()
		.join(",")
		.split(",")
		// no regular expression for white space: a malicious header would take a fifth of a second
		.map((entry) =>
			entry
				.toLowerCase()
				.split(";")
				.map((part) => part.trim()),
		)
		.filter(([, weight]) => !weight || Number(weight.replace("q=", "")) > 0)
		.map(([name]) => name);
	if (taken.includes("br")) return "br";
	return taken.includes("gzip") ? "gzip" : null;
}

/** Compresses asynchronously, off the main thread. */
export function compressed(payload: string | Buffer, encoding: Encoding, readers: Readers): Promise<Buffer> {
	const density = densities[readers];
	if (encoding === "gzip") return promisify(gzip)(payload, { level: density.gzip });
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: density.brotli,
		[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
	};
	return promisify(brotliCompress)(payload, { params });
}

/** Compresses the answers of calls. Files are compressed at build time, pages once for all visitors. */
export function compressAnswers(app: FastifyInstance): void {
	app.addHook("onSend", async (request, reply, payload) => {
		const type = String(reply.getHeader("content-type") ?? "");
		if (typeof payload !== "string" || payload.length < smallest || !/\bjson\b/.test(type)) return payload;
		const encoding = acceptedEncoding(request.headers["accept-encoding"]);
		if (!encoding) return payload;
		reply.header("content-encoding", encoding);
		reply.header("vary", [reply.getHeader("vary") ?? [], "accept-encoding"].flat().join(", "));
		reply.removeHeader("content-length");
		return compressed(payload, encoding, "one");
	});
}
