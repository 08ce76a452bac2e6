import { join } from "node:path";
import fastifyCookie from "@fastify/cookie";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance } from "fastify";
import type { ViteDevServer } from "vite";
import { registerImages } from "./images/registerImages.ts";
import type { Pages } from "./render/assets.ts";
import { registerPages } from "./render/registerPages.ts";
import type { Services } from "./Services.ts";

interface AppParts {
	readonly services: Services;
	/** Absent in tests that only make calls. */
	readonly pages: Pages | null;
	readonly root: string;
	readonly vite: ViteDevServer | null;
}

/** The whole HTTP surface: calls by contract, images, files, pages. */
export async function buildApp({ services, pages, root, vite }: AppParts): Promise<FastifyInstance> {
	const { config, clock } = services;
	const app = Fastify({ logger: { level: config.logLevel } });
	await app.register(fastifyCookie);
	await registerImages(app, { dataDir: config.dataDir, allowedHosts: config.imageHosts });
	if (vite) {
		app.addHook("onRequest", async (request, reply) => {
			if (request.raw.url?.startsWith("/api/")) return;
			await new Promise<void>((next) => {
				reply.raw.once("finish", () => next());
				vite.middlewares(request.raw, reply.raw, () => next());
			});
			if (reply.raw.writableEnded) reply.hijack();
		});
	} else if (pages) {
		await app.register(fastifyStatic, {
			root: join(root, "dist/client"),
			wildcard: false,
			index: false,
			preCompressed: true,
			immutable: true,
			maxAge: "365d",
		});
	}
	if (pages) {
		registerPages(app, { pages, site: config.site, development: vite !== null, now: () => clock.now() });
	}
	return app;
}
