import Fastify, { type FastifyReply, type FastifyRequest, type FastifyServerOptions } from "fastify";

const field = (value: unknown, name: string): unknown =>
	typeof value === "object" && value !== null && name in value
		? (value as Record<string, unknown>)[name]
		: undefined;

/**
 * Selects the fields of an error that may be logged. The others are left out, because they can contain whole rows or the parameters of a
 * statement.
 */
const errorFields = (error: unknown): object => ({
	type: error instanceof Error ? error.name : typeof error,
	message: error instanceof Error ? error.message : "not an error",
	code: field(error, "code"),
	constraint: field(error, "constraint"),
	stack: error instanceof Error ? (error.stack ?? "") : "",
});

/** Options for JSON log lines without personal data: no IP address, query, body or headers. */
const lineOptions = (level: string): Exclude<FastifyServerOptions["logger"], boolean | undefined> => ({
	level,
	base: null,
	timestamp: () => `,"time":"${new Date().toISOString()}"`,
	serializers: {
		err: errorFields as never,
		req: (request) => ({ method: request.method, route: routeOf(request) }),
		res: (reply) => ({ statusCode: reply.statusCode }),
	},
	formatters: { level: (label) => ({ level: label }) },
});

/** Returns the route's pattern, never the URL, which contains member and booking IDs. */
export const routeOf = ({ routeOptions }: Pick<FastifyRequest, "routeOptions">): string =>
	routeOptions?.url ?? "none";

/** Logs one line per finished request, instead of Fastify's own lines, which contain URLs. */
class RequestLines extends Fastify.LogController {
	override incomingRequest(): void {}

	override routeNotFound(): void {}

	override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
		const line = {
			method: request.method,
			route: routeOf(request),
			status: reply.statusCode,
			milliseconds: Math.round(reply.elapsedTime),
		};
		request.log[line.status >= 500 ? "error" : "info"](line, "request");
	}
}

/** Fastify options for logging. `level` is 'info' to log every request, 'warn' to log failed ones only. */
export const logOptions = (level: string) => ({
	logger: lineOptions(level),
	logController: new RequestLines(),
});
