import { bundle, createConfig } from "@redocly/openapi-core";
import { serviceNames } from "#server/platform/http/contract.ts";

export interface Schema {
	readonly type?: string | readonly string[];
	readonly format?: string;
	readonly pattern?: string;
	readonly const?: unknown;
	readonly enum?: readonly unknown[];
	readonly minimum?: number;
	readonly maximum?: number;
	readonly minLength?: number;
	readonly maxLength?: number;
	readonly maxItems?: number;
	readonly minProperties?: number;
	readonly maxProperties?: number;
	readonly items?: Schema;
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly required?: readonly string[];
	readonly additionalProperties?: boolean;
	readonly anyOf?: readonly Schema[];
	readonly "x-check"?: string;
}

export interface Parameter {
	readonly name: string;
	readonly in: "path" | "query" | "header";
	readonly required?: boolean;
	readonly schema: Schema;
}

export interface Media {
	readonly schema: Schema;
	readonly example?: unknown;
	readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface Body {
	readonly content: { readonly "application/json": Media };
}

export interface CallContract {
	readonly service: string;
	readonly base: string;
	readonly method: string;
	readonly path: string;
	readonly operationId: string;
	readonly summary: string;
	readonly security: readonly Readonly<Record<string, unknown>>[];
	readonly parameters?: readonly Parameter[];
	readonly requestBody?: Body;
	readonly responses: Readonly<Record<string, Body & { readonly "x-codes"?: readonly number[] }>>;
	readonly "x-requirement": string;
	readonly "x-silent"?: boolean;
	readonly "x-caller"?: "provider" | "service";
}

interface Document {
	readonly servers: readonly { readonly url: string }[];
	readonly paths: Readonly<
		Record<string, Readonly<Record<string, Omit<CallContract, "service" | "base" | "method" | "path">>>>
	>;
}

let reading: Promise<readonly CallContract[]> | undefined;

/** Returns every call of the six contracts, with references resolved and examples included. */
export function readCalls(): Promise<readonly CallContract[]> {
	// Once a thread, because it takes a second.
	reading ??= everyCall();
	return reading;
}

async function everyCall(): Promise<CallContract[]> {
	const config = await createConfig({});
	const calls: CallContract[] = [];
	for (const service of serviceNames) {
		const { bundle: bundled } = await bundle({ ref: `openapi/${service}.yaml`, config, dereference: true });
		const { servers, paths } = bundled.parsed as Document;
		const base = servers[0]?.url ?? "";
		for (const [path, item] of Object.entries(paths)) {
			for (const [method, operation] of Object.entries(item)) {
				calls.push({ ...operation, service, base, method: method.toUpperCase(), path });
			}
		}
	}
	return calls;
}

export const bodyOf = (call: CallContract): Media | undefined =>
	call.requestBody?.content["application/json"];

/** Returns the schema of `data` in the call's success response. */
export function dataOf(call: CallContract): Schema {
	return call.responses["200"]?.content["application/json"].schema.properties?.data ?? {};
}

/** Yields every schema nested in a schema, itself first, with its path. */
export function* schemasIn(schema: Schema, at = ""): Generator<[string, Schema]> {
	yield [at, schema];
	for (const [name, property] of Object.entries(schema.properties ?? {}))
		yield* schemasIn(property, `${at}.${name}`);
	if (schema.items) yield* schemasIn(schema.items, `${at}[]`);
	for (const option of schema.anyOf ?? []) yield* schemasIn(option, at);
}

export const typesOf = (schema: Schema): readonly string[] =>
	typeof schema.type === "string" ? [schema.type] : (schema.type ?? []);
