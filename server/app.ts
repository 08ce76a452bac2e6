import { readdirSync } from "node:fs";
import { join } from "node:path";
import fastifyCookie from "@fastify/cookie";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from "fastify";
import type { ViteDevServer } from "vite";
import { PhotoStore } from "./catalogue/review/store/PhotoStore.ts";
import { registerSitemap } from "./catalogue/sitemap/registerSitemap.ts";
import { registerSandboxPages } from "./commerce/payment/sandbox/registerSandboxPages.ts";
import { registerTossPages } from "./commerce/payment/toss/registerTossPages.ts";
import { registerSandboxCard } from "./commerce/subscription/registerSandboxCard.ts";
import { registerTossCard } from "./commerce/subscription/registerTossCard.ts";
import type { Config } from "./config.ts";
import { handlers } from "./handlers.ts";
import { registerSocialPages } from "./members/social/registerSocialPages.ts";
import { createStandIn } from "./members/social/stand-in/createStandIn.ts";
import { registerStandInPages } from "./members/social/stand-in/registerStandInPages.ts";
import { pageMembers } from "./members/wish/pageMembers.ts";
import { registerDocs } from "./platform/docs/registerDocs.ts";
import type { Binding } from "./platform/http/Binding.ts";
import { bindContracts } from "./platform/http/bindContracts.ts";
import { compressAnswers } from "./platform/http/compression.ts";
import { loadContracts } from "./platform/http/contract.ts";
import type { DirectCalls } from "./platform/http/directCalls.ts";
import { refuseMalformedRequests } from "./platform/http/malformedRequests.ts";
import { registerSecurityText } from "./platform/http/registerSecurityText.ts";
import { addSecurityHeaders } from "./platform/http/securityHeaders.ts";
import { proxyKeepAliveMs, serverOptions } from "./platform/http/serverOptions.ts";
import { registerStandInStyle } from "./platform/http/standInPage.ts";
import { PictureBucket } from "./platform/images/PictureBucket.ts";
import { pictureBudget } from "./platform/images/pictureBudget.ts";
import { registerImages } from "./platform/images/registerImages.ts";
import { addressKey, countHit, limits } from "./platform/limits/countHit.ts";
import { SharedBudget } from "./platform/limits/SharedBudget.ts";
import { shedOverload } from "./platform/limits/shedOverload.ts";
import { logOptions } from "./platform/monitoring/logOptions.ts";
import { registerMonitoring } from "./platform/monitoring/registerMonitoring.ts";
import { writeAlarm } from "./platform/monitoring/writeLine.ts";
import { registerDevInbox } from "./platform/outbox/registerDevInbox.ts";
import type { Pages } from "./platform/render/assets.ts";
import { registerManifest } from "./platform/render/registerManifest.ts";
import { registerPages } from "./platform/render/registerPages.ts";
import { root } from "./platform/root.ts";
import type { Services } from "./services/Services.ts";
import { securityEventOf } from "./services/securityEventOf.ts";

interface AppParts {
	readonly config: Config;
	readonly services: Services;
	/** Null in tests that only make API calls. */
	readonly pages: Pages | null;
	readonly vite: ViteDevServer | null;
	/** Whether responses that violate their contract are rejected; for tests and development. */
	readonly checksAnswers: boolean;
}

/** Rate limit of pages as a fraction of that of API calls, because rendering a page costs as much as several calls. */
const pagesByCall = 0.4;

/** Builds the entire HTTP server: API calls by contract, images, static files and pages. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
	const { config, services, pages, vite } = parts;
	const app = Fastify({
		...serverOptions(config.publicUrl),
		...logOptions(config.logLevel),
		trustProxy: config.trustProxy || false,
		...(config.trustProxy && { keepAliveTimeout: proxyKeepAliveMs }),
	});
	addSecurityHeaders(app, config.publicUrl);
	refuseMalformedRequests(app);
	compressAnswers(app);
	registerMonitoring(app, {
		securityEvents: () => services.journal.counts(),
		db: services.db,
		reads: services.reads,
		dataDir: config.dataDir,
		serviceToken: config.serviceToken,
		opensHere: config.stage !== "production",
		ofProcess: pages !== null,
	});
	shedOverload(app);
	await app.register(fastifyCookie);
	const calls = await registerCalls(app, parts);
	if (config.stage !== "production") await registerSandbox(app, parts);
	await registerProviders(app, parts);
	registerSecurityText(app, {
		contact: config.site.csEmail,
		publicUrl: config.publicUrl,
		now: () => services.clock.now(),
	});
	await registerPictures(app, parts);
	registerManifest(app, config.site.name);
	const budget = budgetOf(parts, "pages", pagesByCall);
	registerSitemap(app, { reads: services.reads, publicUrl: config.publicUrl, budget });
	if (vite) serveSources(app, vite);
	else if (pages) await serveBuiltFiles(app);
	if (pages) {
		registerPages(app, {
			pages,
			site: config.site,
			publicUrl: config.publicUrl,
			development: vite !== null,
			calls,
			members: pageMembers(services),
			budget,
			now: () => services.clock.now(),
		});
	}
	return app;
}

/** Returns a per-minute rate limit shared by all servers, as a fraction of the call limit per address; null if calls are unlimited. */
function budgetOf({ config, services }: AppParts, scope: string, share: number): SharedBudget | null {
	if (config.callsPerMinute === null) return null;
	const limit = { scope, max: Math.ceil(config.callsPerMinute * share), window: 60_000 };
	return new SharedBudget({ db: services.db, limit, now: () => services.clock.now() });
}

