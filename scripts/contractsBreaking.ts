/** A bundled contract, whose references are all local. */
export interface ContractDocument {
	readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
	readonly components?: unknown;
}

export interface BreakingChange {
	readonly operationId: string;
	readonly change: string;
}

interface Schema {
	readonly $ref?: string;
	readonly type?: string | readonly string[];
	readonly const?: unknown;
	readonly enum?: readonly unknown[];
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly required?: readonly string[];
	readonly items?: Schema;
	readonly anyOf?: readonly Schema[];
}

interface Parameter {
	readonly $ref?: string;
	readonly name: string;
	readonly in: string;
	readonly required?: boolean;
	readonly schema: Schema;
}

interface Media {
	readonly content?: { readonly "application/json"?: { readonly schema: Schema } };
}

interface Operation {
	readonly operationId: string;
	readonly parameters?: readonly Parameter[];
	readonly requestBody?: Media;
	readonly responses: Readonly<Record<string, Media>>;
}

/** The side of a call that a schema describes: a request may become looser and an answer stricter, never the reverse. */
type Side = "request" | "answer";

interface Comparison {
	readonly before: ContractDocument;
	readonly after: ContractDocument;
	readonly side: Side;
	readonly report: (change: string) => void;
}

/** Returns what would break a caller written against `before`: removed operations and fields, new required request fields, changed types. */
export function breakingChanges(before: ContractDocument, after: ContractDocument): BreakingChange[] {
	const changes: BreakingChange[] = [];
	const now = operationsOf(after);
	for (const [operationId, old] of operationsOf(before)) {
		const report = (change: string) => changes.push({ operationId, change });
		const current = now.get(operationId);
		if (!current) report("removed");
		else {
			if (old.address !== current.address) report(`moved from ${old.address} to ${current.address}`);
			compareParameters(old.operation, current.operation, { before, after, side: "request", report });
			compareMedia(old.operation.requestBody, current.operation.requestBody, "body", {
				before,
				after,
				side: "request",
				report,
			});
			const answer = (operation: Operation) => operation.responses["200"];
			compareMedia(answer(old.operation), answer(current.operation), "answer", {
				before,
				after,
				side: "answer",
				report,
			});
		}
	}
	return changes;
}

function operationsOf(document: ContractDocument): Map<string, { address: string; operation: Operation }> {
	const found = new Map<string, { address: string; operation: Operation }>();
	for (const [path, item] of Object.entries(document.paths)) {
		for (const [method, value] of Object.entries(item)) {
			const operation = value as Operation;
			if (operation.operationId)
				found.set(operation.operationId, { address: `${method} ${path}`, operation });
		}
	}
	return found;
}

function resolved<T extends { readonly $ref?: string }>(document: ContractDocument, node: T): T {
	if (!node.$ref) return node;
	const steps = node.$ref.slice(2).split("/");
	let target: unknown = document;
	for (const step of steps) target = (target as Record<string, unknown>)[step];
	return resolved(document, target as T);
}

function compareParameters(old: Operation, current: Operation, comparison: Comparison): void {
	const list = (operation: Operation, document: ContractDocument) =>
		(operation.parameters ?? []).map((parameter) => resolved(document, parameter));
	const before = list(old, comparison.before);
	for (const parameter of list(current, comparison.after)) {
		const was = before.find((other) => other.name === parameter.name && other.in === parameter.in);
		const label = `${parameter.in} ${parameter.name}`;
		if (was) compareSchemas(was.schema, parameter.schema, label, comparison);
		if (parameter.required && !was?.required) comparison.report(`${label} is now required`);
	}
}

function compareMedia(
	old: Media | undefined,
	current: Media | undefined,
	label: string,
	comparison: Comparison,
): void {
	const before = old?.content?.["application/json"]?.schema;
	const after = current?.content?.["application/json"]?.schema;
	if (before && after) compareSchemas(before, after, label, comparison);
	else if (before || (after && comparison.side === "request")) {
		comparison.report(`${label} ${before ? "removed" : "is new"}`);
	}
}

/** Normalises a schema by what it allows: `anyOf: [X, null]` becomes a nullable X, `anyOf: [X]` becomes X, and alternatives have no order. */
function plain(document: ContractDocument, node: Schema): Schema {
	const schema = resolved(document, node);
	if (!schema.anyOf) return schema;
	const options = schema.anyOf.map((option) => plain(document, option));
	const others = options.filter((option) => !same(listOf(option.type), ["null"]));
	const [only] = others;
	const isNullable = others.length < options.length;
	if (only && others.length === 1 && !only.anyOf) {
		const types = listOf(only.type);
		const type = isNullable && types.length > 0 ? [...new Set([...types, "null"])] : types;
		const values = isNullable && only.enum && !only.enum.includes(null) ? [...only.enum, null] : only.enum;
		return { ...only, ...(type.length > 0 && { type: type as string[] }), ...(values && { enum: values }) };
	}
	return { ...schema, anyOf: options.toSorted((a, b) => sortKey(a).localeCompare(sortKey(b))) };
}

const sortKey = ({ $ref: _, ...schema }: Schema): string => JSON.stringify(schema);

function compareSchemas(oldNode: Schema, newNode: Schema, path: string, comparison: Comparison): void {
	const [old, current] = [plain(comparison.before, oldNode), plain(comparison.after, newNode)];
	const changed = typeChange(old, current, comparison.side);
	if (changed) comparison.report(`${path}: ${changed}`);
	if (old.items && current.items) compareSchemas(old.items, current.items, `${path}[]`, comparison);
	for (const [index, option] of (old.anyOf ?? []).entries()) {
		const other = current.anyOf?.[index];
		if (other) compareSchemas(option, other, path, comparison);
	}
	if (old.properties || current.properties) compareFields(old, current, path, comparison);
}

function compareFields(old: Schema, current: Schema, path: string, comparison: Comparison): void {
	const [before, after] = [old.properties ?? {}, current.properties ?? {}];
	for (const [name, schema] of Object.entries(before)) {
		const other = after[name];
		if (!other) comparison.report(`${path}.${name} removed`);
		else compareSchemas(schema, other, `${path}.${name}`, comparison);
	}
	const isRequired = (schema: Schema, name: string) => schema.required?.includes(name) ?? false;
	if (comparison.side === "request") {
		for (const name of current.required ?? []) {
			if (!isRequired(old, name)) comparison.report(`${path}.${name} is now required`);
		}
		return;
	}
	for (const name of old.required ?? []) {
		if (after[name] && !isRequired(current, name)) comparison.report(`${path}.${name} may now be missing`);
	}
}

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
	value === undefined ? [] : typeof value === "string" ? [value] : value;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function typeChange(old: Schema, current: Schema, side: Side): string | null {
	if (!same(listOf(old.type).toSorted(), listOf(current.type).toSorted())) {
		return `type ${listOf(old.type).join("|")} became ${listOf(current.type).join("|")}`;
	}
	if (!same(old.const, current.const)) return `constant ${old.const} became ${current.const}`;
	if ((old.anyOf?.length ?? 0) !== (current.anyOf?.length ?? 0)) return "its alternatives changed";
	const [before, after] = [old.enum ?? [], current.enum ?? []];
	const missing = side === "request" ? before.filter((value) => !after.includes(value)) : [];
	const added = side === "answer" ? after.filter((value) => !before.includes(value)) : [];
	if (old.enum && current.enum && (missing.length || added.length)) {
		return missing.length ? `value ${missing.join(", ")} removed` : `value ${added.join(", ")} is new`;
	}
	return null;
}
