import { statfs } from "node:fs/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "#server/platform/database/Database.ts";
import type { RecentReads } from "#server/platform/database/RecentReads.ts";
import { isSameToken } from "#server/platform/http/authentication.ts";
import { isStopping } from "#server/platform/http/closerOf.ts";
import { createFigures, type SecurityCounts } from "./createFigures.ts";
import { routeOf } from "./logOptions.ts";
import { askAnything } from "./store/waiting.ts";

/** A database that takes longer than this to say 1 is not one to send travellers to. */
const PATIENCE_MS = 2000;

/**
 * For those who run the server: /healthz (the process answers and its database is not lost for good), /readyz (it can serve: the
 * database answers, there is room to write and no stop was asked for), /metrics. To be registered before the routes it watches.
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
		/** Without a token, this machine may read the figures; a proxy beside the server would pass anybody on. */
		readonly opensHere: boolean;
		readonly ofProcess: boolean;
		readonly securityEvents: SecurityCounts;
	},
): void {
	const figures = createFigures({ db, reads, ofProcess, securityEvents });
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
		// Only what another process could do better is a reason to end this one.
		const isAlive = db.isAlive?.() ?? true;
		return reply
			.code(isAlive ? 200 : 503)
			.header("cache-control", "no-store")
			.send({ status: isAlive ? "ok" : "dead" });
	});
	app.get("/readyz", async (_request, reply) => {
		const database = await answersInTime(db);
		const disk = await hasRoom(db, dataDir);
		const isAsked = isStopping(app);
		const isReady = database && disk && !isAsked;
		return reply
			.code(isReady ? 200 : 503)
			.header("cache-control", "no-store")
			.send({ status: isReady ? "ok" : "unavailable", database, disk, stopping: isAsked });
	});
	app.get("/metrics", async (request, reply) => {
		reply.header("cache-control", "no-store");
		if (!mayRead(request, serviceToken, opensHere)) return reply.code(404).send();
		return reply.type(figures.contentType).send(await figures.text());
	});
}

/** With a service token whoever shows it; without one nobody, or this machine itself: what a proxy passes on comes from elsewhere. */
function mayRead({ headers, raw }: FastifyRequest, serviceToken: string | null, opensHere: boolean): boolean {
	if (serviceToken !== null) {
		const shown = /^Bearer +(.*)$/i.exec(headers.authorization ?? "")?.[1];
		return shown !== undefined && isSameToken(serviceToken, shown);
	}
	if (!opensHere) return false;
	const isPassedOn = ["x-forwarded-for", "forwarded", "via", "x-real-ip"].some((name) => name in headers);
	return !isPassedOn && /^(::ffff:)?127\.|^::1$/.test(raw.socket.remoteAddress ?? "");
}

/** What one booking writes is some kilobytes; a log's next piece and its tidying up need more. */
const MIN_ROOM = 32 * 1024 * 1024;

/** The embedded database writes beside this process; of a server's disk only a failed write tells. */
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
