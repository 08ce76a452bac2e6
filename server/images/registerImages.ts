import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ImageFormat, imageDefaults } from "#domain/content/imageUrl.ts";
import { sendRefusal } from "../http/envelope.ts";
import { Refusal } from "../http/Refusal.ts";
import { GateFull } from "./Gate.ts";
import { ImagePipeline } from "./ImagePipeline.ts";
import { type ImageLook, imageRequest } from "./imageRequest.ts";
import { type ImageSource, imageSource } from "./imageSource.ts";
import { warmUp } from "./warmUp.ts";

export interface ImagesOptions {
	/** Finished pictures are kept in its folder `images`. */
	readonly dataDir: string;
	/** Hosts whose pictures may be fetched, by exact name. */
	readonly allowedHosts: readonly string[];
	/** What a watermark says. */
	readonly siteName?: string;
	/** Folder of the files served at /images/; the project's own when left out. */
	readonly ownFiles?: string;
	readonly fetchRemote?: (url: URL) => Promise<Buffer | null>;
	/** Milliseconds after the server listens until pictures are made in advance; null for never. */
	readonly warmAfter?: number | null;
}

const types: Record<ImageFormat, string> = { jpg: "image/jpeg", webp: "image/webp", png: "image/png" };
const original: ImageLook = {
	width: imageDefaults.width,
	quality: imageDefaults.quality,
	format: imageDefaults.format,
	isWatermarked: false,
};

/**
 * Serves `/illustrations/<key>.jpg` and `/images/optimize`. Whatever is wrong with a request or a source, the answer is
 * a refusal of the caller, never a fault of the server. [DEC-134, DEC-135, DOM-IMG-04, CHAN-06]
 */
export async function registerImages(app: FastifyInstance, options: ImagesOptions): Promise<void> {
	const pipeline = new ImagePipeline({
		folder: join(options.dataDir, "images"),
		ownFiles: options.ownFiles ?? join(import.meta.dirname, "../../public/images"),
		siteName: options.siteName ?? "어썸스테이",
		...(options.fetchRemote ? { fetchRemote: options.fetchRemote } : {}),
	});
	const ending = new AbortController();

	app.get<{ Params: { file: string } }>("/illustrations/:file", async (request, reply) => {
		const source = imageSource(`/illustrations/${request.params.file}`, []);
		if (typeof source === "string") return sendRefusal(reply, new Refusal("notFound"));
		return send(pipeline, request, reply, source, original);
	});

	app.get<{ Querystring: Record<string, unknown> }>("/images/optimize", async (request, reply) => {
		const wanted = imageRequest(request.query);
		if (!wanted) return sendRefusal(reply, new Refusal("invalidRequest"));
		const source = imageSource(wanted.src, options.allowedHosts);
		if (source === "refused") return sendRefusal(reply, new Refusal("invalidRequest"));
		if (source === "unknown") return sendRefusal(reply, new Refusal("notFound"));
		return send(pipeline, request, reply, source, wanted);
	});

	const warmAfter = options.warmAfter === undefined ? 5000 : options.warmAfter;
	if (warmAfter !== null) {
		app.addHook("onListen", async () => {
			setTimeout(() => void warmUp(pipeline, ending.signal), warmAfter).unref();
		});
	}
	app.addHook("onClose", async () => {
		ending.abort();
		await pipeline.close();
	});
}

async function send(
	pipeline: ImagePipeline,
	request: FastifyRequest,
	reply: FastifyReply,
	source: ImageSource,
	look: ImageLook,
) {
	try {
		const address = await pipeline.address(source, look);
		if (!address) return sendRefusal(reply, new Refusal("notFound"));
		const tag = `"${address.slice(0, 32)}"`;
		const hasIt = (request.headers["if-none-match"] ?? "").includes(tag);
		// Whoever names the tag once had the picture: nothing needs to be made again.
		const picture = hasIt ? null : await pipeline.picture(address, source, look);
		if (!picture && !hasIt) return sendRefusal(reply, new Refusal("notFound"));
		reply.header("cache-control", "public, max-age=31536000, immutable").header("etag", tag);
		return hasIt ? reply.code(304).send() : reply.type(types[look.format]).send(picture);
	} catch (error) {
		if (error instanceof GateFull) {
			return sendRefusal(reply.header("retry-after", "2"), new Refusal("tooManyCalls"));
		}
		request.log.warn({ err: error }, "a picture could not be made");
		return sendRefusal(reply, new Refusal("notFound"));
	}
}
