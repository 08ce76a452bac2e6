import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorsCopy } from "#copy/errors.ts";
import type { Site } from "#domain/content/Site.ts";
import { appearanceCookie, readAppearance } from "#domain/navigation/appearance.ts";
import { isCrawler } from "#domain/navigation/crawler.ts";
import { isSharedPage } from "#domain/navigation/sharedPage.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import { acceptedEncoding } from "#server/platform/http/compression.ts";
import type { DirectCalls } from "#server/platform/http/directCalls.ts";
import { ownOrigin } from "#server/platform/http/ownOrigin.ts";
import { surfaceOf } from "#server/platform/http/surfaceOf.ts";
import { addressKey } from "#server/platform/limits/countHit.ts";
import type { SharedBudget } from "#server/platform/limits/SharedBudget.ts";
import { Turnstile } from "#server/platform/limits/Turnstile.ts";
import { turnAway } from "#server/platform/limits/turnAway.ts";
import { type Audience, everybody, membersLike, nameOf } from "./Audience.ts";
import type { Own, Pages } from "./assets.ts";
import { documentPolicy } from "./documentPolicy.ts";
import { PageBody } from "./PageBody.ts";
import type { PageMembers } from "./PageMembers.ts";
import { type MadePage, SharedPages, sharedCaching } from "./SharedPages.ts";
import { hasSession, type Visitor, visitorOf } from "./visitor.ts";

interface PageContext {
	readonly pages: Pages;
	readonly site: Site;
	/** Where visitors reach this server, when it cannot tell by itself; else ''. */
	readonly publicUrl: string;
	readonly development: boolean;
	/** Pages an address may ask for; null = any number. */
	readonly budget: SharedBudget | null;
	readonly now: () => number;
	/** The services, for what a page shows. */
	readonly calls: DirectCalls;
	readonly members: PageMembers;
}

/**
 * A page is made in a few hundredths of a second of the processor: more of them at once are only all late. A rush of half a second is waited out; in
 * a longer one whoever cannot be served soon is told so at once.
 */
const makers = { most: 2, mostWaiting: 12, patienceMs: 500, crowded: { mostWaiting: 2, patienceMs: 30 } };
/** Whoever stands for everybody calls from here. */
const nowhere = "127.0.0.1";

