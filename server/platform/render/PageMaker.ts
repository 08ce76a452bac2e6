import type { FastifyReply, FastifyRequest } from "fastify";
import type { Site } from "#domain/content/Site.ts";
import { appearanceCookie, readAppearance } from "#domain/navigation/appearance.ts";
import { isCrawler } from "#domain/navigation/crawler.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { nullIfUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import type { Readers } from "#server/platform/http/compression.ts";
import type { DirectCalls } from "#server/platform/http/directCalls.ts";
import { ownOrigin } from "#server/platform/http/ownOrigin.ts";
import { surfaceOf } from "#server/platform/http/surfaceOf.ts";
import { ConcurrencyLimiter } from "#server/platform/limits/ConcurrencyLimiter.ts";
import { type Audience, audienceKey, everybody, membersLike } from "./Audience.ts";
import type { Own, Pages } from "./assets.ts";
import { PageBody } from "./PageBody.ts";
import type { PageMembers } from "./PageMembers.ts";
import { type MadePage, SharedPages } from "./SharedPages.ts";
import type { Visitor } from "./visitor.ts";

export interface MakerParts {
	readonly pages: Pages;
	readonly site: Site;
	/** Public URL of this server, if it cannot be taken from requests; otherwise ''. */
	readonly publicUrl: string;
	readonly now: () => number;
	/** The services a page reads from. */
	readonly calls: DirectCalls;
	readonly members: PageMembers;
}

/** The audience and request a page is made for. */
interface Who extends Audience {
	readonly asks: Request;
	readonly ip: string;
	readonly isCrawler: boolean;
	readonly readers: Readers;
}

/** IP address used for pages that are not made for a particular visitor. */
const nowhere = "127.0.0.1";

/** Renders pages: once for everybody or for all members of one standing, with a short-lived cache, or individually where that is not possible. */
export class PageMaker {
	readonly #parts: MakerParts;
	/**
	 * A page takes a few hundredths of a second of CPU time, so more at once would only delay all of them. A rush of half a second is queued;
	 * during a longer one, visitors who cannot be served soon are told so at once. [F02]
	 */
	readonly #limiter = new ConcurrencyLimiter({
		max: 2,
		maxWaiting: 12,
		timeoutMs: 500,
		overloaded: { maxWaiting: 2, timeoutMs: 30 },
	});
	readonly #shared: SharedPages;

	constructor(parts: MakerParts) {
		this.#parts = parts;
		this.#shared = new SharedPages(parts.now);
	}

	forEverybody(request: FastifyRequest): Promise<MadePage> {
		return this.#keptFor(everybody, request);
	}

	/**
	 * Returns the cached page for members of this standing, completed with the member's own data. Null when this member sees something else
	 * or the database is unavailable; the page is then rendered individually with whatever is available.
	 */
	async forMember(request: FastifyRequest, { accessToken, member }: Visitor): Promise<MadePage | null> {
		const { members } = this.#parts;
		const known = accessToken === null ? null : await members.identify(accessToken).catch(nullIfUnavailable);
		if (!known) return null;
		const page = await this.#keptFor(membersLike(known, member), request);
		if (!page.shared) return page;
		const wished = await members.wishesOf(known.memberId, page.shared.stays).catch(nullIfUnavailable);
		if (!wished) return null;
		const own: Own = { name: member?.name ?? "", corpName: member?.corpName ?? null, wished };
		return { ...page, body: new PageBody(page.shared.fill(own), "one") };
	}

	forOne(request: FastifyRequest, reply: FastifyReply, visitor: Visitor): Promise<MadePage> {
		const abort = new AbortController();
		reply.raw.once("close", () => abort.abort());
		const asks = addressOf(request.url, headersOf(request), abort.signal);
		return this.#make(request, {
			visitor,
			anyOf: null,
			asks,
			ip: request.ip,
			isCrawler: asksForAll(request),
			readers: "one",
		});
	}

	/** Returns how long a page has been cached, in seconds. */
	ageOf(page: MadePage): number {
		return this.#shared.ageOf(page);
	}

	/**
	 * Renders or reuses a cached page. It contains nothing about a particular visitor, and everything in the request that affects it is part
	 * of the cache key.
	 */
	#keptFor(audience: Audience, request: FastifyRequest): Promise<MadePage> {
		const { publicUrl, now } = this.#parts;
		const { url } = request;
		const origin = ownOrigin(request, publicUrl);
		const day = koreanDay(now());
		const name = [
			surfaceOf(request.headers),
			appearanceOf(request),
			day,
			origin,
			audienceKey(audience),
			url,
		].join(" ");
		const asks = addressOf(url);
		return this.#shared.get(name, () =>
			this.#make(request, { ...audience, isCrawler: false, ip: nowhere, asks, readers: "many" }),
		);
	}

	#make(request: FastifyRequest, who: Who): Promise<MadePage> {
		const { pages, site, publicUrl, now, calls } = this.#parts;
		return this.#limiter.run(async () => {
			const madeAt = now();
			const { accessToken, ...environment } = who.visitor;
			const origin = ownOrigin(request, publicUrl);
			const { status, headers, html, shared } = await pages.render(who.asks, {
				fetch: calls({ ip: who.ip, origin, anyOf: who.anyOf }),
				isShared: who.anyOf !== null,
				accessToken,
				now: madeAt,
				environment: {
					...environment,
					surface: surfaceOf(request.headers),
					appearance: appearanceOf(request),
					today: koreanDay(madeAt),
					now: madeAt,
					crawler: who.isCrawler,
					site,
				},
				origin,
				bootstrapModules: pages.bootstrapModules,
				assetsOf: pages.assetsOf,
				addressOf: pages.addressOf,
				onError: (error: unknown) => request.log.error({ err: error }, "page"),
			});
			const body = html === undefined ? null : new PageBody(html, who.readers);
			return { status, headers, madeAt, body, shared: shared ?? null };
		});
	}
}

const appearanceOf = ({ cookies }: FastifyRequest) => readAppearance(cookies[appearanceCookie]);

export const asksForAll = ({ headers }: FastifyRequest): boolean => isCrawler(headers["user-agent"]);

const addressOf = (url: string, headers = new Headers(), signal?: AbortSignal): Request =>
	new Request(new URL(url, "http://page.invalid"), { headers, ...(signal && { signal }) });

function headersOf(request: FastifyRequest): Headers {
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers)) {
		if (value !== undefined && !name.startsWith(":")) headers.set(name, [value].flat().join(", "));
	}
	return headers;
}
