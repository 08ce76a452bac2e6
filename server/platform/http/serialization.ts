import fastJsonStringify from "fast-json-stringify";
import type { FastifySerializerCompiler } from "fastify";
import type { JsonSchema } from "./contract.ts";
import { isNodeMap, type Node } from "./dereference.ts";

const isOnlyForValidation = new Set(["description", "pattern"]);

const compiled = new WeakMap<JsonSchema, (answer: unknown) => string>();

/** Compiles the serializer on the first answer, once per process, so that a start does not compile serializers that are never used. */
export const lazySerializer: FastifySerializerCompiler<JsonSchema> = ({ schema }) => {
	let serialize: ((answer: unknown) => string) | undefined;
	return (answer) => {
		serialize ??= serializerOf(schema);
		return serialize(answer);
	};
};

function serializerOf(schema: JsonSchema): (answer: unknown) => string {
	const serialize = compiled.get(schema) ?? fastJsonStringify(forSerializer(schema));
	compiled.set(schema, serialize);
	return serialize;
}

/**
 * Converts a schema for Fastify's serializer, which tries the alternatives of an `anyOf` one by one: "this or null" becomes `nullable`, and
 * keywords needed only for validation are removed.
 */
function forSerializer(schema: JsonSchema): JsonSchema {
	const done = new Map<JsonSchema, JsonSchema>();
	function convert(node: Node): Node {
		if (Array.isArray(node)) return node.map(convert);
		if (!isNodeMap(node)) return node;
		const known = done.get(node);
		if (known) return known;
		const alternatives = Array.isArray(node.anyOf) ? node.anyOf : [];
		const [first, second] = alternatives;
		const isNullable = alternatives.length === 2 && isNodeMap(second) && second.type === "null";
		const converted =
			isNullable && isNodeMap(first)
				? { ...(convert(first) as JsonSchema), nullable: true }
				: Object.fromEntries(
						Object.entries(node)
							// a property may have that name; its schema is not a string
							.filter(([key, value]) => !(isOnlyForValidation.has(key) && typeof value === "string"))
							.map(([key, value]) => [key, convert(value)]),
					);
		done.set(node, converted);
		return converted;
	}
	return convert(schema) as JsonSchema;
}
