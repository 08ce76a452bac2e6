import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buildApp } from "./app.ts";
import { systemClock } from "./clock.ts";
import { compose } from "./compose.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/Database.ts";
import { migrate } from "./database/migrate.ts";
import { startJobs } from "./jobs/startJobs.ts";
import { openOpsSocket } from "./ops/opsSocket.ts";
import { builtPages, developmentPages, type Pages } from "./render/assets.ts";
import { prepareWorld } from "./world/prepareWorld.ts";

export interface StartOptions {
	readonly development: boolean;
}

export interface RunningServer {
	readonly address: string;
	/** Finishes what is under way, then frees port and data (at most twenty seconds). */
	close(): Promise<void>;
}

/** Brings the data up to date and serves it. The database ends with the server, and with a start that fails. */
export async function serve(
	db: Database,
	config: Config,
	{ development }: StartOptions,
): Promise<RunningServer> {
	// What has to end, the latest first, whether the start fails or the server closes.
	const ends: (() => Promise<unknown> | undefined)[] = [() => db.close()];
	const close = async () => {
		for (const end of ends.splice(0).reverse()) await end();
	};
	// Read while the data is brought up to date; a failure is met below.
	const built = development ? null : builtPages(join(import.meta.dirname, "../dist"));
	built?.catch(() => undefined);
	try {
		const vite = development ? await developmentServer() : null;
		await migrate(db);
		await prepareWorld(db, { size: config.world, now: systemClock.now() });
		const services = await compose({ config, clock: systemClock, db });
		services.search.start();
		services.keywords.start();
		ends.push(() => Promise.all([services.search.stop(), services.keywords.stop()]));
		const pages: Pages | null = vite ? await developmentPages(vite) : await built;
		const app = await buildApp({ services, pages, vite, checksAnswers: development });
		await app.listen({ port: config.port, host: config.host });
		const jobs = startJobs(services);
		ends.push(
			() => jobs.stop(),
			() => vite?.close(),
			async () => {
				// A reader who stopped reading may not hold up the end.
				const impatience = setTimeout(() => app.server.closeAllConnections(), 3000);
				await app.close();
				clearTimeout(impatience);
			},
		);
		const ops = await openOpsSocket(services);
		ends.push(() => ops.close());
		const { port } = app.server.address() as AddressInfo;
		return { address: `http://localhost:${port}`, close };
	} catch (error) {
		await close().catch(() => undefined);
		throw error;
	}
}

async function developmentServer() {
	const { createServer: createVite } = await import("vite");
	return createVite({ server: { middlewareMode: true }, appType: "custom" });
}
