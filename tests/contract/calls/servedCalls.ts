import fc from "fast-check";
import { handlers } from "#server/handlers.ts";
import { type CallContract, readCalls } from "./contracts.ts";
import { type CallRequest, validRequests } from "./requests.ts";

const isServed = ({ service, operationId }: CallContract): boolean =>
	Object.hasOwn((handlers as unknown as Record<string, object>)[service] ?? {}, operationId);

/** The calls that have a handler. */
export const servedCalls = async (): Promise<CallContract[]> => (await readCalls()).filter(isServed);

const samples = new WeakMap<CallContract, CallRequest>();

/** Returns a request that keeps the call's contract; always the same one. */
export function sampleRequest(call: CallContract): CallRequest {
	const known = samples.get(call);
	if (known) return known;
	const [request] = fc.sample(validRequests(call), { seed: 20_261_121, numRuns: 1 });
	if (!request) throw new Error(`${call.operationId} has no valid request`);
	samples.set(call, request);
	return request;
}

export const needsMember = ({ security }: CallContract): boolean =>
	security.some((scheme) => Object.hasOwn(scheme, "session"));
