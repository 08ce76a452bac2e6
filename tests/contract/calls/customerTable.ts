import { expect } from "vitest";
import { bodyOf, type CallContract, dataOf, readCalls } from "./contracts.ts";

export const calls = await readCalls();

/** Names of the contract's fields, in any order: '' = none, '*' = more than one form. */
export type Names = string;

/** Finds a call by the table's text; a missing leading slash is added (DEC-103). */
export function find(service: string, text: string): CallContract {
	const [method, path = ""] = text.split(" ");
	const address = path.startsWith("/") ? path : `/${path}`;
	const call = calls.find(
		(other) => other.service === service && other.method === method && other.path === address,
	);
	expect(call, `${service} ${text}`).toBeDefined();
	return call as CallContract;
}

const words = (names: Names): string[] => names.split(" ").filter(Boolean);

export function expectPayload(call: CallContract, payload: Names): void {
	expect(bodyOf(call)?.schema.required ?? []).toEqual(expect.arrayContaining(words(payload)));
}

export function expectAnswer(call: CallContract, answer: Names): void {
	const data = dataOf(call);
	if (answer === "*") return;
	expect(Object.keys(data.properties ?? {})).toEqual(expect.arrayContaining(words(answer)));
	expect(data.required ?? []).toEqual(Object.keys(data.properties ?? {}));
}
