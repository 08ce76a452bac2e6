import fastifyCookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import type { Ajv2020 } from "ajv/dist/2020.js";
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest, FastifySchemaCompiler } from "fastify";
import { invariant } from "#domain/shared/invariant.ts";
import type { Services } from "../Services.ts";
import { authenticate } from "./authentication.ts";
import type { Contract, JsonSchema, Operation } from "./contract.ts";
import { answerError, sendRefusal, success } from "./envelope.ts";
import { isForged } from "./forgery.ts";
import { makeCall } from "./makeCall.ts";
import { Refusal } from "./Refusal.ts";
import { isCleanText, readParameters } from "./requestText.ts";
import type { Sessions } from "./Sessions.ts";
import type { SignedInMember } from "./SignedInMember.ts";
import { lazySerializer } from "./serialization.ts";
import { lazyValidator, strictAjv } from "./validators.ts";

/** Any operation's handler; handlers.ts says what each one really takes and gives. */
type AnyHandler = (input: never, call: never) => Promise<unknown>;

export interface Binding {
	readonly contracts: readonly Contract[];
	/** By service, then by operationId. */
	readonly handlers: { readonly [service: string]: { readonly [operationId: string]: AnyHandler } };
	readonly services: Services;
	readonly sessions: Sessions;
	/** What our own servers show for server-to-server calls; null = nobody may make them. */
	readonly serviceToken: string | null;
	/** Where pages are served from, e.g. 'https://stay.example.com'; empty = the request's own host. */
	readonly publicOrigin: string;
	/** Per address; null = no limit. */
	readonly callsPerMinute: number | null;
	/** Refuse to send an answer that breaks its contract: for tests and development. */
	readonly checksAnswers: boolean;
}

const bodyLimit = 256 * 1024;
const root = "/api";

/**
 * One route for every operation of the contracts. A request that breaks its contract is refused before a handler runs; an
 * operation without a handler, or a handler without an operation, stops the start.
 */
export async function bindContracts(app: FastifyInstance, binding: Binding): Promise<void> {
	checkComplete(binding);
	const calls: FastifyPluginAsync = (scope) => bindAll(scope, binding);
	await app.register(calls, { prefix: root });
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

async function bindAll(scope: FastifyInstance, binding: Binding): Promise<void> {
	if (!scope.hasRequestDecorator("cookies")) await scope.register(fastifyCookie);
	if (binding.callsPerMinute !== null) {
		await scope.register(rateLimit, {
			max: binding.callsPerMinute,
			timeWindow: "1 minute",
			errorResponseBuilder: () => new Refusal("tooManyCalls"),
		});
	}
	scope.setErrorHandler(answerError);
	scope.setNotFoundHandler((_request, reply) => sendRefusal(reply, new Refusal("notFound")));
	scope.addHook("onRequest", async (request, reply) => {
		reply.headers({ "cache-control": "no-store", "x-request-id": request.id });
	});
	const rawBodies = keepRawBodies(scope);
	const ajv = strictAjv();
	for (const { service, operations } of binding.contracts) {
		for (const operation of operations) {
			const handler = binding.handlers[service]?.[operation.id];
			invariant(handler, `${operation.id} has a handler`);
			bindOperation(scope, operation, handler, { binding, ajv, rawBodies });
		}
	}
}

/** JSON is the only media type; the text is kept for signatures. */
function keepRawBodies(scope: FastifyInstance): WeakMap<FastifyRequest, string> {
	const rawBodies = new WeakMap<FastifyRequest, string>();
	const parse = scope.getDefaultJsonParser("error", "error");
	scope.removeAllContentTypeParsers();
	scope.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, text, done) => {
		rawBodies.set(request, text);
		if (text === "") done(null, undefined);
		else void parse(request, text, done);
	});
	return rawBodies;
}

interface Shared {
	readonly binding: Binding;
	readonly ajv: Ajv2020;
	readonly rawBodies: WeakMap<FastifyRequest, string>;
}

function bindOperation(
	scope: FastifyInstance,
	operation: Operation,
	handler: AnyHandler,
	{ binding, ajv, rawBodies }: Shared,
): void {
	invariant(operation.url.startsWith(`${root}/`), `${operation.url} is under ${root}`);
	const members = new WeakMap<FastifyRequest, SignedInMember>();
	const answerValidator = lazyValidator(ajv, operation.answer);
	scope.route({
		method: operation.method,
		url: operation.url.slice(root.length),
		bodyLimit,
		// HEAD would run a state-changing GET (DEC-148).
		exposeHeadRoute: false,
		schema: {
			...(operation.path && { params: operation.path }),
			...(operation.query && { querystring: operation.query }),
			...(operation.headers && { headers: operation.headers }),
			...(operation.body && { body: operation.body }),
			response: { 200: operation.answer, ...operation.refusals },
		},
		validatorCompiler: validatorsWith(ajv),
		serializerCompiler: lazySerializer,
		async onRequest(request) {
			const mayBeForged =
				operation.changesState && !operation.isForProviders && operation.access !== "service";
			if (mayBeForged && isForged(request, binding.publicOrigin)) throw new Refusal("invalidRequest");
			const member = await authenticate(operation, request, binding);
			if (member) members.set(request, member);
		},
		async handler(request, reply) {
			const call = makeCall(request, reply, {
				operation,
				services: binding.services,
				member: members.get(request) ?? null,
				rawBody: rawBodies.get(request) ?? null,
			});
			const input = { path: request.params, query: request.query, body: request.body ?? null };
			const data = await handler(input as never, call as never).catch((error: unknown) => {
				noteDenial(request, operation, members.get(request) ?? null, error);
				throw error;
			});
			const answer = success(data);
			if (binding.checksAnswers) {
				const validate = answerValidator();
				invariant(validate(answer), `${operation.id} keeps its contract: ${ajv.errorsText(validate.errors)}`);
			}
			return answer;
		},
	});
}

/** Who asks for what is not theirs gets the answer of what is not there; only the log says who asked. [D01] */
function noteDenial(
	request: FastifyRequest,
	operation: Operation,
	member: SignedInMember | null,
	error: unknown,
): void {
	if (operation.access !== "member" || !(error instanceof Refusal) || error.kind !== "notFound") return;
	request.log.warn(
		{ audit: "denied", operation: operation.id, memberId: member?.memberId },
		"not theirs, or not there",
	);
}

/** Bodies are taken as they are; path and query, which arrive as text, are read first. */
function validatorsWith(ajv: Ajv2020): FastifySchemaCompiler<JsonSchema> {
	return ({ schema, httpPart }) => {
		const validator = lazyValidator(ajv, schema);
		const isText = httpPart === "params" || httpPart === "querystring";
		return (given: unknown) => {
			const value = isText ? readParameters(schema, given) : given;
			const isValid = validator()(value) && (httpPart === "headers" || isCleanText(value));
			return isValid ? { value } : { error: new Refusal("invalidRequest") };
		};
	};
}
