import type { JsonSchema } from "./contract.ts";
import { isNodeMap } from "./dereference.ts";

const wholeNumber = /^(0|-?[1-9]\d{0,15})$/;

/** Converts path and query values: integers become numbers where the contract says so; everything else stays text. Unknown names are dropped. */
export function readParameters(schema: JsonSchema, values: unknown): Record<string, unknown> {
	const properties = isNodeMap(schema.properties) ? schema.properties : {};
	return Object.fromEntries(
		Object.entries(values as Record<string, unknown>)
			.filter(([name]) => Object.hasOwn(properties, name))
			.map(([name, value]) => {
				const property = properties[name];
				const isNumber = isNodeMap(property) && property.type === "integer";
				return [
					name,
					isNumber && typeof value === "string" && wholeNumber.test(value) ? Number(value) : value,
				];
			}),
	);
}

const deepest = 20;

/** Returns false for values that the database cannot store or a screen cannot show: NUL characters, lone surrogates, excessive nesting. */
export function isCleanText(value: unknown, depth = 0): boolean {
	if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
	if (typeof value !== "object" || value === null) return true;
	if (depth === deepest) return false;
	return Object.entries(value).every(
		([key, item]) => isCleanText(key, depth + 1) && isCleanText(item, depth + 1),
	);
}
