import { statfs } from "node:fs/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "#server/platform/database/Database.ts";
import type { RecentReads } from "#server/platform/database/RecentReads.ts";
import { isSameToken } from "#server/platform/http/authentication.ts";
import { isStopping } from "#server/platform/http/gracefulShutdown.ts";
import { createMetrics, type SecurityCounts } from "./createMetrics.ts";
import { routeOf } from "./logOptions.ts";
import { askAnything } from "./store/waiting.ts";

/** Timeout of the database check in milliseconds; a database that needs longer for a trivial query should receive no visitors. */
const PATIENCE_MS = 2000;

/**
 * Serves the endpoints for operations: /healthz (the process responds and its database is not permanently lost), /readyz (it can serve: the
 * database responds, there is disk space and no shutdown is under way) and /metrics. Must be registered before the routes it measures.
 */
export function registerMonitoring(
	app: FastifyInstance,
	{
		db,
		reads,
		dataDir,
		serviceToken,
		opensHere,
		ofProcess,
		securityEvents,
	}: {
		readonly db: Database;
		readonly reads: RecentReads;
		readonly dataDir: string;
		readonly serviceToken: string | null;
		/**
		 * Whether local requests may read the metrics without a token. Must be off behind a proxy on the same machine, which would let anyone
		 * through.
		 */
		readonly opensHere: boolean;
		readonly ofProcess: boolean;
		readonly securityEvents: SecurityCounts;
	},
): void {
	const figures = createMetrics({ db, reads, ofProcess, securityEvents });
	app.addHook("onRequest", async () => figures.begin());
	app.addHook("onResponse", async (request, reply) => {
		figures.finish({
			method: request.method,
			route: routeOf(request),
			status: reply.statusCode,
			milliseconds: reply.elapsedTime,
		});
	});
	app.get("/healthz", async (_request, reply) => {
		// Only a fault that another process would not have is a reason to restart this one.
		const isAlive = db.isAlive?.() ?? true;
		return reply
			.code(isAlive ? 200 : 503)
			.header("cache-control", "no-store")
			.send({ status: isAlive ? "ok" : "dead" });
	});
	app.get("/readyz", async (_request, reply) => {
		const database = await answersInTime(db);
		const disk = await hasRoom(db, dataDir);
		const isShuttingDown = isStopping(app);
		const isReady = database && disk && !isShuttingDown;
		return reply
			.code(isReady ? 200 : 503)
			.header("cache-control", "no-store")
			.send({ status: isReady ? "ok" : "unavailable", database, disk, stopping: isShuttingDown });
	});
	app.get("/metrics", async (request, reply) => {
		reply.header("cache-control", "no-store");
		if (!mayRead(request, serviceToken, opensHere)) return reply.code(404).send();
		return reply.type(figures.contentType).send(await figures.text());
	});
}

/**
 * Whether the metrics may be read: with a service token, by anyone who presents it; without one, only locally and if `opensHere` is set.
 * Requests forwarded by a proxy are not local.
 */
function mayRead({ headers, raw }: FastifyRequest, serviceToken: string | null, opensHere: boolean): boolean {
	if (serviceToken !== null) {
		const shown = /^Bearer +(.*)$/i.exec(headers.authorization ?? "")?.[1];
		return shown !== undefined && isSameToken(serviceToken, shown);
	}
	if (!opensHere) return false;
	const isPassedOn = ["x-forwarded-for", "forwarded", "via", "x-real-ip"].some((name) => name in headers);
	return !isPassedOn && /^(::ffff:)?127\.|^::1$/.test(raw.socket.remoteAddress ?? "");
}

/** Minimum free disk space in bytes. A booking writes a few kilobytes, but the next log segment and its clean-up need more. */
const MIN_ROOM = 32 * 1024 * 1024;

/** Checks the local disk for the embedded database. For a server's disk, only a failed write shows that it is full. */
async function hasRoom(db: Database, dataDir: string): Promise<boolean> {
	if (db.isFull?.()) return false;
	if (db.engine !== "pglite") return true;
	const disk = await statfs(dataDir).catch(() => null);
	return disk === null || disk.bavail * disk.bsize >= MIN_ROOM;
}

async function answersInTime(db: Database): Promise<boolean> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<boolean>((give) => {
		timer = setTimeout(() => give(false), PATIENCE_MS);
	});
	const answer = askAnything(db).then(
		() => true,
		() => false,
	);
	return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
