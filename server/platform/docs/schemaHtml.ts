import { isNodeMap, type Node } from "#server/platform/http/dereference.ts";
import { escapeHtml } from "#server/platform/http/escapeHtml.ts";
import { listOf, type References, textOf } from "./references.ts";

/** Returns the HTML ID of a named schema on its page. */
export const anchorOf = (address: string): string => address.replaceAll(/[^A-Za-z0-9]+/g, "-");

const nameOf = (address: string): string => address.slice(address.lastIndexOf("/") + 1);

const limits = ["format", "pattern", "minimum", "maximum", "minLength", "maxLength", "maxItems"] as const;

/** Renders a schema as nested lists. Named schemas become links and are reported to `seen`. */
export function schemaHtml(
	schema: Node | undefined,
	file: string,
	references: References,
	seen: (address: string) => void,
): string {
	if (!isNodeMap(schema)) return "";
	const inner = (node: Node | undefined) => schemaHtml(node, file, references, seen);
	const note =
		schema.description === undefined ? "" : ` <span>${escapeHtml(textOf(schema.description))}</span>`;
	if (typeof schema.$ref === "string") {
		const address = references.addressOf(schema.$ref, file);
		seen(address);
		return `<a href="#${anchorOf(address)}">${escapeHtml(nameOf(address))}</a>${note}`;
	}
	if (schema.anyOf !== undefined) return `${listOf(schema.anyOf).map(inner).join(" 또는 ")}${note}`;
	if (schema.items !== undefined) return `목록(${rules(schema)}) ${inner(schema.items)}${note}`;
	if (!isNodeMap(schema.properties)) return `<code>${rules(schema)}</code>${note}`;
	const required = listOf(schema.required);
	const fields = Object.entries(schema.properties).map(
		([name, property]) =>
			`<li><b>${escapeHtml(name)}</b>${required.includes(name) ? "" : " <i>선택</i>"} ${inner(property)}</li>`,
	);
	return `${note}<ul>${fields.join("")}</ul>`;
}

/** Renders type, values and limits on one line. */
function rules(schema: { readonly [key: string]: Node }): string {
	if ("const" in schema) return escapeHtml(JSON.stringify(schema.const));
	const values = listOf(schema.enum).map((value) => JSON.stringify(value));
	const type = [schema.type].flat().map(textOf).join(" | ");
	const bounds = limits.flatMap((name) => (name in schema ? [`${name} ${textOf(schema[name])}`] : []));
	return escapeHtml([...(values.length > 0 ? [values.join(" | ")] : [type]), ...bounds].join(", "));
}
