import fastifyCookie from "@fastify/cookie";
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest, FastifySchemaCompiler } from "fastify";
import type { RefusalKind } from "#domain/failure/refusals.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import { authenticate } from "./authentication.ts";
import type { Call } from "./Call.ts";
import type { Contract, JsonSchema, Operation } from "./contract.ts";
import { type DirectCalls, type DirectOperation, directCalls } from "./directCalls.ts";
import { answerError, answerMissing, success } from "./envelope.ts";
import { isForged } from "./forgery.ts";
import { isInProcess } from "./inProcess.ts";
import { makeCall } from "./makeCall.ts";
import { namesTwice } from "./namesTwice.ts";
import { partReader } from "./partReader.ts";
import { Refusal } from "./Refusal.ts";
import type { Sessions } from "./Sessions.ts";
import type { SignedInMember } from "./SignedInMember.ts";
import { lazySerializer } from "./serialization.ts";
import { lazyValidator, strictAjv } from "./validators.ts";

/** Any operation's handler; handlers.ts says what each one really takes and gives. */
type AnyHandler = (input: never, call: never) => Promise<unknown>;

/** A call that is over, as one who watches for attacks sees it. */
export interface SeenCall {
	readonly operation: string;
	readonly access: Operation["access"];
	readonly memberId: number | null;
	readonly ip: string;
	/** Null for a success. */
	readonly refusal: RefusalKind | null;
	readonly isForged: boolean;
	/** The names of the body's fields, never what stood in them. */
	readonly fields: readonly string[];
}

export interface Binding {
	/** Told of every call that has succeeded or was refused. */
	readonly watch: ((seen: SeenCall) => void) | null;
	readonly contracts: readonly Contract[];
	/** By service, then by operationId. */
	readonly handlers: { readonly [service: string]: { readonly [operationId: string]: AnyHandler } };
	/** What handlers find in their call. */
	readonly services: unknown;
	/** Epoch milliseconds. */
	readonly now: () => number;
	readonly sessions: Sessions;
	/** What our own servers show for server-to-server calls; null = nobody may make them. */
	readonly serviceToken: string | null;
	/** Where pages are served from, e.g. 'https://stay.example.com'; empty = the request's own host. */
	readonly publicOrigin: string;
	/** Milliseconds an address has to wait before its next call; null = no address waits. */
	readonly waitOf: ((ip: string) => number) | null;
	/** Refuse to send an answer that breaks its contract: for tests and development. */
	readonly checksAnswers: boolean;
}

const bodyLimit = 256 * 1024;
const root = "/api";
/** Keeps what it has compiled by the schema: an app made anew in the same process, as every test makes one, compiles nothing again. */
const ajv = strictAjv();

/**
 * One route for every operation of the contracts. A request that breaks its contract is refused before a handler runs; an
 * operation without a handler, or a handler without an operation, stops the start. Answers with the way to call them from
 * within the process.
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
	scope.get("/*", answerMissing); // no page is there either
	scope.addHook("onRequest", async (request, reply) => {
		reply.headers({ "cache-control": "no-store", "x-request-id": request.id });
	});
	const rawBodies = keepRawBodies(scope);
	return binding.contracts.flatMap(({ service, operations }) =>
		operations.map((operation) => {
			const handler = binding.handlers[service]?.[operation.id];
			invariant(handler, `${operation.id} has a handler`);
			return bindOperation(scope, operation, handler, { binding, rawBodies });
		}),
	);
}

/** Calls an address may make. Those that a page makes while it is rendered are counted as the page. */
function limitCalls(scope: FastifyInstance, waitOf: (ip: string) => number): void {
	scope.addHook("onRequest", async (request, reply) => {
		const wait = isInProcess(request) ? 0 : waitOf(request.ip);
		if (wait === 0) return;
		reply.header("retry-after", Math.ceil(wait / 1000));
		throw new Refusal("tooManyCalls");
	});
}

/** JSON is the only media type; the text is kept for signatures. */
function keepRawBodies(scope: FastifyInstance): WeakMap<FastifyRequest, string> {
	const rawBodies = new WeakMap<FastifyRequest, string>();
	const parse = scope.getDefaultJsonParser("error", "error");
	scope.removeAllContentTypeParsers();
	scope.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, text, done) => {
		rawBodies.set(request, text);
		if (text === "") done(null, undefined);
		else
			void parse(request, text, (error, body) => {
				done(error ?? (namesTwice(text) ? new Refusal("invalidRequest") : null), body);
			});
	});
	return rawBodies;
}

