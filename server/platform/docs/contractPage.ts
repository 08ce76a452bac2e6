import { isNodeMap, type Node, type NodeMap } from "#server/platform/http/dereference.ts";
import { escapeHtml } from "#server/platform/http/escapeHtml.ts";
import { koreanFontPath } from "#server/platform/http/standInPage.ts";
import { createReferences, listOf, type Placed, type References, textOf } from "./references.ts";
import { anchorOf, schemaHtml } from "./schemaHtml.ts";

interface OperationNode {
	readonly method: string;
	/** Path of the call, including the service's base path. */
	readonly address: string;
	readonly node: NodeMap;
}

const methods = ["get", "post", "put", "patch", "delete"] as const;

function operationsOf(document: NodeMap): OperationNode[] {
	const [server] = listOf(document.servers);
	const base = isNodeMap(server) ? textOf(server.url) : "";
	return Object.entries(isNodeMap(document.paths) ? document.paths : {}).flatMap(([path, item]) =>
		methods.flatMap((method) => {
			const node = isNodeMap(item) ? item[method] : undefined;
			return isNodeMap(node) ? [{ method: method.toUpperCase(), address: base + path, node }] : [];
		}),
	);
}

const frame = (title: string, content: string): string => `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="${koreanFontPath}"><link rel="stylesheet" href="/docs/style.css"></head>
<body><main>${content}</main></body></html>`;

const callText = ({ method, address }: OperationNode): string =>
	`<code class="call"><b>${method}</b> ${escapeHtml(address)}</code>`;

/** Renders all calls of all services, each linked to its description. */
export function indexPage(folder: string, services: readonly string[]): string {
	const references = createReferences(folder);
	const lists = services.map((service) => {
		const document = references.at(`${service}.yaml#`).node;
		const rows = operationsOf(document).map(
			(operation) =>
				`<tr><td><a href="/docs/${service}#${textOf(operation.node.operationId)}">${callText(operation)}</a></td><td>${escapeHtml(textOf(operation.node.summary))}</td></tr>`,
		);
		return `<h2><a href="/docs/${service}">${service}</a></h2><table>${rows.join("")}</table>`;
	});
	return frame("API 계약", `<h1>API 계약</h1>${lists.join("")}`);
}

/** Renders one service: its calls with parameters, bodies, answers, examples and refusals, followed by the schemas they refer to. */
export function servicePage(folder: string, service: string): string {
	const references = createReferences(folder);
	const file = `${service}.yaml`;
	const document = references.at(`${file}#`).node;
	const named: string[] = [];
	const schema = (node: Node | undefined, from: string) =>
		schemaHtml(node, from, references, (address) => {
			if (!named.includes(address)) named.push(address);
		});
	const calls = operationsOf(document).map((operation) =>
		operationHtml(operation, { file, references, schema }),
	);
	const schemas: string[] = [];
	// Rendering a schema may add further ones to the list while it is iterated.
	for (const address of named) {
		const { node, file: from } = references.at(address);
		const name = address.slice(address.lastIndexOf("/") + 1);
		schemas.push(
			`<section id="${anchorOf(address)}"><h3>${escapeHtml(name)}</h3>${schema(node, from)}</section>`,
		);
	}
	const { title, description } = isNodeMap(document.info) ? document.info : {};
	const head = `<p><a href="/docs">API 계약</a></p><h1>${escapeHtml(textOf(title))}</h1><p>${escapeHtml(textOf(description))}</p>`;
	return frame(`API 계약: ${service}`, `${head}${calls.join("")}<h2>이름 있는 값</h2>${schemas.join("")}`);
}

interface Writing {
	readonly file: string;
	readonly references: References;
	schema(node: Node | undefined, from: string): string;
}

function operationHtml(operation: OperationNode, { file, references, schema }: Writing): string {
	const { node } = operation;
	const media = ({ node: holder }: Placed): NodeMap => {
		const content = isNodeMap(holder.content) ? holder.content["application/json"] : undefined;
		return isNodeMap(content) ? content : {};
	};
	const parameters = listOf(node.parameters).map((item) => {
		const { node: parameter, file: from } = references.followed(item, file);
		const place = `<i>${escapeHtml(textOf(parameter.in))}${parameter.required === true ? "" : ", 선택"}</i>`;
		return `<li><b>${escapeHtml(textOf(parameter.name))}</b> ${place} ${schema(parameter.schema, from)} <span>${escapeHtml(textOf(parameter.description))}</span></li>`;
	});
	const body = references.followed(node.requestBody, file);
	const responses = isNodeMap(node.responses) ? node.responses : {};
	const answer = references.followed(responses["200"], file);
	const refusals = Object.entries(responses)
		.filter(([status]) => status !== "200")
		.map(([status, response]) => {
			const { node: refusal } = references.followed(response, file);
			const codes = listOf(refusal["x-codes"]).map(textOf).join(", ");
			return `<li><b>${escapeHtml(status)}</b> <code>${escapeHtml(codes)}</code> <span>${escapeHtml(textOf(refusal.description))}</span></li>`;
		});
	const part = (title: string, content: string) => (content === "" ? "" : `<h4>${title}</h4>${content}`);
	return `<section id="${textOf(node.operationId)}"><h3>${callText(operation)}</h3>
<p>${escapeHtml(textOf(node.summary))}. ${escapeHtml(textOf(node.description))}</p>
<p><i>${accessText(node)}</i> <i>${escapeHtml(textOf(node["x-requirement"]))}</i></p>
${part("주소와 헤더", parameters.length > 0 ? `<ul>${parameters.join("")}</ul>` : "")}
${part("요청", schema(media(body).schema, body.file))}${exampleHtml(media(body), body.file, references)}
${part("응답", schema(media(answer).schema, answer.file))}${exampleHtml(media(answer), answer.file, references)}
${part("거절", `<ul>${refusals.join("")}</ul>`)}</section>`;
}

function accessText(node: NodeMap): string {
	const [scheme] = listOf(node.security);
	if (scheme === undefined) return "누구나";
	return isNodeMap(scheme) && "service" in scheme ? "서버 간 호출" : "로그인한 회원";
}

function exampleHtml(media: NodeMap, file: string, references: References): string {
	const [first] = isNodeMap(media.examples) ? Object.values(media.examples) : [];
	const value = media.example ?? references.followed(first, file).node.value;
	if (value === undefined) return "";
	return `<details><summary>예시</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`;
}
