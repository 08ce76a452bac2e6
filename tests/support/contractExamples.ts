import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { HttpCalls } from "#adapters/http/HttpCalls.ts";

type Examples = Readonly<Record<string, { readonly value: object } | undefined>>;

type Service = "content" | "auth" | "payment";

const read = new Map<Service, Examples>();

/** Read once a thread: hundreds of tests ask, and each reading takes a tenth of a second. */
function examplesOf(service: Service): Examples {
	const known = read.get(service);
	if (known) return known;
	const examples = parse(readFileSync(`openapi/examples/${service}.yaml`, "utf8"), {
		merge: true,
	}) as Examples;
	read.set(service, examples);
	return examples;
}

/** The data of a call's example in a contract: the caller's own, whatever is done to it. */
export const exampleData = (operation: string, service: Service): unknown =>
	structuredClone((examplesOf(service)[operation]?.value as { readonly data?: unknown } | undefined)?.data);

/** Calls that every time get one envelope, and a record of what they asked. */
export function callsAnswering(answer: { readonly status?: number; readonly body: unknown }) {
	const requests: { readonly path: string; readonly body: unknown }[] = [];
	/** As they went out: for their queries and headers. */
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

/** The same, answering with a call's own example. */
export const callsWithExample = (operation: string, service: Service = "content") =>
	callsAnswering({ body: { result: "SUCCESS", data: exampleData(operation, service) } });
