import { join } from "node:path";
import fastifyCookie from "@fastify/cookie";
import fastifyStatic from "@fastify/static";
import Fastify, {
	type FastifyError,
	type FastifyInstance,
	type FastifyPluginAsync,
	type FastifyReply,
} from "fastify";
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
import { type Binding, bindContracts } from "./platform/http/bindContracts.ts";
import { compressAnswers } from "./platform/http/compression.ts";
import { loadContracts } from "./platform/http/contract.ts";
import { registerSecurityText } from "./platform/http/registerSecurityText.ts";
import { addSecurityHeaders, dropDocumentHeaders } from "./platform/http/securityHeaders.ts";
import { serverOptionsFor } from "./platform/http/serverOptions.ts";
import { refuseStrangeRequests } from "./platform/http/strangeRequests.ts";
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
import type { Services } from "./services/Services.ts";
import { securityEventOf } from "./services/securityEventOf.ts";

interface AppParts {
	readonly config: Config;
	readonly services: Services;
	/** Absent in tests that only make calls. */
	readonly pages: Pages | null;
	readonly vite: ViteDevServer | null;
	/** Refuse to send an answer that breaks its contract: for tests and development. */
	readonly checksAnswers: boolean;
}

/** A page takes the server as long as a few calls do. */
const pagesByCall = 0.4;

const root = join(import.meta.dirname, "..");

/** The whole HTTP surface: calls by contract, images, files, pages. */
export async function buildApp({
	config,
	services,
	pages,
	vite,
	checksAnswers,
}: AppParts): Promise<FastifyInstance> {
	const { db, clock, secrets } = services;
	const now = () => clock.now();
	/** A budget a minute that every server counts into. */
	const budgetOf = (scope: string, most: number) =>
		new SharedBudget({ db, limit: { scope, most, window: 60_000 }, now });
	const calls = config.callsPerMinute === null ? null : budgetOf("calls", config.callsPerMinute);
	const app = Fastify({
		...serverOptionsFor(config.publicUrl),
		...logOptions(config.logLevel),
		trustProxy: config.trustProxy || false,
	});
	addSecurityHeaders(app, config.publicUrl);
	refuseStrangeRequests(app);
	compressAnswers(app);
	registerMonitoring(app, {
		securityEvents: () => services.journal.counts(),
		db,
		reads: services.reads,
		dataDir: config.dataDir,
		serviceToken: config.serviceToken,
		opensHere: config.stage !== "production",
		ofProcess: pages !== null,
	});
	shedOverload(app);
	await app.register(fastifyCookie);
	const direct = await bindContracts(app, {
		contracts: loadContracts(join(root, "openapi")),
		handlers: handlers as unknown as Binding["handlers"],
		services,
		now,
		sessions: services.sessions,
		serviceToken: config.serviceToken,
		publicOrigin: config.publicUrl,
		waitOf: calls && ((ip) => calls.take(addressKey(ip))),
		checksAnswers,
		watch(seen) {
			const event = securityEventOf(seen);
			if (event) services.journal.note(event);
		},
	});
	if (config.stage !== "production") {
		await registerSandboxPages(app, services.payments.sandbox);
		await registerSandboxCard(app, services.sandboxCards, (ip) =>
			countHit(db, limits.sandboxCardsByAddress, addressKey(ip), now()),
		);
		registerDevInbox(app, db);
		registerDocs(app, join(root, "openapi"));
	}
	if (config.toss.secretKey) {
		registerTossPages(app, { db, ...config.toss });
		registerTossCard(app, config.toss);
	}
	await registerSocialPages(app, { social: services.social, publicUrl: config.publicUrl });
	if (config.social.standIns.length > 0) {
		await registerStandInPages(
			app,
			config.social.standIns.map((name) => createStandIn(name, secrets)),
		);
	}
	registerSecurityText(app, {
		contact: config.site.csEmail,
		publicUrl: config.publicUrl,
		now,
	});
	await registerImages(app, {
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
	registerManifest(app, config.site.name);
	registerSitemap(app, { reads: services.reads, publicUrl: config.publicUrl });
	if (vite) serveSources(app, vite);
	else if (pages) await serveBuiltFiles(app);
	if (pages) {
		registerPages(app, {
			pages,
			site: config.site,
			publicUrl: config.publicUrl,
			development: vite !== null,
			calls: direct,
			members: pageMembers({ db, clock, sessions: services.sessions }),
			budget:
				config.callsPerMinute === null
					? null
					: budgetOf("pages", Math.ceil(config.callsPerMinute * pagesByCall)),
			now,
		});
	}
	return app;
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

/** Hundreds of assets share one route; the few files beside them have one each, because pages have all other addresses. */
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
	const assets: FastifyPluginAsync = async (scope) => {
		dropDocumentHeaders(scope);
		const isMissing = (reply: FastifyReply) =>
			void reply.code(404).type("text/plain; charset=utf-8").send("Not found");
		scope.setNotFoundHandler((_request, reply) => isMissing(reply));
		// Folders and what lies outside of them are refused as if they were not there.
		scope.setErrorHandler<FastifyError>((error, _request, reply) => {
			if (error.statusCode !== 403) throw error;
			isMissing(reply);
		});
		await scope.register(fastifyStatic, {
			...shared,
			root: join(client, "assets"),
			decorateReply: false,
			acceptRanges: false,
			lastModified: false,
		});
	};
	await app.register(assets, { prefix: "/assets/" });
}

/** Names with a hash never change; the service worker is how a browser hears of a new version; the rest is asked for hourly. */
function cachingOf(path: string): string {
	if (path.includes("/assets/")) return "public, max-age=31536000, immutable";
	return /\/sw\.js(\.br|\.gz)?$/.test(path) ? "no-cache" : "public, max-age=3600";
}
