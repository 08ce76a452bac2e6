import Fastify from "fastify";
import { describe, it } from "vitest";
import { bindContracts } from "#server/platform/http/bindContracts.ts";
import { loadContracts } from "#server/platform/http/contract.ts";
import { serverOptions } from "#server/platform/http/serverOptions.ts";
import { type CallContract, readCalls } from "./contracts.ts";
import { type FuzzTarget, fuzz } from "./fuzzCalls.ts";

const calls = await readCalls();

/** Answers every call with its contract's own example: only the contract binding is under test. */
async function exampleServer(): Promise<FuzzTarget> {
	const exampleOf = (call: CallContract) => {
		const [example] = Object.values(call.responses["200"]?.content["application/json"].examples ?? {});
		const value = example?.value as { readonly data: unknown } | undefined;
		return value?.data;
	};
	const handlers: Record<string, Record<string, () => Promise<unknown>>> = {};
	for (const call of calls) {
		handlers[call.service] = { ...handlers[call.service], [call.operationId]: async () => exampleOf(call) };
	}
	const app = Fastify(serverOptions(""));
	await bindContracts(app, {
		contracts: loadContracts("openapi"),
		handlers,
		services: {},
		sessions: {
			authenticate: async () => ({ member: { memberId: 1, type: "N", grade: "Bronze", sessionId: "s" } }),
		},
		serviceToken: "between-servers",
		publicOrigin: "",
		now: () => 0,
		waitOf: null,
		watch: null,
		checksAnswers: true,
	});
	await app.ready();
	return {
		app: { inject: async (request) => app.inject(request) },
		refusesOnlyInvalid: true,
		principal: async () => ({ headers: { authorization: "Bearer between-servers" }, isStranger: false }),
	};
}

const target = await exampleServer();

/**
 * The real server gets its two hundred requests per operation in fuzzServer.test.ts; this covers what only a server that accepts every
 * valid request can show.
 */
describe("the binding under random requests", () => {
	it.each(calls.map((call) => [call.operationId, call] as const))(
		"%s accepts what is valid against its contract and rejects the rest [HTTP-03, HTTP-04]",
		(_name, call) => fuzz(call, target, 60),
	);
});
