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
import { registerDocs } from "./docs/registerDocs.ts";
import { type Binding, bindContracts } from "./http/bindContracts.ts";
import { compressAnswers } from "./http/compression.ts";
import { loadContracts } from "./http/contract.ts";
import { addSecurityHeaders } from "./http/securityHeaders.ts";
import { serverOptions } from "./http/serverOptions.ts";
import { registerImages } from "./images/registerImages.ts";
import { logOptions } from "./monitoring/logOptions.ts";
import { registerMonitoring } from "./monitoring/registerMonitoring.ts";
import { registerDevInbox } from "./outbox/registerDevInbox.ts";
import { registerSandboxPages } from "./payments/sandbox/registerSandboxPages.ts";
import { registerTossPages } from "./payments/toss/registerTossPages.ts";
import type { Pages } from "./render/assets.ts";
import { registerManifest } from "./render/registerManifest.ts";
import { registerPages } from "./render/registerPages.ts";
import type { Services } from "./Services.ts";
import { handlers } from "./services/handlers.ts";
import { registerSocialPages } from "./social/registerSocialPages.ts";
import { createStandIn } from "./social/stand-in/createStandIn.ts";
import { registerStandInPages } from "./social/stand-in/registerStandInPages.ts";
import { registerSandboxCard } from "./subscriptions/registerSandboxCard.ts";
import { registerTossCard } from "./subscriptions/registerTossCard.ts";
import { createSecrets } from "./subscriptions/secrets.ts";

interface AppParts {
	readonly services: Services;
	/** Absent in tests that only make calls. */
	readonly pages: Pages | null;
	readonly vite: ViteDevServer | null;
	/** Refuse to send an answer that breaks its contract: for tests and development. */
	readonly checksAnswers: boolean;
}

const root = join(import.meta.dirname, "..");

/** The whole HTTP surface: calls by contract, images, files, pages. */
export async function buildApp({ services, pages, vite, checksAnswers }: AppParts): Promise<FastifyInstance> {
	const { config, clock } = services;
	const app = Fastify({
		...serverOptions,
		...logOptions(config.logLevel),
		trustProxy: config.trustProxy || false,
	});
	addSecurityHeaders(app);
	compressAnswers(app);
	registerMonitoring(app, { db: services.db, serviceToken: config.serviceToken, ofProcess: pages !== null });
	await app.register(fastifyCookie);
	await bindContracts(app, {
		contracts: loadContracts(join(root, "openapi")),
		handlers: handlers as unknown as Binding["handlers"],
		services,
		sessions: services.sessions,
		serviceToken: config.serviceToken,
		publicOrigin: config.publicUrl,
		callsPerMinute: config.callsPerMinute,
		checksAnswers,
	});
	await registerSandboxPages(app, services.payments.sandbox);
	await registerSandboxCard(app, services.sandboxCards);
	if (config.toss.secretKey) {
		registerTossPages(app, { db: services.db, clientKey: config.toss.clientKey });
		registerTossCard(app, config.toss);
	}
	await registerSocialPages(app, { social: services.social, publicUrl: config.publicUrl });
	if (config.social.standIns.length > 0) {
		const secrets = createSecrets(config.dataSecret);
		await registerStandInPages(
			app,
			config.social.standIns.map((name) => createStandIn(name, secrets)),
		);
	}
	if (process.env.NODE_ENV !== "production") registerDevInbox(app, services.db);
	registerDocs(app, join(root, "openapi"));
	await registerImages(app, {
		dataDir: config.dataDir,
		allowedHosts: config.imageHosts,
		siteName: config.site.name,
		...(config.picturesAhead ? {} : { warmAfter: null }),
	});
	registerManifest(app, config.site.name);
	if (vite) serveSources(app, vite);
	else if (pages) await serveBuiltFiles(app);
	if (pages) {
		registerPages(app, {
			pages,
			site: config.site,
			publicUrl: config.publicUrl,
			development: vite !== null,
			now: () => clock.now(),
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
		const isMissing = (reply: FastifyReply) => void reply.code(404).type("text/plain").send("Not found");
		scope.setNotFoundHandler((_request, reply) => isMissing(reply));
		// Folders and what lies outside of them are refused as if they were not there.
		scope.setErrorHandler<FastifyError>((error, _request, reply) => {
			if (error.statusCode !== 403) throw error;
			isMissing(reply);
		});
		await scope.register(fastifyStatic, { ...shared, root: join(client, "assets"), decorateReply: false });
	};
	await app.register(assets, { prefix: "/assets/" });
}

/** Names with a hash never change; the service worker is how a browser hears of a new version; the rest is asked for hourly. */
function cachingOf(path: string): string {
	if (path.includes("/assets/")) return "public, max-age=31536000, immutable";
	return /\/sw\.js(\.br|\.gz)?$/.test(path) ? "no-cache" : "public, max-age=3600";
}
