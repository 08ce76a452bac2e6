import fc from "fast-check";
import { expect } from "vitest";
import type { JsonSchema } from "#server/platform/http/contract.ts";
import { strictAjv } from "#server/platform/http/validators.ts";
import type { CallContract } from "./contracts.ts";
import { brokenRequests, type CallRequest, validRequests } from "./requests.ts";

interface Answer {
	readonly statusCode: number;
	readonly body: string;
}

/** Who sends a request. */
export interface Principal {
	readonly headers: Readonly<Record<string, string>>;
	/** Whether the call is off limits for this sender: whatever they send, they are not served. */
	readonly isStranger: boolean;
}

/** A server to fuzz. */
export interface FuzzTarget {
	readonly app: { inject(request: CallRequest): Promise<Answer> };
	/** Returns the sender; called again for every request. */
	readonly principal: (call: CallContract) => Promise<Principal>;
	/** Whether the server refuses a request only when it breaks the contract. */
	readonly refusesOnlyInvalid: boolean;
}

interface Sent {
	readonly status: number;
	readonly answer: unknown;
	readonly isStranger: boolean;
}

const ajv = strictAjv();

/** Statuses that any call may answer and that its contract lists under `default`. */
const transport = [413, 415, 429];

/**
 * Sends random requests, half of them invalid, and checks that none crashes the server, every answer keeps the contract, every invalid
 * request is refused with -2, and a sender whom the call is not for is never served.
 */
export async function fuzz(
	call: CallContract,
	{ app, principal, refusesOnlyInvalid }: FuzzTarget,
	requests: number,
): Promise<void> {
	const send = async (request: CallRequest): Promise<Sent> => {
		const { headers, isStranger } = await principal(call);
		const { statusCode, body } = await app.inject({
			...request,
			headers: { ...headers, ...request.headers },
		});
		expectContract(call, statusCode, body);
		if (isStranger) expect([400, 401, 403, 404, ...transport]).toContain(statusCode);
		return { status: statusCode, answer: JSON.parse(body), isStranger };
	};
	const broken = brokenRequests(call, ajv);
	const valid = broken ? requests / 2 : requests;
	await fc.assert(
		fc.asyncProperty(validRequests(call), async (request) => {
			const { status, answer } = await send(request);
			if (refusesOnlyInvalid) expect(status, JSON.stringify(answer)).toBe(200);
		}),
		{ numRuns: valid },
	);
	if (!broken) return;
	await fc.assert(
		fc.asyncProperty(broken, async (request) => {
			const { status, answer, isStranger } = await send(request);
			if (isStranger && (status === 401 || status === 403)) return;
			expect([400, 404, ...transport]).toContain(status);
			expect(answer).toMatchObject({ result: "FAIL", code: status === 404 ? -5 : -2 });
		}),
		{ numRuns: requests - valid },
	);
}

/** Tens of thousands of answers are checked, so the failure message is built only when one is broken. */
function expectContract(call: CallContract, status: number, body: string): void {
	if (status >= 500) expect.fail(`${call.operationId} ${status}: ${body}`);
	const response =
		call.responses[String(status)] ?? (transport.includes(status) ? call.responses.default : undefined);
	if (!response) throw new Error(`${status} is no answer of ${call.operationId}: ${body}`);
	const answer: unknown = JSON.parse(body);
	const isKept = ajv.validate(response.content["application/json"].schema as JsonSchema, answer);
	if (!isKept) expect.fail(`${call.operationId} ${status}: ${ajv.errorsText()}`);
	if (status !== 200) expect(response["x-codes"]).toContain((answer as { code: number }).code);
}
