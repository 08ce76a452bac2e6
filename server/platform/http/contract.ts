import { basename, join } from "node:path";
import { invariant } from "#domain/shared/invariant.ts";
import { dereferenced, isNodeMap, type Node, type NodeMap, type ReadFiles } from "./dereference.ts";

export type JsonSchema = NodeMap;

/** Who may call: anyone, a signed-in member, or one of our own servers. */
export type Access = "anyone" | "member" | "service";

/** An operation of a contract with all references resolved. */
export interface Operation {
	readonly id: string;
	readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
	/** Path including the service's base path, with parameters as `:name`. */
	readonly url: string;
	readonly access: Access;
	/**
	 * Whether a payment provider calls it. Such calls do not come from our pages, so there is no forgery check, and their signature needs
	 * the raw body.
	 */
	readonly isForProviders: boolean;
	/** Maximum body size in bytes, when it differs from the default. */
	readonly bodyBytes?: number;
	/** Whether calls must prove that they come from our own pages. */
	readonly changesState: boolean;
	readonly path: JsonSchema | null;
	readonly query: JsonSchema | null;
	/** Schema of the headers, with names in lower case. */
	readonly headers: JsonSchema | null;
	readonly body: JsonSchema | null;
	/** Schema of the success envelope. */
	readonly answer: JsonSchema;
	/** Schemas of the failure envelopes by HTTP status, or 'default'. */
	readonly refusals: Readonly<Record<string, JsonSchema>>;
}

/** The contract of one service. */
export interface Contract {
	/** The name of the file: 'content', 'auth', ... */
	readonly service: string;
	readonly operations: readonly Operation[];
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** The names of the six services. [HTTP-02, DEC-103] */
export const serviceNames = [
	"content",
	"auth",
	"payment",
	"message",
	"internal-auth",
	"hotels-combined",
] as const;

const loaded = new Map<string, readonly Contract[]>();

/** Reads the contracts of all services, once per process. */
export function loadContracts(folder: string): readonly Contract[] {
	const known = loaded.get(folder);
	if (known) return known;
	const files: ReadFiles = new Map();
	const contracts = serviceNames.map((service) => loadContract(join(folder, `${service}.yaml`), files));
	loaded.set(folder, contracts);
	return contracts;
}

/**
 * Reads the contract of a service.
 * @throws when it lacks what a route needs, so that the server does not start with routes missing
 */
export function loadContract(path: string, files: ReadFiles = new Map()): Contract {
	const document = dereferenced(path, files);
	invariant(isNodeMap(document) && isNodeMap(document.paths), `${path} is a contract`);
	const [server] = Array.isArray(document.servers) ? document.servers : [];
	const base = isNodeMap(server) && typeof server.url === "string" ? server.url : "";
	const operations = Object.entries(document.paths).flatMap(([address, item]) =>
		methods.flatMap((method) => {
			const node = isNodeMap(item) ? item[method.toLowerCase()] : undefined;
			return isNodeMap(node) ? [operation(method, base + address, node)] : [];
		}),
	);
	return { service: basename(path, ".yaml"), operations };
}

function operation(method: Operation["method"], address: string, node: NodeMap): Operation {
	const id = node.operationId;
	invariant(typeof id === "string", `${method} ${address} has an operationId`);
	const parameters = Array.isArray(node.parameters) ? node.parameters.filter(isNodeMap) : [];
	const headers = parametersIn("header", parameters);
	const responses = isNodeMap(node.responses) ? node.responses : {};
	const { 200: answer, ...refusals } = Object.fromEntries(
		Object.entries(responses).flatMap(([status, response]) => {
			const schema = jsonSchemaOf(response);
			return schema ? [[status, schema]] : [];
		}),
	);
	invariant(answer, `${id} has an answer`);
	return {
		id,
		method,
		url: address.replace(/\{(\w+)\}/g, ":$1"),
		access: accessOf(id, node.security),
		isForProviders: node["x-caller"] === "provider",
		...(typeof node["x-body-bytes"] === "number" && { bodyBytes: node["x-body-bytes"] }),
		changesState: method !== "GET" || Object.hasOwn(propertiesOf(headers), "x-requested-with"),
		path: parametersIn("path", parameters),
		query: parametersIn("query", parameters),
		headers,
		body: jsonSchemaOf(node.requestBody) ?? null,
		answer,
		refusals,
	};
}

const propertiesOf = (schema: JsonSchema | null): NodeMap =>
	schema && isNodeMap(schema.properties) ? schema.properties : {};

function parametersIn(place: string, parameters: readonly NodeMap[]): JsonSchema | null {
	const here = parameters.filter((parameter) => parameter.in === place);
	if (here.length === 0) return null;
	const nameOf = (parameter: NodeMap) =>
		place === "header" ? String(parameter.name).toLowerCase() : String(parameter.name);
	return {
		type: "object",
		// Callers send headers besides ours, and unknown query keys, such as a tracker's, are ignored.
		additionalProperties: place !== "path",
		required: here.filter((parameter) => parameter.required === true).map(nameOf),
		properties: Object.fromEntries(here.map((parameter) => [nameOf(parameter), parameter.schema ?? {}])),
	};
}

function jsonSchemaOf(node: Node | undefined): JsonSchema | undefined {
	const content = isNodeMap(node) ? node.content : undefined;
	const media = isNodeMap(content) ? content["application/json"] : undefined;
	const schema = isNodeMap(media) ? media.schema : undefined;
	return isNodeMap(schema) ? schema : undefined;
}

/** An operation without a security section is a mistake, not a public operation. */
function accessOf(id: string, security: Node | undefined): Access {
	invariant(Array.isArray(security), `${id} says who may call it`);
	const [first] = security as readonly Node[];
	if (first === undefined) return "anyone";
	invariant(isNodeMap(first), `${id} names a security scheme`);
	return Object.hasOwn(first, "service") ? "service" : "member";
}
