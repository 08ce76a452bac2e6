import { existsSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buildApp } from "./app.ts";
import { compose } from "./compose.ts";
import { ConfigError } from "./config/ConfigError.ts";
import type { Config } from "./config.ts";
import { jobList } from "./jobs/jobList.ts";
import { openOpsSocket } from "./ops/opsSocket.ts";
import { systemClock } from "./platform/clock.ts";
import type { Database } from "./platform/database/Database.ts";
import { checkPersonalDataKey, encryptPersonalData } from "./platform/database/encryptPersonalData.ts";
import { migrate } from "./platform/database/migrate.ts";
import { openReplica } from "./platform/database/openReplica.ts";
import { retryWhileUnavailable } from "./platform/database/retryWhileUnavailable.ts";
import { gracefulShutdown } from "./platform/http/gracefulShutdown.ts";
import { JobRunner } from "./platform/jobs/JobRunner.ts";
import { writeAlarm, writeLine } from "./platform/monitoring/writeLine.ts";
import { builtPages, developmentPages, type Pages } from "./platform/render/assets.ts";
import { root } from "./platform/root.ts";
import { plantReference, type ReferenceTable } from "./snapshot/plantReference.ts";
import { plantSnapshot } from "./snapshot/plantSnapshot.ts";
import { type OpenAccount, readSnapshot } from "./snapshot/Snapshot.ts";
import { isPlanted } from "./snapshot/store/plantedState.ts";

export interface StartOptions {
	readonly development: boolean;
}

export interface RunningServer {
	readonly address: string;
	/** Accounts of the demo, for visitors who want to look around. */
	readonly accounts: readonly OpenAccount[];
	/** Keeps serving for `drainSeconds`, finishes requests in flight, then releases port and data (at most twenty seconds later). */
	close(): Promise<void>;
}

/** Migrates the data and serves it. The database is closed with the server, or when the start fails. */
export async function serve(
	db: Database,
	config: Config,
	{ development }: StartOptions,
): Promise<RunningServer> {
	// Clean-up steps, run in reverse order when the start fails or the server closes.
	const ends: (() => Promise<unknown> | undefined)[] = [() => db.close()];
	const close = async () => {
		for (const end of ends.splice(0).reverse()) await end();
	};
	// Read while the data is being migrated; a failure surfaces where the pages are awaited below.
	const built = development ? null : builtPages();
	built?.catch(() => undefined);
	try {
		const vite = development ? await developmentServer() : null;
		await retryWhileUnavailable(() => migrate(db));
		if (config.stage === "production" && (await isPlanted(db)))
			throw new ConfigError(
				`${config.databaseUrl ? "DATABASE_URL" : "DATA_DIR"}: 데모 계정이 들어 있는 데이터입니다. 운영 환경은 빈 데이터베이스로 시작해 주세요.`,
			);
		const demo = config.world === "none" ? null : demoOf(config.world);
		await plant(db, demo);
		const reads = config.databaseReadUrl ? await replicaOf(db, config.databaseReadUrl) : null;
		ends.push(() => reads?.close());
		const services = await compose({ config, clock: systemClock, db, ...(reads && { reads }) });
		ends.push(() => services.journal.settled());
		const { personalData } = services.secrets;
		await retryWhileUnavailable(() => checkPersonalDataKey(db, personalData));
		// The uniqueness of an e-mail address is enforced on its hash, so these tables are encrypted before serving. The rest follows while
		// the server runs, see jobList.
		await retryWhileUnavailable(() =>
			encryptPersonalData(db, personalData, "open", { tables: ["member", "member_social"] }),
		);
		services.search.start();
		ends.push(() => Promise.all([services.search.stop(), services.keywords.stop()]));
		const pages: Pages | null = vite ? await developmentPages(vite) : await built;
		const app = await buildApp({ config, services, pages, vite, checksAnswers: development });
		const closeApp = gracefulShutdown(app, { drain: config.drainSeconds * 1000 });
		await app.listen({ port: config.port, host: config.host });
		// Keyword searches wait until the keywords are loaded; other requests do not.
		services.keywords.start();
		const jobs = new JobRunner({ db, jobs: jobList(services), alarm: services.payments.parts.alarm });
		ends.push(
			() => jobs.stop(),
			() => vite?.close(),
			closeApp,
		);
		const ops = await openOpsSocket(config.dataDir, services);
		ends.push(() => ops.close());
		const { port } = app.server.address() as AddressInfo;
		return { address: `http://localhost:${port}`, accounts: demo?.accounts ?? [], close };
	} catch (error) {
		await close().catch(() => undefined);
		throw error;
	}
}

const replicaOf = (primary: Database, readUrl: string) =>
	openReplica(readUrl, {
		primary,
		onMove: (why) =>
			why === null
				? writeLine({ level: "info", time: new Date().toISOString(), msg: "reads are back on the replica" })
				: writeAlarm(`reads leave the replica for the primary: ${why}`, {}),
	});

/**
 * Fills a new database with the demo, or with what every installation has.
 * @throws ConfigError when the demo is wanted in a database with stays or members of its own
 */
async function plant(db: Database, demo: ReturnType<typeof demoOf> | null): Promise<void> {
	if (!demo) return retryWhileUnavailable(() => plantReference(db, readReference()));
	const planted = await retryWhileUnavailable(() => plantSnapshot(db, demo));
	if (planted === "occupied")
		throw new ConfigError(
			"WORLD: 데모가 아닌 숙소나 회원이 있는 데이터베이스에는 데모를 넣을 수 없습니다. WORLD=none으로 시작해 주세요.",
		);
}

function readReference(): readonly ReferenceTable[] {
	const file = join(root, "dist/reference.json");
	if (!existsSync(file))
		throw new ConfigError(`${file}: 지역, 시설 같은 기본 자료가 없습니다. npm run build로 만들어 주세요.`);
	return JSON.parse(readFileSync(file, "utf8")) as readonly ReferenceTable[];
}

function demoOf(world: string) {
	const demo = readSnapshot(join(root, "dist/world", world));
	if (!demo)
		throw new ConfigError(
			"WORLD: 데모가 준비되어 있지 않습니다. npm run build로 만들거나 none으로 바꿔 주세요.",
		);
	return demo;
}

async function developmentServer() {
	const { createServer: createVite } = await import("vite");
	return createVite({ server: { middlewareMode: true }, appType: "custom" });
}
