import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { HttpCalls } from "#adapters/http/HttpCalls.ts";

type Examples = Readonly<Record<string, { readonly value: object } | undefined>>;

type Service = "content" | "auth" | "payment";

const read = new Map<Service, Examples>();

/** Read once per thread: hundreds of tests need it, and each read takes a tenth of a second. */
function examplesOf(service: Service): Examples {
	const known = read.get(service);
	if (known) return known;
	const examples = parse(readFileSync(`openapi/examples/${service}.yaml`, "utf8"), {
		merge: true,
	}) as Examples;
	read.set(service, examples);
	return examples;
}

/** Returns the data of an operation's example; a fresh copy that the caller may change. */
export const exampleData = (operation: string, service: Service): unknown =>
	structuredClone((examplesOf(service)[operation]?.value as { readonly data?: unknown } | undefined)?.data);

/** Calls that always get the same envelope, with a record of the requests. */
export function callsAnswering(answer: { readonly status?: number; readonly body: unknown }) {
	const requests: { readonly path: string; readonly body: unknown }[] = [];
	/** The requests as sent: for their queries and headers. */
	const sent: Request[] = [];
	const calls = new HttpCalls({
		origin: "http://localhost",
		fetch: async (input) => {
			const request = input as Request;
			sent.push(request);
			const text = await request.text();
			requests.push({ path: new URL(request.url).pathname, body: text === "" ? null : JSON.parse(text) });
			return new Response(JSON.stringify(answer.body), {
				status: answer.status ?? 200,
				headers: { "content-type": "application/json" },
			});
		},
		session: null,
	});
	return { calls, requests, sent };
}

/** The same, answering with an operation's own example. */
export const callsWithExample = (operation: string, service: Service = "content") =>
	callsAnswering({ body: { result: "SUCCESS", data: exampleData(operation, service) } });
