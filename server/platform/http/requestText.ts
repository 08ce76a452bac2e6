import type { JsonSchema } from "./contract.ts";
import { isNodeMap } from "./dereference.ts";

const wholeNumber = /^(0|-?[1-9]\d{0,15})$/;

/** Path and query values arrive as text: whole numbers become numbers where the contract says so, and nothing else is bent. */
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

/** False for what no column can hold or no screen can show: NUL, lone surrogates, absurd nesting. */
export function isCleanText(value: unknown, depth = 0): boolean {
	if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
	if (typeof value !== "object" || value === null) return true;
	if (depth === deepest) return false;
	return Object.entries(value).every(
		([key, item]) => isCleanText(key, depth + 1) && isCleanText(item, depth + 1),
	);
}
