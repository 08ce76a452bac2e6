import { rmSync } from "node:fs";
import { join } from "node:path";
import { errorText } from "#server/platform/errorText.ts";
import type { Database } from "./Database.ts";
import { checkFolder, damaged } from "./dataFolder.ts";
import { lockFolder } from "./folderLock.ts";
import { type LiteExecutor, LiteStream } from "./LiteStream.ts";
import { openEngine } from "./liteEngine.ts";
import { openServer, type ServerOptions } from "./openServer.ts";
import type { CipherHolder } from "./personalDataEncryption.ts";
import { poolDatabase } from "./poolDatabase.ts";
import { guardedPool } from "./ServerPool.ts";
import { typeParsers } from "./typeParsers.ts";

export interface DatabaseOptions extends ServerOptions {
	/** URL of a PostgreSQL server (15 or later). Without it, the embedded database in `dataDir` is used. */
	readonly databaseUrl?: string | undefined;
	/** Folder of the embedded database; created when missing. Only one process can use it at a time. */
	readonly dataDir: string;
	/** Data folder to copy when there is none yet, because initialising a new one takes seconds. */
	readonly template?: string;
	/** Called when there was no database yet and a new one has been created. */
	readonly onMade?: () => void;
	/** Called when the embedded engine has stopped unexpectedly and is being reopened. */
	readonly onEngineLost?: (error: Error) => void;
	/** Called when the engine could not be reopened. */
	readonly onEngineDead?: (error: Error) => void;
}

/**
 * Opens the database of this installation and verifies that it is writable.
 * @throws DatabaseStartError
 */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
	return options.databaseUrl ? openServer(options.databaseUrl, options) : openEmbedded(options);
}

/** Creates a Database on a running embedded engine. The engine has a single session, so the pool holds one connection. */
export function liteDatabase(
	execute: LiteExecutor,
	close: () => Promise<void>,
	onConnectionLost: (error: Error) => void = () => {},
): Database {
	const holder: CipherHolder = { cipher: null };
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
	const { dataDir, template, onMade, onConnectionLost, onEngineLost, onEngineDead } = options;
	const unlock = lockFolder(dataDir);
	try {
		const made = checkFolder(dataDir);
		const engine = await openEngine(dataDir, {
			template,
			onLost: onEngineLost ?? (() => {}),
			onDead: onEngineDead ?? (() => {}),
		}).catch((error: unknown) => {
			// Removes the engine's own process marker, so that the folder is left as it was found.
			rmSync(join(dataDir, "postmaster.pid"), { force: true });
			throw damaged(dataDir, errorText(error), error);
		});
		if (made) {
			made();
			onMade?.();
		}
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