/** Every address that is neither a call nor a file: a server-rendered page (DEC-184). */
export function registerPages(app: FastifyInstance, context: PageContext): void {
	const { pages, site, publicUrl, development, budget, now, calls, members } = context;
	const door = new Turnstile(makers);
	const shared = new SharedPages(now);
	const policy = development ? {} : { "content-security-policy": documentPolicy(site) };

	const make = (request: FastifyRequest, who: Who) =>
		door.run(async (): Promise<MadePage> => {
			const madeAt = now();
			const { accessToken, ...environment } = who.visitor;
			const origin = ownOrigin(request, publicUrl);
			const { status, headers, html, forMany } = await pages.render(who.asks, {
				fetch: calls({ ip: who.ip, origin, anyOf: who.anyOf }),
				isForMany: who.anyOf !== null,
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
			const body = html === undefined ? null : new PageBody(html);
			return { status, headers, madeAt, body, forMany: forMany ?? null };
		});

	/** Nothing of a visitor goes into the page, and what of the request decides stands in the name. */
	const keptFor = (audience: Audience, request: FastifyRequest) => {
		const { url } = request;
		const origin = ownOrigin(request, publicUrl);
		const day = koreanDay(now());
		const name = [surfaceOf(request.headers), appearanceOf(request), day, origin, nameOf(audience), url].join(
			" ",
		);
		const asks = addressOf(url);
		return shared.get(name, () => make(request, { ...audience, isCrawler: false, ip: nowhere, asks }));
	};

	/** What is kept for members of one standing, with what is this one's own; null: they see something else. */
	const keptForMember = async (request: FastifyRequest, { accessToken, member }: Visitor) => {
		const known = accessToken === null ? null : await members.whoIs(accessToken).catch(unlessAway);
		if (!known) return null;
		const page = await keptFor(membersLike(known, member), request);
		if (!page.forMany) return page;
		const wished = await members.wishesOf(known.memberId, page.forMany.stays).catch(unlessAway);
		if (!wished) return null;
		const own: Own = { name: member?.name ?? "", corpName: member?.corpName ?? null, wished };
		return { ...page, body: new PageBody(page.forMany.fill(own)) };
	};

	const makeForOne = async (request: FastifyRequest, reply: FastifyReply, visitor: Visitor) => {
		const abort = new AbortController();
		reply.raw.once("close", () => abort.abort());
		const asks = addressOf(request.url, headersOf(request), abort.signal);
		return make(request, { visitor, anyOf: null, asks, ip: request.ip, isCrawler: asksForAll(request) });
	};

	const pageFor = async (request: FastifyRequest, reply: FastifyReply, isShared: boolean) => {
		const visitor = await visitorOf(app, request, reply, publicUrl);
		const kept = isShared ? await keptForMember(request, visitor) : null;
		return kept ?? makeForOne(request, reply, visitor);
	};

	app.get("/*", async (request, reply) => {
		const wait = budget?.take(addressKey(request.ip)) ?? 0;
		if (wait > 0) return sendBusy(reply, wait);
		const { pathname } = new URL(request.url, "http://page.invalid");
		if (pathname === "/_app") return reply.redirect("/"); // DEC-012
		const isShared = isSharedPage(pathname) && !asksForAll(request);
		const isForEverybody = isShared && !hasSession(request, publicUrl);
		try {
			const page = await (isForEverybody ? keptFor(everybody, request) : pageFor(request, reply, isShared));
			const isPublic = isForEverybody && page.status === 200;
			reply.headers({
				...policy,
				...Object.fromEntries(page.headers),
				...(isPublic ? { age: shared.ageOf(page) } : {}),
				"cache-control": isPublic ? sharedCaching : "private, no-store",
				vary: "cookie, client-interface, accept-encoding",
			});
			return send(request, reply, page);
		} catch (error) {
			// What fails within a page is the page's to show: this is the door, with too many before it.
			if (error instanceof DatabaseUnavailable) return turnAway(reply);
			throw error;
		}
	});
}

/** For whom a page is made. */
interface Who extends Audience {
	readonly asks: Request;
	readonly ip: string;
	readonly isCrawler: boolean;
}

/** Then what is asked for is made as ever, and shows what can be had. */
function unlessAway(error: unknown): null {
	if (error instanceof DatabaseUnavailable) return null;
	throw error;
}

const appearanceOf = ({ cookies }: FastifyRequest) => readAppearance(cookies[appearanceCookie]);

const asksForAll = ({ headers }: FastifyRequest): boolean => isCrawler(headers["user-agent"]);

async function send(request: FastifyRequest, reply: FastifyReply, { status, body, headers }: MadePage) {
	if (!body) return reply.code(status).send();
	const encoding = acceptedEncoding(request.headers["accept-encoding"]);
	if (encoding) reply.header("content-encoding", encoding);
	if (reply.getHeader("cache-control") === sharedCaching) {
		const tag = body.tag(encoding);
		reply.header("etag", tag);
		if (request.headers["if-none-match"]?.split(/\s*,\s*/).includes(tag)) {
			return reply.code(304).removeHeader("content-encoding").send();
		}
	}
	return reply
		.code(status)
		.type(headers.get("content-type") ?? "text/html; charset=utf-8")
		.send(await body.in(encoding));
}

/** A page that costs nothing, for who asks for too many. */
const sendBusy = (reply: FastifyReply, wait: number): FastifyReply =>
	reply
		.code(429)
		.headers({ "retry-after": Math.ceil(wait / 1000), "cache-control": "no-store" })
		.type("text/html; charset=utf-8")
		.send(
			`<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>잠시 후 다시 시도해 주세요</title><p>${errorsCopy.error.tooManyCalls}</p></html>`,
		);

const addressOf = (url: string, headers = new Headers(), signal?: AbortSignal): Request =>
	new Request(new URL(url, "http://page.invalid"), { headers, ...(signal && { signal }) });

function headersOf(request: FastifyRequest): Headers {
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers)) {
		if (value !== undefined && !name.startsWith(":")) headers.set(name, [value].flat().join(", "));
	}
	return headers;
}
