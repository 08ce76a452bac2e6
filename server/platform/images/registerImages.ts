import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ImageFormat, imageDefaults } from "#domain/content/imageUrl.ts";
import { sendRefusal } from "#server/platform/http/envelope.ts";
import { matchesTag } from "#server/platform/http/matchesTag.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { GateFull } from "./Gate.ts";
import { ImagePipeline, type SentPictures } from "./ImagePipeline.ts";
import { type ImageLook, imageRequest } from "./imageRequest.ts";
import { type ImageSource, imageSource } from "./imageSource.ts";
import { ownPictures } from "./ownPictures.ts";
import type { PictureBucket } from "./PictureBucket.ts";
import { type PaintedPictures, paintedPictures } from "./paintedPictures.ts";

export interface ImagesOptions {
	/** Finished pictures are kept in its folder `images`. */
	readonly dataDir: string;
	/** Hosts whose pictures may be fetched, by exact name. */
	readonly allowedHosts: readonly string[];
	/** What a watermark says. */
	readonly siteName?: string;
	/** Folder of the files served at /images/; the project's own when left out. */
	readonly ownFiles?: string;
	readonly sent?: SentPictures;
	/** Where finished pictures are shared with other machines. */
	readonly shared?: PictureBucket;
	readonly fetchRemote?: (url: URL) => Promise<Buffer | null>;
	/** Whether pictures may be made for an address on the net; what is made already is for everybody. @throws Refusal */
	readonly mayMake?: (ip: string, look: ImageLook) => Promise<void>;
	/** The build's when left out. */
	readonly painted?: PaintedPictures;
}

/** One address is one picture for ever; what a member sent may be taken back, and is asked for again within the hour. */
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
 * Serves `/illustrations/<key>.jpg` and `/images/optimize`. Whatever is wrong with a request or a source, the answer is
 * a refusal of the caller, never a fault of the server. [DEC-134, DEC-135, DOM-IMG-04, CHAN-06]
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
		const hasIt = matchesTag(request.headers["if-none-match"], tag);
		// Whoever names the tag once had the picture: nothing needs to be made again.
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
		if (error instanceof GateFull) {
			return sendRefusal(reply.header("retry-after", "2"), new Refusal("tooManyCalls"));
		}
		if (error instanceof Refusal) return sendRefusal(reply.header("retry-after", "60"), error);
		if (gone.signal.aborted) return sendRefusal(reply, new Refusal("notFound"));
		request.log.warn({ err: error }, "a picture could not be made");
		return sendRefusal(reply, new Refusal("notFound"));
	}
}
