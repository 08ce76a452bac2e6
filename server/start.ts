import { existsSync, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { ConfigError } from "./config/ConfigError.ts";
import type { Config } from "./config.ts";
import { openDatabase } from "./platform/database/connect.ts";
import { DatabaseStartError } from "./platform/database/Database.ts";
import { unwritable } from "./platform/database/folderLock.ts";
import { errorText } from "./platform/errorText.ts";
import { makePrivateFolder } from "./platform/privateFiles.ts";
import { root } from "./platform/root.ts";
import type { RunningServer, StartOptions } from "./serve.ts";

/**
 * Opens and migrates the data, then serves it. Fails before touching the data when the port is taken; waits for a database server that is
 * still starting up.
 */
export async function startServer(config: Config, options: StartOptions): Promise<RunningServer> {
	await assertPortFree(config);
	makeDataFolder(config.dataDir);
	const place = {
		dataDir: join(config.dataDir, "database"),
		template: join(root, "dist/database"),
		databaseUrl: config.databaseUrl,
		timeoutMs: config.databaseWaitSeconds * 1000,
		// Otherwise a mistyped DATA_DIR would look as if all data were lost.
		onMade: () => console.log(`${config.dataDir}에 새 데이터베이스를 만들었습니다.`),
		onEngineLost: (error: Error) =>
			console.error(`내장 데이터베이스가 멈춰 다시 엽니다: ${errorText(error)}`),
		// The process supervisor restarts it; if it stayed alive, it could only return errors.
		onEngineDead: (error: Error) => {
			console.error(`내장 데이터베이스를 다시 열 수 없어 끝냅니다: ${errorText(error)}`);
			process.exit(1);
		},
		onWait: (why: string) => console.error(`데이터베이스를 기다립니다. ${why}`),
	};
	const loading = import("./serve.ts");
	// The embedded database opens in its own thread. With a database server, loading the modules would delay the handling of its responses,
	// which would then seem late.
	if (config.databaseUrl) await loading;
	loading.catch(() => undefined);
	const db = await openDatabase(place);
	const { serve } = await loading.catch(async (error: unknown) => {
		await db.close();
		throw error;
	});
	return serve(db, config, options);
}

/** Creates the data folder, which holds pictures and the operators' socket even when a PostgreSQL server is used. */
function makeDataFolder(folder: string): void {
	try {
		makeFolder(folder);
		for (const name of ["database", "images"]) makePrivateFolder(join(folder, name));
	} catch (error) {
		throw new DatabaseStartError("readOnly", unwritable(folder), error);
	}
}

/** Creates a folder and those above it. Node's own recursion never ends where no folder can be created, as in /proc. */
function makeFolder(folder: string): void {
	if (existsSync(folder)) return;
	makeFolder(dirname(folder));
	try {
		mkdirSync(folder, { mode: 0o700 });
	} catch (error) {
		// another process may have created it meanwhile
		if (!existsSync(folder)) throw error;
	}
}

export class PortTaken extends Error {}

function assertPortFree({ port, host }: Config): Promise<void> {
	if (port === 0) return Promise.resolve();
	return new Promise((free, fail) => {
		const probe = createServer();
		probe.once("error", (error: NodeJS.ErrnoException) => {
			fail(
				error.code === "EADDRINUSE"
					? new PortTaken(`포트 ${port}번을 다른 프로그램이 쓰고 있습니다. PORT로 다른 번호를 지정해 주세요.`)
					: new ConfigError(`HOST, PORT: ${host}의 포트 ${port}번을 열 수 없습니다(${error.code}).`),
			);
		});
		probe.listen({ port, host }, () => probe.close(() => free()));
	});
}