interface Shared {
	readonly binding: Binding;
	readonly rawBodies: WeakMap<FastifyRequest, string>;
}

function bindOperation(
	scope: FastifyInstance,
	operation: Operation,
	handler: AnyHandler,
	{ binding, rawBodies }: Shared,
): DirectOperation {
	invariant(operation.url.startsWith(`${root}/`), `${operation.url} is under ${root}`);
	const members = new WeakMap<FastifyRequest, SignedInMember>();
	const { id, access } = operation;
	const see = (request: FastifyRequest, refusal: RefusalKind | null, isForged = false) => {
		const memberId = members.get(request)?.memberId ?? null;
		const fields = Object.keys(request.body ?? {});
		binding.watch?.({ operation: id, access, memberId, ip: request.ip, refusal, isForged, fields });
	};
	const answerValidator = lazyValidator(ajv, operation.answer);
	const answerOf = async (input: object, call: Call): Promise<unknown> => {
		const data = await handler(input as never, call as never);
		if (binding.checksAnswers) {
			const validate = answerValidator();
			invariant(validate(success(data)), `${id} keeps its contract: ${ajv.errorsText(validate.errors)}`);
		}
		return data;
	};
	/** What a member is told whose login ended while a call was under way, so that it broke; null while it lives. [DEC-110] */
	const endOf = (request: FastifyRequest): Promise<Refusal | null> =>
		authenticate(operation, request, binding).then(
			() => null,
			(error: unknown) => (error instanceof Refusal ? error : null),
		);
	scope.route({
		method: operation.method,
		url: operation.url.slice(root.length),
		bodyLimit: operation.bodyBytes ?? bodyLimit,
		// HEAD would run a state-changing GET (DEC-148).
		exposeHeadRoute: false,
		schema: {
			...(operation.path && { params: operation.path }),
			...(operation.query && { querystring: operation.query }),
			...(operation.headers && { headers: operation.headers }),
			...(operation.body && { body: operation.body }),
			response: { 200: operation.answer, ...operation.refusals },
		},
		validatorCompiler,
		serializerCompiler: lazySerializer,
		async onRequest(request) {
			const mayBeForged =
				operation.changesState && !operation.isForProviders && operation.access !== "service";
			if (mayBeForged && isForged(request, binding.publicOrigin)) {
				see(request, "invalidRequest", true);
				throw new Refusal("invalidRequest");
			}
			const member = await authenticate(operation, request, binding).catch((error: unknown) => {
				if (error instanceof Refusal) see(request, error.kind);
				throw error;
			});
			if (member) members.set(request, member);
		},
		async handler(request, reply) {
			const call = makeCall(request, reply, {
				operation,
				services: binding.services,
				now: binding.now,
				member: members.get(request) ?? null,
				rawBody: rawBodies.get(request) ?? null,
				publicUrl: binding.publicOrigin,
			});
			const input = { path: request.params, query: request.query, body: request.body ?? null };
			const data = await answerOf(input, call).catch(async (error: unknown) => {
				if (error instanceof DatabaseUnavailable) throw error;
				const refusal = error instanceof Refusal ? error : await endOf(request);
				if (refusal) see(request, refusal.kind);
				throw refusal ?? error;
			});
			see(request, null);
			return success(data);
		},
	});
	const readers = {
		path: operation.path && partReader(ajv, operation.path, "params"),
		query: operation.query && partReader(ajv, operation.query, "querystring"),
		body: operation.body && partReader(ajv, operation.body, "body"),
	};
	return {
		operation,
		read: (given) => ({
			path: readPart(readers.path, given.path),
			query: readPart(readers.query, given.query),
			body: readPart(readers.body, given.body),
		}),
		authenticate: (headers) => authenticate(operation, { headers, cookies: {} }, binding),
		answer: answerOf,
		see(member, ip, refusal) {
			const memberId = member?.memberId ?? null;
			const kind = refusal?.kind ?? null;
			binding.watch?.({ operation: id, access, memberId, ip, refusal: kind, isForged: false, fields: [] });
		},
	};
}

/** What no contract speaks of is as it came. */
function readPart(reader: ReturnType<typeof partReader> | null, given: unknown): unknown {
	const read = reader?.(given) ?? { value: given };
	if ("error" in read) throw read.error;
	return read.value;
}

const validatorCompiler: FastifySchemaCompiler<JsonSchema> = ({ schema, httpPart }) =>
	partReader(ajv, schema, httpPart);
