import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isCrawler } from "#domain/navigation/crawler.ts";
import { detectSurface } from "#domain/navigation/surface.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { Site } from "#server/config.ts";
import { acceptedEncoding, compressor } from "#server/http/compression.ts";
import type { Pages } from "./assets.ts";
import { visitorOf } from "./visitor.ts";

interface PageContext {
	readonly pages: Pages;
	readonly site: Site;
	/** Where visitors reach this server, when it cannot tell by itself; else ''. */
	readonly publicUrl: string;
	readonly development: boolean;
	readonly now: () => number;
}

/** Every address that is neither a call nor a file: a server-rendered page (DEC-184). */
export function registerPages(app: FastifyInstance, context: PageContext): void {
	app.get("/*", { config: { rateLimit: false } }, async (request, reply) => {
		if (request.url === "/_app" || request.url.startsWith("/_app?")) return reply.redirect("/"); // DEC-012
		return renderInto(app, context, request, reply);
	});
}

async function renderInto(
	app: FastifyInstance,
	{ pages, site, publicUrl, development, now }: PageContext,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<FastifyReply> {
	const userAgent = request.headers["user-agent"] ?? "";
	const visitor = await visitorOf(app, request, reply);
	const instant = now();
	const nonce = randomBytes(16).toString("base64");
	const abort = new AbortController();
	reply.raw.once("close", () => abort.abort());
	const page = await pages.render(documentRequest(request, abort.signal), {
		fetch: inProcessFetch(app, request),
		accessToken: visitor.accessToken,
		now: instant,
		environment: {
			surface: detectSurface({ header: request.headers["client-interface"], bridge: false }),
			today: koreanDay(instant),
			now: instant,
			crawler: isCrawler(userAgent),
			site,
			signedIn: visitor.signedIn,
			member: visitor.member,
		},
		nonce,
		origin: publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${request.host}`,
		bootstrapModules: pages.bootstrapModules,
		assetsOf: pages.assetsOf,
		onError: (error: unknown) => request.log.error({ err: error }, "page"),
	});
	reply.code(page.status);
	for (const [name, value] of page.headers) reply.header(name, value);
	reply.header("cache-control", "private, no-store");
	const encoding = acceptedEncoding(request.headers["accept-encoding"]);
	reply.header("vary", "cookie, client-interface, accept-encoding");
	if (!development) reply.header("content-security-policy", contentSecurityPolicy(nonce, site));
	if (!page.stream) return reply.send();
	if (encoding) reply.header("content-encoding", encoding);
	reply.hijack();
	reply.raw.writeHead(page.status, reply.getHeaders() as Record<string, string>);
	if (encoding) page.stream.pipe(compressor(encoding)).pipe(reply.raw);
	else page.stream.pipe(reply.raw);
	return reply;
}

function documentRequest(request: FastifyRequest, signal: AbortSignal): Request {
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers)) {
		if (value !== undefined && !name.startsWith(":")) headers.set(name, [value].flat().join(", "));
	}
	return new Request(new URL(request.url, "http://page.invalid"), { headers, signal });
}

/** The application's calls during rendering stay inside the process: no socket, the same validation. */
function inProcessFetch(app: FastifyInstance, visitor: FastifyRequest): typeof fetch {
	return async (input, init) => {
		const call = new Request(
			input instanceof Request ? input : new URL(String(input), "http://page.invalid"),
			init,
		);
		const answer = await app.inject({
			method: call.method as "GET",
			url: new URL(call.url).pathname + new URL(call.url).search,
			headers: Object.fromEntries(call.headers),
			remoteAddress: visitor.ip,
			...(call.body === null ? {} : { payload: await call.text() }),
		});
		return new Response(answer.rawPayload.length === 0 ? null : new Uint8Array(answer.rawPayload), {
			status: answer.statusCode,
			headers: answer.headers as Record<string, string>,
		});
	};
}

function contentSecurityPolicy(nonce: string, site: Site): string {
	const tiles = site.mapTileUrl ? ` ${new URL(site.mapTileUrl.replaceAll(/[{}]/g, "")).origin}` : "";
	return [
		"default-src 'self'",
		`script-src 'self' 'nonce-${nonce}'`,
		"style-src 'self'",
		`img-src 'self' data:${tiles}`,
		"font-src 'self'",
		"connect-src 'self'",
		"worker-src 'self'",
		"manifest-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}
