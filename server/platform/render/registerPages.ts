import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorsCopy } from "#copy/errors.ts";
import { isSharedPage } from "#domain/navigation/sharedPage.ts";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import { acceptedEncoding } from "#server/platform/http/compression.ts";
import { matchesEtag } from "#server/platform/http/matchesEtag.ts";
import { addressKey } from "#server/platform/limits/countHit.ts";
import type { SharedBudget } from "#server/platform/limits/SharedBudget.ts";
import { sendBusyPage } from "#server/platform/limits/sendBusyPage.ts";
import { documentPolicy } from "./documentPolicy.ts";
import { asksForAll, type MakerParts, PageMaker } from "./PageMaker.ts";
import { type MadePage, sharedCaching } from "./SharedPages.ts";
import { hasSession, visitorOf } from "./visitor.ts";

interface PageContext extends MakerParts {
	readonly development: boolean;
	/** Rate limit of pages per IP address; null means no limit. */
	readonly budget: SharedBudget | null;
}

/** Serves a server-rendered page for every path that is neither a call nor a file (DEC-184). */
export function registerPages(app: FastifyInstance, context: PageContext): void {
	const { site, publicUrl, development, budget } = context;
	const maker = new PageMaker(context);
	const policy = development ? {} : { "content-security-policy": documentPolicy(site) };

	const pageFor = async (request: FastifyRequest, reply: FastifyReply, isShared: boolean) => {
		const visitor = await visitorOf(app, request, reply, publicUrl);
		const kept = isShared ? await maker.forMember(request, visitor) : null;
		return kept ?? maker.forOne(request, reply, visitor);
	};

	app.get("/*", async (request, reply) => {
		const wait = budget?.take(addressKey(request.ip)) ?? 0;
		if (wait > 0) return sendBusy(reply, wait);
		const { pathname } = new URL(request.url, "http://page.invalid");
		const isShared = isSharedPage(pathname) && !asksForAll(request);
		const isForEverybody = isShared && !hasSession(request, publicUrl);
		try {
			const page = await (isForEverybody ? maker.forEverybody(request) : pageFor(request, reply, isShared));
			const isPublic = isForEverybody && page.status === 200;
			reply.headers({
				...policy,
				...Object.fromEntries(page.headers),
				...(isPublic ? { age: maker.ageOf(page) } : {}),
				"cache-control": isPublic ? sharedCaching : "private, no-store",
				vary: "cookie, client-interface, accept-encoding",
			});
			return send(request, reply, page);
		} catch (error) {
			// Failures within a page are displayed by the page itself; this one means that too many visitors were waiting.
			if (error instanceof DatabaseUnavailable) return sendBusyPage(reply);
			throw error;
		}
	});
}

async function send(request: FastifyRequest, reply: FastifyReply, { status, body, headers }: MadePage) {
	if (!body) return reply.code(status).send();
	const encoding = acceptedEncoding(request.headers["accept-encoding"]);
	if (encoding) reply.header("content-encoding", encoding);
	if (reply.getHeader("cache-control") === sharedCaching) {
		const tag = body.tag(encoding);
		reply.header("etag", tag);
		if (matchesEtag(request.headers["if-none-match"], tag)) {
			return reply.code(304).removeHeader("content-encoding").send();
		}
	}
	return reply
		.code(status)
		.type(headers.get("content-type") ?? "text/html; charset=utf-8")
		.send(await body.in(encoding));
}

/** Sends a static page that costs nothing to create, to visitors who exceed the rate limit. */
const sendBusy = (reply: FastifyReply, wait: number): FastifyReply =>
	reply
		.code(429)
		.headers({ "retry-after": Math.ceil(wait / 1000), "cache-control": "no-store" })
		.type("text/html; charset=utf-8")
		.send(
			`<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>잠시 후 다시 시도해 주세요</title><p>${errorsCopy.error.tooManyCalls}</p></html>`,
		);
