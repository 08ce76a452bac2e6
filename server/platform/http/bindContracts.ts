import { isUtf8 } from "node:buffer";
import fastifyCookie from "@fastify/cookie";
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from "fastify";
import { invariant } from "#domain/shared/invariant.ts";
import type { Binding } from "./Binding.ts";
import { BoundOperation } from "./BoundOperation.ts";
import { type DirectCalls, type DirectOperation, directCalls } from "./directCalls.ts";
import { answerError, answerMissing } from "./envelope.ts";
import { hasDuplicateKeys } from "./hasDuplicateKeys.ts";
import { isInProcess } from "./inProcess.ts";
import { Refusal } from "./Refusal.ts";

const root = "/api";

/**
 * Registers one route for every operation of the contracts. Requests that violate their contract are refused before a handler runs. An
 * operation without a handler, or a handler without an operation, prevents the start. Returns the function for calling operations
 * in-process.
 */
export async function bindContracts(app: FastifyInstance, binding: Binding): Promise<DirectCalls> {
	checkComplete(binding);
	const operations: DirectOperation[] = [];
	const calls: FastifyPluginAsync = async (scope) => {
		operations.push(...(await bindAll(scope, binding)));
	};
	await app.register(calls, { prefix: root });
	return directCalls(operations, { log: app.log, services: binding.services, now: binding.now });
}

function checkComplete({ contracts, handlers }: Binding): void {
	const operations = contracts.flatMap(({ service, operations }) =>
		operations.map(({ id }) => `${service}.${id}`),
	);
	const handled = Object.entries(handlers).flatMap(([service, table]) =>
		Object.keys(table).map((id) => `${service}.${id}`),
	);
	const unhandled = operations.filter((name) => !handled.includes(name));
	invariant(unhandled.length === 0, `these operations have a handler: ${unhandled.join(", ")}`);
	const unknown = handled.filter((name) => !operations.includes(name));
	invariant(unknown.length === 0, `these handlers have an operation: ${unknown.join(", ")}`);
}

async function bindAll(scope: FastifyInstance, binding: Binding): Promise<readonly DirectOperation[]> {
	if (!scope.hasRequestDecorator("cookies")) await scope.register(fastifyCookie);
	if (binding.waitOf) limitCalls(scope, binding.waitOf);
	scope.setErrorHandler(answerError);
	scope.setNotFoundHandler(answerMissing);
	scope.get("/*", answerMissing); // unknown paths under the prefix are not pages either
	scope.addHook("onRequest", async (request, reply) => {
		reply.headers({ "cache-control": "no-store", "x-request-id": request.id });
	});
	const rawBodies = keepRawBodies(scope);
	return binding.contracts.flatMap(({ service, operations }) =>
		operations.map((operation) => {
			const handler = binding.handlers[service]?.[operation.id];
			invariant(handler, `${operation.id} has a handler`);
			const bound = new BoundOperation(operation, handler, binding);
			bound.register(scope, root, rawBodies);
			return bound;
		}),
	);
}

/** Applies the rate limit per IP address. Calls made while rendering a page are counted as part of the page. */
function limitCalls(scope: FastifyInstance, waitOf: (ip: string) => number): void {
	scope.addHook("onRequest", async (request, reply) => {
		const wait = isInProcess(request) ? 0 : waitOf(request.ip);
		if (wait === 0) return;
		reply.header("retry-after", Math.ceil(wait / 1000));
		throw new Refusal("tooManyCalls");
	});
}

/** Accepts JSON as the only media type and keeps the text for verifying signatures. */
function keepRawBodies(scope: FastifyInstance): WeakMap<FastifyRequest, string> {
	const rawBodies = new WeakMap<FastifyRequest, string>();
	const parse = scope.getDefaultJsonParser("error", "error");
	scope.removeAllContentTypeParsers();
	scope.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, bytes, done) => {
		const text = bytes.toString();
		rawBodies.set(request, text);
		// Lenient decoding would replace invalid bytes, and store a text other than the one sent (RFC 8259, 8.1).
		if (!isUtf8(bytes)) done(new Refusal("invalidRequest"));
		else if (text === "") done(null, undefined);
		else
			void parse(request, text, (error, body) => {
				done(error ?? (hasDuplicateKeys(text) ? new Refusal("invalidRequest") : null), body);
			});
	});
	return rawBodies;
}
