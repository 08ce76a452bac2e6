import { mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Config } from "./config.ts";
import { openDatabase } from "./database/connect.ts";
import { DatabaseStartError } from "./database/Database.ts";
import { unwritable } from "./database/folderLock.ts";
import type { RunningServer, StartOptions } from "./serve.ts";

/**
 * Opens the data, brings it up to date, and serves. Fails before touching the data when the port is taken. The database opens
 * in a thread of its own; what is not needed for that is loaded meanwhile.
 */
export async function startServer(config: Config, options: StartOptions): Promise<RunningServer> {
	await assertPortFree(config);
	makeDataFolder(config.dataDir);
	const opening = openDatabase({
		dataDir: join(config.dataDir, "database"),
		...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : {}),
	});
	const loading = import("./serve.ts");
	loading.catch(() => undefined);
	const db = await opening;
	const { serve } = await loading.catch(async (error: unknown) => {
		await db.close();
		throw error;
	});
	return serve(db, config, options);
}

/** Pictures and the operators' socket live there, also beside a PostgreSQL server. */
function makeDataFolder(folder: string): void {
	try {
		mkdirSync(folder, { recursive: true });
	} catch (error) {
		throw new DatabaseStartError("readOnly", unwritable(folder), error);
	}
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