function registerCalls(app: FastifyInstance, parts: AppParts): Promise<DirectCalls> {
	const { config, services, checksAnswers } = parts;
	const budget = budgetOf(parts, "calls", 1);
	return bindContracts(app, {
		contracts: loadContracts(join(root, "openapi")),
		handlers: handlers as unknown as Binding["handlers"],
		services,
		now: () => services.clock.now(),
		sessions: services.sessions,
		serviceToken: config.serviceToken,
		publicOrigin: config.publicUrl,
		waitOf: budget && ((ip) => budget.take(addressKey(ip))),
		checksAnswers,
		watch(seen) {
			const event = securityEventOf(seen);
			if (event) services.journal.note(event);
		},
	});
}

/** Registers the stand-ins for external services, and the developer pages. */
async function registerSandbox(app: FastifyInstance, { services, pages }: AppParts): Promise<void> {
	const { db, clock, payments, sandboxCards } = services;
	registerStandInStyle(app, (file) => pages?.addressOf(file));
	await registerSandboxPages(app, payments.sandbox);
	await registerSandboxCard(app, sandboxCards, (ip) =>
		countHit(db, limits.sandboxCardsByAddress, addressKey(ip), clock.now()),
	);
	registerDevInbox(app, db);
	registerDocs(app, join(root, "openapi"));
}

/** Registers the pages to which payment and login providers redirect. */
async function registerProviders(app: FastifyInstance, { config, services }: AppParts): Promise<void> {
	const { db, secrets, social } = services;
	if (config.toss.secretKey) {
		registerTossPages(app, { db, ...config.toss });
		registerTossCard(app, config.toss);
	}
	await registerSocialPages(app, { social, publicUrl: config.publicUrl });
	if (config.social.standIns.length > 0) {
		await registerStandInPages(
			app,
			config.social.standIns.map((name) => createStandIn(name, secrets)),
		);
	}
}

function registerPictures(
	app: FastifyInstance,
	{ config, services: { db, clock } }: AppParts,
): Promise<void> {
	return registerImages(app, {
		dataDir: config.dataDir,
		allowedHosts: config.imageHosts,
		siteName: config.site.name,
		sent: new PhotoStore(db),
		...(config.pictureBucket && {
			shared: new PictureBucket({
				...config.pictureBucket,
				onFailure: (why) => writeAlarm(`the picture bucket is left alone for a while: ${why}`, {}),
			}),
		}),
		...(config.callsPerMinute === null ? {} : { mayMake: pictureBudget(db, clock) }),
	});
}

function serveSources(app: FastifyInstance, vite: ViteDevServer): void {
	app.addHook("onRequest", async (request, reply) => {
		if (request.raw.url?.startsWith("/api/")) return;
		await new Promise<void>((next) => {
			reply.raw.once("finish", () => next());
			vite.middlewares(request.raw, reply.raw, () => next());
		});
		if (reply.raw.writableEnded) reply.hijack();
	});
}

/**
 * Serves the build output. Hundreds of assets share one route; the few other files have a route each, because all remaining addresses
 * belong to pages.
 */
async function serveBuiltFiles(app: FastifyInstance): Promise<void> {
	const shared = {
		index: false,
		preCompressed: true,
		cacheControl: false,
		setHeaders: (reply: { header(name: string, value: string): unknown }, path: string) => {
			reply.header("cache-control", cachingOf(path));
		},
	} as const;
	const client = join(root, "dist/client");
	await app.register(fastifyStatic, { ...shared, root: client, wildcard: false, globIgnore: ["assets/**"] });
	// The package re-reads the directory listing on every lookup by path, so the names are checked here.
	const names = new Set(readdirSync(join(client, "assets")));
	const assets: FastifyPluginAsync = async (scope) => {
		scope.get<{ Params: { "*": string } }>("/*", (request, reply) => {
			const name = request.params["*"];
			if (!names.has(name)) return reply.callNotFound();
			return reply.sendFile(`assets/${name}`, { acceptRanges: false, lastModified: false });
		});
		scope.setNotFoundHandler((_request, reply) =>
			// The file may belong to a version that another server already runs, so a CDN must not cache the 404.
			reply.code(404).header("cache-control", "no-store").type("text/plain; charset=utf-8").send("Not found"),
		);
	};
	await app.register(assets, { prefix: "/assets/" });
}

/**
 * Returns the Cache-Control header: immutable for hashed names, no-cache for the service worker, through which browsers learn of a new
 * version, and one hour for everything else.
 */
function cachingOf(path: string): string {
	if (path.includes("/assets/")) return "public, max-age=31536000, immutable";
	return /\/sw\.js(\.br|\.gz)?$/.test(path) ? "no-cache" : "public, max-age=3600";
}
