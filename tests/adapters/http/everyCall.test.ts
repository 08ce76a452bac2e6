import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { HttpCalls } from "#adapters/http/HttpCalls.ts";
import { bookingCases } from "./everyCall/bookingCases.ts";
import { memberCases } from "./everyCall/memberCases.ts";
import recorded from "./everyCall/recorded.json" with { type: "json" };
import { stayCases } from "./everyCall/stayCases.ts";

interface Operation {
	readonly operationId: string;
	readonly "x-requirement": string;
}

interface Contract {
	readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const services = ["content", "auth", "payment", "message", "hotels-combined"];
const operations = services.flatMap((service) => {
	const { paths } = parse(readFileSync(`openapi/${service}.yaml`, "utf8")) as Contract;
	return Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, { operationId, ...operation }]) => ({
			id: operationId,
			service,
			method: method.toUpperCase(),
			path: new RegExp(`^/api/${service}${path.replace(/\{\w+\}/g, "[^/]+")}$`),
			requirements: operation["x-requirement"],
		})),
	);
});
const examples = Object.assign(
	{},
	...services.map((service) =>
		parse(readFileSync(`openapi/examples/${service}.yaml`, "utf8"), { merge: true }),
	),
) as Readonly<Record<string, { readonly value: object } | undefined>>;

const operationOf = (id: string) => {
	const found = operations.find((operation) => operation.id === id);
	if (!found) throw new Error(`${id} stands in no contract`);
	return found;
};

/** Builds calls that answer with an operation's contract example, and records the requests. */
function callsTo(operation: string) {
	const requests: Request[] = [];
	const calls = new HttpCalls({
		origin: "http://localhost",
		session: null,
		fetch: async (request) => {
			requests.push(request.clone());
			return Response.json(examples[operation]?.value ?? { result: "SUCCESS", data: {} });
		},
	});
	return { calls, requests };
}

async function asked(request: Request) {
	const { pathname, search } = new URL(request.url);
	const text = await request.text();
	const key = request.headers.get("Idempotency-Key");
	return {
		method: request.method,
		address: pathname + decodeURIComponent(search),
		...(text !== "" && { body: JSON.parse(text) as unknown }),
		...(key !== null && { key }),
	};
}

const cases = [...bookingCases, ...stayCases, ...memberCases].map((each, at) => ({ ...each, at }));
const named = cases.map(({ operation, ask, at }) => {
	const { requirements } = operationOf(operation);
	const before = cases.filter((other) => other.operation === operation && other.at < at).length;
	const name = before === 0 ? operation : `${operation}, way ${before + 1}`;
	return { name, operation, ask, requirements };
});

describe("every call of the ports", () => {
	it.each(named)(
		"$name sends and reads what is recorded [$requirements]",
		async ({ name, operation, ask }) => {
			const { calls, requests } = callsTo(operation);
			const answer = await ask(calls, {});
			const [request, ...more] = requests;
			if (!request) throw new Error("it asks nothing");
			const asks = await asked(request);
			const { method, path } = operationOf(operation);
			expect([more.length, asks.method]).toEqual([0, method]);
			expect(asks.address.replace(/\?.*/, "")).toMatch(path);
			expect(JSON.parse(JSON.stringify({ asks, answer }))).toEqual(recorded[name as keyof typeof recorded]);
		},
	);

	it("is recorded, and nothing else is", () => {
		expect(Object.keys(recorded)).toEqual(named.map(({ name }) => name));
	});

	it.each(named.filter(({ ask }) => ask.length > 1))(
		"$name is aborted by its own caller only [HTTP-08]",
		async ({ operation, ask }) => {
			const { calls, requests } = callsTo(operation);
			const leaving = new AbortController();
			await ask(calls, { signal: leaving.signal });
			await ask(calls, {});
			leaving.abort();
			expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
		},
	);
});
