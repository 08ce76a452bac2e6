import { mkdirSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { buildApp } from "./app.ts";
import { systemClock } from "./clock.ts";
import { compose } from "./compose.ts";
import type { Config } from "./config.ts";
import { openDatabase } from "./database/connect.ts";
import { DatabaseStartError } from "./database/Database.ts";
import { unwritable } from "./database/folderLock.ts";
import { migrate } from "./database/migrate.ts";
import { startJobs } from "./jobs/startJobs.ts";
import { openOpsSocket } from "./ops/opsSocket.ts";
import { builtPages, developmentPages, type Pages } from "./render/assets.ts";
import { prepareWorld } from "./world/prepareWorld.ts";

export interface RunningServer {
	readonly address: string;
	/** Finishes what is under way, then frees port and data (at most twenty seconds). */
	close(): Promise<void>;
}

/** Opens the data, brings it up to date, and serves. Fails before touching the data when the port is taken. */
export async function startServer(config: Config, options: { development: boolean }): Promise<RunningServer> {
	await assertPortFree(config);
	// Read while the database opens; a failure is met below, where the database is closed again.
	const built = options.development ? null : builtPages(join(import.meta.dirname, "../dist"));
	built?.catch(() => undefined);
	makeDataFolder(config.dataDir);
	const db = await openDatabase({
		dataDir: join(config.dataDir, "database"),
		...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : {}),
	});
	// What has to end, the latest first, whether the start fails or the server closes.
	const ends: (() => Promise<unknown> | undefined)[] = [() => db.close()];
	const close = async () => {
		for (const end of ends.splice(0).reverse()) await end();
	};
	try {
		const vite = options.development ? await developmentServer() : null;
		const pages: Pages | null = vite ? await developmentPages(vite) : await built;
		await migrate(db);
		await prepareWorld(db, { size: config.world, now: systemClock.now() });
		const services = await compose({ config, clock: systemClock, db });
		services.search.start();
		services.keywords.start();
		ends.push(() => Promise.all([services.search.stop(), services.keywords.stop()]));
		const app = await buildApp({ services, pages, vite, checksAnswers: options.development });
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

/** Pictures and the operators' socket live there, also beside a PostgreSQL server. */
function makeDataFolder(folder: string): void {
	try {
		mkdirSync(folder, { recursive: true });
	} catch (error) {
		throw new DatabaseStartError("readOnly", unwritable(folder), error);
	}
}

async function developmentServer() {
	const { createServer: createVite } = await import("vite");
	return createVite({ server: { middlewareMode: true }, appType: "custom" });
}

export class PortTaken extends Error {}

function assertPortFree({ port, host }: Config): Promise<void> {
	if (port === 0) return Promise.resolve();
	return new Promise((free, fail) => {
		const probe = createServer();
		probe.once("error", (error: NodeJS.ErrnoException) => {
			const taken = error.code === "EADDRINUSE";
			fail(
				taken
					? new PortTaken(`포트 ${port}번을 다른 프로그램이 쓰고 있습니다. PORT로 다른 번호를 지정해 주세요.`)
					: error,
			);
		});
		probe.listen({ port, host }, () => probe.close(() => free()));
	});
}
