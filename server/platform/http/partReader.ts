import type { Ajv2020 } from "ajv/dist/2020.js";
import type { JsonSchema } from "./contract.ts";
import { Refusal } from "./Refusal.ts";
import { isCleanText, readParameters } from "./requestText.ts";
import { lazyValidator } from "./validators.ts";

/**
 * Reads one part of a request by its contract: bodies are taken as they are; path and query, which arrive as text, are read first.
 * The reader answers with the Refusal of what breaks the contract.
 */
export function partReader(
	ajv: Ajv2020,
	schema: JsonSchema,
	part: string | undefined,
): (given: unknown) => { readonly value: unknown } | { readonly error: Refusal } {
	const validator = lazyValidator(ajv, schema);
	const isText = part === "params" || part === "querystring";
	return (given) => {
		const value = isText ? readParameters(schema, given) : given;
		const isValid = validator()(value) && (part === "headers" || isCleanText(value));
		return isValid ? { value } : { error: new Refusal("invalidRequest") };
	};
}
