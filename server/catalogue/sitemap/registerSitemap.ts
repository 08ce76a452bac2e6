import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addresses } from "#domain/navigation/addresses.ts";
import type { Reads } from "#server/platform/database/Database.ts";
import { escapeHtml } from "#server/platform/http/escapeHtml.ts";
import { ownOrigin } from "#server/platform/http/ownOrigin.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { addressKey } from "#server/platform/limits/countHit.ts";
import type { SharedBudget } from "#server/platform/limits/SharedBudget.ts";
import { articles, lastStay, openStays } from "./store/publicPages.ts";

/** Range of stay IDs per sitemap file; the protocol allows 50,000 URLs in a file. */
const numbersPerPart = 20_000;
const fixedPages = [
	"/",
	"/theme",
	"/faq",
	"/notice",
	"/membership/awesome/subscribe",
	"/policy/terms",
	"/policy/privacy",
	"/policy/accessibility",
];

interface Site {
	readonly reads: Reads;
	/** Public base URL of the site; when empty, it is taken from the request. */
	readonly publicUrl: string;
	/** Rate limit of pages per IP address, which the lists of pages share; null means no limit. */
	readonly budget: SharedBudget | null;
}

/** Serves robots.txt and the sitemap of all public pages, split into files of limited size. */
export function registerSitemap(app: FastifyInstance, { reads, publicUrl, budget }: Site): void {
	const originOf = (request: FastifyRequest) => ownOrigin(request, publicUrl);
	/** A list of twenty thousand stays costs as much as a page. */
	const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
		const wait = budget?.take(addressKey(request.ip)) ?? 0;
		if (wait === 0) return;
		reply.header("retry-after", Math.ceil(wait / 1000));
		throw new Refusal("tooManyCalls");
	};

	app.get("/robots.txt", async (request, reply) =>
		reply
			.type("text/plain; charset=utf-8")
			.header("cache-control", "public, max-age=3600")
			.send(
				[
					"User-agent: *",
					...["/api/", "/mypage", "/login", "/booking", "/payments", "/lms/", "/inquiries", "/reviews"].map(
						(path) => `Disallow: ${path}`,
					),
					"Disallow: /membership/awesome/management",
					"Allow: /",
					"",
					`Sitemap: ${originOf(request)}/sitemap.xml`,
					"",
				].join("\n"),
			),
	);

	app.get("/sitemap.xml", { onRequest }, async (request, reply) => {
		const parts = Math.ceil((await lastStay(reads)) / numbersPerPart);
		const names = ["pages", ...Array.from({ length: parts }, (_, part) => `stays-${part + 1}`)];
		return sendXml(
			reply,
			"sitemapindex",
			"sitemap",
			names.map((name) => `${originOf(request)}/sitemaps/${name}.xml`),
		);
	});

	app.get("/sitemaps/pages.xml", { onRequest }, async (request, reply) => {
		const { themes, notices } = await articles(reads);
		const paths = [
			...fixedPages,
			...themes.map((id) => addresses.theme.to(id)),
			...notices.map((id) => addresses.notice.to(id)),
		];
		return sendXml(
			reply,
			"urlset",
			"url",
			paths.map((path) => `${originOf(request)}${path}`),
		);
	});

	app.get<{ Params: { part: string } }>(
		"/sitemaps/stays-:part(^[1-9]\\d{0,5}).xml",
		{ onRequest },
		async (request, reply) => {
			const part = Number(request.params.part);
			const after = (part - 1) * numbersPerPart;
			if (after >= (await lastStay(reads))) return reply.callNotFound();
			const stays = await openStays(reads, after, after + numbersPerPart);
			return sendXml(
				reply,
				"urlset",
				"url",
				stays.map((id) => `${originOf(request)}${addresses.stay.to(id)}`),
			);
		},
	);
}

function sendXml(
	reply: FastifyReply,
	root: "urlset" | "sitemapindex",
	entry: "url" | "sitemap",
	addresses: readonly string[],
): FastifyReply {
	const entries = addresses
		.map((address) => `<${entry}><loc>${escapeHtml(address)}</loc></${entry}>`)
		.join("\n");
	return reply
		.type("application/xml; charset=utf-8")
		.header("cache-control", "public, max-age=3600")
		.send(
			`<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</${root}>\n`,
		);
}
