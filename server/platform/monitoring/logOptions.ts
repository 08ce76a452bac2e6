import Fastify, { type FastifyReply, type FastifyRequest, type FastifyServerOptions } from "fastify";

const field = (value: unknown, name: string): unknown =>
	typeof value === "object" && value !== null && name in value
		? (value as Record<string, unknown>)[name]
		: undefined;

/**
 * What of an error may be written down. Not its other fields: the database puts whole rows in there, and drivers the values of a
 * statement.
 */
const errorFields = (error: unknown): object => ({
	type: error instanceof Error ? error.name : typeof error,
	message: error instanceof Error ? error.message : "not an error",
	code: field(error, "code"),
	constraint: field(error, "constraint"),
	stack: error instanceof Error ? (error.stack ?? "") : "",
});

/** Lines of JSON without personal data: no address of a caller, no query, no body, no header. */
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

/** The route's pattern, never an address: those hold numbers of members and bookings. */
export const routeOf = ({ routeOptions }: Pick<FastifyRequest, "routeOptions">): string =>
	routeOptions?.url ?? "none";

/** One line a finished request, in place of Fastify's, which tell addresses. */
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

/** What a server needs to log so. `level`: 'info' for a line of every request, 'warn' for broken ones alone. */
export const logOptions = (level: string) => ({
	logger: lineOptions(level),
	logController: new RequestLines(),
});
