import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "#server/database/Database.ts";
import { isSameToken } from "#server/http/authentication.ts";
import { createFigures } from "./createFigures.ts";
import { routeOf } from "./logOptions.ts";

/** A database that takes longer than this to say 1 is not one to send travellers to. */
const PATIENCE_MS = 2000;

/**
 * For those who run the server: /healthz (the process answers), /readyz (it can serve: the database answers and no stop was
 * asked for), /metrics. To be registered before the routes it watches.
 */
export function registerMonitoring(
	app: FastifyInstance,
	{
		db,
		serviceToken,
		ofProcess,
	}: { readonly db: Database; readonly serviceToken: string | null; readonly ofProcess: boolean },
): void {
	const figures = createFigures({ db, ofProcess });
	let isStopping = false;
	app.addHook("preClose", async () => {
		isStopping = true;
	});
	app.addHook("onRequest", async () => figures.begin());
	app.addHook("onResponse", async (request, reply) => {
		figures.finish({
			method: request.method,
			route: routeOf(request),
			status: reply.statusCode,
			milliseconds: reply.elapsedTime,
		});
	});
	app.get("/healthz", async (_request, reply) =>
		reply.header("cache-control", "no-store").send({ status: "ok" }),
	);
	app.get("/readyz", async (_request, reply) => {
		const database = await answersInTime(db);
		const isReady = database && !isStopping;
		return reply
			.code(isReady ? 200 : 503)
			.header("cache-control", "no-store")
			.send({ status: isReady ? "ok" : "unavailable", database, stopping: isStopping });
	});
	app.get("/metrics", async (request, reply) => {
		reply.header("cache-control", "no-store");
		if (!mayRead(request, serviceToken)) return reply.code(404).send();
		return reply.type(figures.contentType).send(await figures.text());
	});
}

/** With a service token whoever shows it, without one this machine itself; what a proxy passes on comes from elsewhere. */
function mayRead({ headers, raw }: FastifyRequest, serviceToken: string | null): boolean {
	if (serviceToken !== null) {
		const shown = /^Bearer +(.*)$/i.exec(headers.authorization ?? "")?.[1];
		return shown !== undefined && isSameToken(serviceToken, shown);
	}
	const isPassedOn = ["x-forwarded-for", "forwarded", "via", "x-real-ip"].some((name) => name in headers);
	return !isPassedOn && /^(::ffff:)?127\.|^::1$/.test(raw.socket.remoteAddress ?? "");
}

async function answersInTime(db: Database): Promise<boolean> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<boolean>((give) => {
		timer = setTimeout(() => give(false), PATIENCE_MS);
	});
	const answer = db.query("SELECT 1").then(
		() => true,
		() => false,
	);
	return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
