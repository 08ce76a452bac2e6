import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";

export type Encoding = "br" | "gzip";

/** A smaller answer fits one packet anyway. */
const smallest = 1024;
/** Pages are rendered for every visitor: as small as a millisecond or two allows. */
const brotli = {
	params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const zip = { level: 5 };

/** What the client takes, the denser first; null = as it is. */
export function acceptedEncoding(header: string | readonly string[] | undefined): Encoding | null {
	const taken = [header ?? []]
		.flat()
		.join(",")
		.split(",")
		.map((entry) =>
			entry
				.trim()
				.toLowerCase()
				.split(/\s*;\s*/),
		)
		.filter(([, weight]) => !weight || Number(weight.replace("q=", "")) > 0)
		.map(([name]) => name);
	if (taken.includes("br")) return "br";
	return taken.includes("gzip") ? "gzip" : null;
}

/** Compressed off the main thread. */
export const compressed = (payload: string | Buffer, encoding: Encoding): Promise<Buffer> =>
	encoding === "br" ? promisify(brotliCompress)(payload, brotli) : promisify(gzip)(payload, zip);

/** Compresses the answers of calls. Files are compressed by the build, pages once for all who ask for them. */
export function compressAnswers(app: FastifyInstance): void {
	app.addHook("onSend", async (request, reply, payload) => {
		const type = String(reply.getHeader("content-type") ?? "");
		if (typeof payload !== "string" || payload.length < smallest || !/\bjson\b/.test(type)) return payload;
		const encoding = acceptedEncoding(request.headers["accept-encoding"]);
		if (!encoding) return payload;
		reply.header("content-encoding", encoding);
		reply.header("vary", [reply.getHeader("vary") ?? [], "accept-encoding"].flat().join(", "));
		reply.removeHeader("content-length");
		return compressed(payload, encoding);
	});
}
