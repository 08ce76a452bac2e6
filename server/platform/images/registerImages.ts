import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ImageFormat, imageDefaults } from "#domain/content/imageUrl.ts";
import { sendRefusal } from "#server/platform/http/envelope.ts";
import { matchesEtag } from "#server/platform/http/matchesEtag.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { ImagePipeline, type SentPictures } from "./ImagePipeline.ts";
import { ImageQueueFull } from "./ImageQueue.ts";
import { type ImageLook, imageRequest } from "./imageRequest.ts";
import { type ImageSource, imageSource } from "./imageSource.ts";
import { ownPictures } from "./ownPictures.ts";
import type { PictureBucket } from "./PictureBucket.ts";
import { type PaintedPictures, paintedPictures } from "./paintedPictures.ts";

export interface ImagesOptions {
	/** Finished pictures are stored in its subfolder `images`. */
	readonly dataDir: string;
	/** Hosts from which pictures may be fetched, by exact name. */
	readonly allowedHosts: readonly string[];
	/** Text of the watermark. */
	readonly siteName?: string;
	/** Folder of the files served at /images/; defaults to the project's own. */
	readonly ownFiles?: string;
	readonly sent?: SentPictures;
	/** Store for sharing finished pictures with other machines. */
	readonly shared?: PictureBucket;
	readonly fetchRemote?: (url: URL) => Promise<Buffer | null>;
	/**
	 * Checks whether pictures may be made for an IP address; finished ones are available to everybody.
	 * @throws Refusal
	 */
	readonly mayMake?: (ip: string, look: ImageLook) => Promise<void>;
	/** Defaults to the illustrations of the build. */
	readonly painted?: PaintedPictures;
}

/** A URL always stands for the same picture; only uploads may be withdrawn, so they are revalidated hourly. */
const cachingOf = ({ kind }: ImageSource): string =>
	kind === "sent" ? "public, max-age=3600" : "public, max-age=31536000, immutable";

const types: Record<ImageFormat, string> = { jpg: "image/jpeg", webp: "image/webp", png: "image/png" };
const original: ImageLook = {
	width: imageDefaults.width,
	quality: imageDefaults.quality,
	format: imageDefaults.format,
	isWatermarked: false,
};

/**
 * Serves `/illustrations/<key>.jpg` and `/images/optimize`. Any problem with a request or source is answered with a client error, never a
 * server error. [DEC-134, DEC-135, DOM-IMG-04, CHAN-06]
 */
export async function registerImages(app: FastifyInstance, options: ImagesOptions): Promise<void> {
	const pipeline = new ImagePipeline({
		folder: join(options.dataDir, "images"),
		ownFiles: options.ownFiles ?? ownPictures,
		painted: options.painted ?? paintedPictures,
		siteName: options.siteName ?? "어썸스테이",
		...(options.sent ? { sent: options.sent } : {}),
		...(options.shared ? { shared: options.shared } : {}),
		...(options.fetchRemote ? { fetchRemote: options.fetchRemote } : {}),
	});

	app.get<{ Params: { file: string } }>("/illustrations/:file", async (request, reply) => {
		const source = imageSource(`/illustrations/${request.params.file}`, []);
		if (typeof source === "string") return sendRefusal(reply, new Refusal("notFound"));
		return send({ pipeline, options }, request, reply, source, original);
	});

	app.get<{ Querystring: Record<string, unknown> }>("/images/optimize", async (request, reply) => {
		const wanted = imageRequest(request.query);
		if (!wanted) return sendRefusal(reply, new Refusal("invalidRequest"));
		const source = imageSource(wanted.src, options.allowedHosts);
		if (source === "refused") return sendRefusal(reply, new Refusal("invalidRequest"));
		if (source === "unknown") return sendRefusal(reply, new Refusal("notFound"));
		return send({ pipeline, options }, request, reply, source, wanted);
	});
}

async function send(
	{ pipeline, options }: { readonly pipeline: ImagePipeline; readonly options: ImagesOptions },
	request: FastifyRequest,
	reply: FastifyReply,
	source: ImageSource,
	look: ImageLook,
) {
	const gone = new AbortController();
	reply.raw.once("close", () => gone.abort());
	try {
		const address = await pipeline.address(source, look);
		if (!address) return sendRefusal(reply, new Refusal("notFound"));
		const tag = `"${address.slice(0, 32)}"`;
		const hasIt = matchesEtag(request.headers["if-none-match"], tag);
		// A client that knows the ETag already has the picture, so it need not be made again.
		const picture = hasIt
			? null
			: await pipeline.picture(address, source, look, {
					signal: gone.signal,
					mayMake: async (wanted) => options.mayMake?.(request.ip, wanted),
				});
		if (!picture && !hasIt) return sendRefusal(reply, new Refusal("notFound"));
		reply.header("cache-control", cachingOf(source)).header("etag", tag);
		return hasIt ? reply.code(304).send() : reply.type(types[look.format]).send(picture);
	} catch (error) {
		if (error instanceof ImageQueueFull) {
			return sendRefusal(reply.header("retry-after", "2"), new Refusal("tooManyCalls"));
		}
		if (error instanceof Refusal) return sendRefusal(reply.header("retry-after", "60"), error);
		if (gone.signal.aborted) return sendRefusal(reply, new Refusal("notFound"));
		request.log.warn({ err: error }, "a picture could not be made");
		return sendRefusal(reply, new Refusal("notFound"));
	}
}
