import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaCompiler } from "fastify";
import type { RefusalKind } from "#domain/failure/refusals.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import { authenticate } from "./authentication.ts";
import type { AnyHandler, Binding } from "./Binding.ts";
import type { Call } from "./Call.ts";
import type { JsonSchema, Operation } from "./contract.ts";
import type { DirectOperation, Given } from "./directCalls.ts";
import { success } from "./envelope.ts";
import { isForged } from "./forgery.ts";
import { makeCall } from "./makeCall.ts";
import { partReader } from "./partReader.ts";
import { Refusal } from "./Refusal.ts";
import type { SignedInMember } from "./SignedInMember.ts";
import { lazySerializer } from "./serialization.ts";
import { lazyValidator, strictAjv } from "./validators.ts";

const bodyLimit = 256 * 1024;
/** Caches compiled validators by schema, so that further apps in the same process, as created by every test, compile nothing again. */
const ajv = strictAjv();

const validatorCompiler: FastifySchemaCompiler<JsonSchema> = ({ schema, httpPart }) =>
	partReader(ajv, schema, httpPart);

type PartReader = ReturnType<typeof partReader>;

/**
 * An operation of a contract bound to its handler, available as a route and for in-process calls. It authenticates callers, validates input
 * and answers against the contract, and reports the outcome to attack monitoring.
 */
export class BoundOperation implements DirectOperation {
	readonly operation: Operation;
	readonly #handler: AnyHandler;
	readonly #binding: Binding;
	readonly #members = new WeakMap<FastifyRequest, SignedInMember>();
	readonly #answerValidator: ReturnType<typeof lazyValidator>;
	readonly #readers: { readonly [part in keyof Given]: PartReader | null };

	constructor(operation: Operation, handler: AnyHandler, binding: Binding) {
		this.operation = operation;
		this.#handler = handler;
		this.#binding = binding;
		this.#answerValidator = lazyValidator(ajv, operation.answer);
		this.#readers = {
			path: operation.path && partReader(ajv, operation.path, "params"),
			query: operation.query && partReader(ajv, operation.query, "querystring"),
			body: operation.body && partReader(ajv, operation.body, "body"),
		};
	}

	/** Registers the route; `root` is the prefix of the scope. */
	register(scope: FastifyInstance, root: string, rawBodies: WeakMap<FastifyRequest, string>): void {
		const { method, url, path, query, headers, body, answer, refusals, bodyBytes } = this.operation;
		invariant(url.startsWith(`${root}/`), `${url} is under ${root}`);
		scope.route({
			method,
			url: url.slice(root.length),
			bodyLimit: bodyBytes ?? bodyLimit,
			// a HEAD request would run a state-changing GET (DEC-148)
			exposeHeadRoute: false,
			schema: {
				...(path && { params: path }),
				...(query && { querystring: query }),
				...(headers && { headers }),
				...(body && { body }),
				response: { 200: answer, ...refusals },
			},
			validatorCompiler,
			serializerCompiler: lazySerializer,
			onRequest: (request) => this.#admit(request),
			handler: (request, reply) => this.#handle(request, reply, rawBodies.get(request) ?? null),
		});
	}

	read(given: Given): Given {
		return {
			path: readPart(this.#readers.path, given.path),
			query: readPart(this.#readers.query, given.query),
			body: readPart(this.#readers.body, given.body),
		};
	}

	authenticate(headers: Readonly<Record<string, string>>): Promise<SignedInMember | null> {
		return authenticate(this.operation, { headers, cookies: {} }, this.#binding);
	}

	async answer(input: Given, call: Call): Promise<unknown> {
		const data = await this.#handler(input as never, call as never);
		if (this.#binding.checksAnswers) {
			const validate = this.#answerValidator();
			invariant(
				validate(success(data)),
				`${this.operation.id} keeps its contract: ${ajv.errorsText(validate.errors)}`,
			);
		}
		return data;
	}

	report(member: SignedInMember | null, ip: string, refusal: Refusal | null): void {
		const { id, access } = this.operation;
		const memberId = member?.memberId ?? null;
		const kind = refusal?.kind ?? null;
		this.#binding.watch?.({
			operation: id,
			access,
			memberId,
			ip,
			refusal: kind,
			isForged: false,
			fields: [],
		});
	}

	#seeRequest(request: FastifyRequest, refusal: RefusalKind | null, isForged = false): void {
		const { id, access } = this.operation;
		const memberId = this.#members.get(request)?.memberId ?? null;
		const fields = Object.keys(request.body ?? {});
		this.#binding.watch?.({ operation: id, access, memberId, ip: request.ip, refusal, isForged, fields });
	}

	/** Refuses forged cross-site requests and callers without access. */
	async #admit(request: FastifyRequest): Promise<void> {
		const { changesState, isForProviders, access } = this.operation;
		const mayBeForged = changesState && !isForProviders && access !== "service";
		if (mayBeForged && isForged(request, this.#binding.publicOrigin)) {
			this.#seeRequest(request, "invalidRequest", true);
			throw new Refusal("invalidRequest");
		}
		const member = await authenticate(this.operation, request, this.#binding).catch((error: unknown) => {
			if (error instanceof Refusal) this.#seeRequest(request, error.kind);
			throw error;
		});
		if (member) this.#members.set(request, member);
	}

	async #handle(request: FastifyRequest, reply: FastifyReply, rawBody: string | null): Promise<unknown> {
		const { services, now, publicOrigin } = this.#binding;
		const member = this.#members.get(request) ?? null;
		const { operation } = this;
		const call = makeCall(request, reply, {
			operation,
			services,
			now,
			member,
			rawBody,
			publicUrl: publicOrigin,
		});
		const input = { path: request.params, query: request.query, body: request.body ?? null };
		const data = await this.answer(input, call).catch(async (error: unknown) => {
			if (error instanceof DatabaseUnavailable) throw error;
			const refusal = error instanceof Refusal ? error : await this.#endOf(request);
			if (refusal) this.#seeRequest(request, refusal.kind);
			throw refusal ?? error;
		});
		this.#seeRequest(request, null);
		return success(data);
	}

	/**
	 * When a call failed because the member's session ended in the meantime, returns the refusal that says so; null when the session is
	 * still valid. [DEC-110]
	 */
	#endOf(request: FastifyRequest): Promise<Refusal | null> {
		return authenticate(this.operation, request, this.#binding).then(
			() => null,
			(error: unknown) => (error instanceof Refusal ? error : null),
		);
	}
}

/** Parts that the contract does not describe are passed through unchanged. */
function readPart(reader: PartReader | null, given: unknown): unknown {
	const read = reader?.(given) ?? { value: given };
	if ("error" in read) throw read.error;
	return read.value;
}
