import { rmSync } from "node:fs";
import { join } from "node:path";
import { errorText } from "#server/platform/errorText.ts";
import type { Database } from "./Database.ts";
import { checkFolder, damaged } from "./dataFolder.ts";
import { lockFolder } from "./folderLock.ts";
import { type LiteExecutor, LiteStream } from "./LiteStream.ts";
import { openEngine } from "./liteEngine.ts";
import { openServer, type ServerOptions } from "./openServer.ts";
import type { LockHolder } from "./persons.ts";
import { poolDatabase } from "./poolDatabase.ts";
import { guardedPool } from "./ServerPool.ts";
import { typeParsers } from "./typeParsers.ts";

export interface DatabaseOptions extends ServerOptions {
	/** A PostgreSQL server (15 or later). Without it the embedded database in `dataDir` is used. */
	readonly databaseUrl?: string | undefined;
	/** Folder of the embedded database; made when missing. One process at a time. */
	readonly dataDir: string;
	/** A data folder to copy when there is none yet: making a new one takes seconds. */
	readonly template?: string;
	/** Told when the embedded engine has ended by itself and is opened again. */
	readonly onEngineLost?: (error: Error) => void;
	/** Told when it could not be opened again. */
	readonly onEngineDead?: (error: Error) => void;
}

/**
 * Opens the database of this installation and makes sure that it can be written.
 *
 * @throws DatabaseStartError
 */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
	return options.databaseUrl ? openServer(options.databaseUrl, options) : openEmbedded(options);
}

/** A Database over an embedded engine that is already running. The engine is one session, so the pool holds one connection. */
export function liteDatabase(
	execute: LiteExecutor,
	close: () => Promise<void>,
	onConnectionLost: (error: Error) => void = () => {},
): Database {
	const holder: LockHolder = { lock: null };
	const pool = guardedPool(
		{
			max: 1,
			idleTimeoutMillis: 0,
			connectionTimeoutMillis: 30_000,
			types: typeParsers(holder),
			stream: () => new LiteStream(execute),
		},
		onConnectionLost,
	);
	return poolDatabase("pglite", pool, { connections: 1, holder, onClose: close });
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
	const { dataDir, template, onConnectionLost, onEngineLost, onEngineDead } = options;
	const unlock = lockFolder(dataDir);
	try {
		const made = checkFolder(dataDir);
		const engine = await openEngine(dataDir, {
			template,
			onLost: onEngineLost ?? (() => {}),
			onDead: onEngineDead ?? (() => {}),
		}).catch((error: unknown) => {
			// The engine's own mark of a process that runs on it: the folder stays as it was found.
			rmSync(join(dataDir, "postmaster.pid"), { force: true });
			throw damaged(dataDir, errorText(error), error);
		});
		made();
		const close = async () => {
			await engine.close();
			unlock();
		};
		return { ...liteDatabase(engine.execute, close, onConnectionLost), isAlive: engine.isAlive };
	} catch (error) {
		unlock();
		throw error;
	}
}
