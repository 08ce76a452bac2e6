import type { Ajv2020 } from "ajv/dist/2020.js";
import type { JsonSchema } from "./contract.ts";
import { Refusal } from "./Refusal.ts";
import { isCleanText, readParameters } from "./requestText.ts";
import { lazyValidator } from "./validators.ts";

/**
 * Creates the reader for one part of a request. Bodies are validated as they are; path and query arrive as text and are converted first.
 * Returns a Refusal when the part violates the contract.
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
