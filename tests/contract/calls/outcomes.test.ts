import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { CallAnswer } from "#tests/support/bookingApp.ts";
import { bookingStart } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type CallContract, readCalls } from "./contracts.ts";
import { authOutcomes } from "./outcomes/authOutcomes.ts";
import { bookingOutcomes } from "./outcomes/bookingOutcomes.ts";
import { contentOutcomes } from "./outcomes/contentOutcomes.ts";
import { testedElsewhere, unreachableRefusals } from "./outcomes/elsewhere.ts";
import { memberOutcomes } from "./outcomes/memberOutcomes.ts";
import { type Outcomes, type OutcomeWorld, outcomeWorld } from "./outcomes/OutcomeWorld.ts";
import { passkeyOutcomes } from "./outcomes/passkeyOutcomes.ts";
import { paymentOutcomes } from "./outcomes/paymentOutcomes.ts";
import { reviewOutcomes } from "./outcomes/reviewOutcomes.ts";

/**
 * Outcomes that any call may have and that other suites check for every call: invalid requests (fuzz), visitors, expired logins and changed
 * members (callers), a handler that throws (bindContracts), too many calls (access), a broken database (chaos). `generic` is the handlers'
 * last resort.
 */
const universal = new Set([
	...[
		"invalidRequest",
		"generic",
		"loginRequired",
		"sessionGone",
		"memberChanged",
		"serverError",
		"tooManyCalls",
		"busy",
	],
]);

const calls = await readCalls();
const outcomes: Outcomes = {
	...authOutcomes,
	...passkeyOutcomes,
	...contentOutcomes,
	...bookingOutcomes,
	...reviewOutcomes,
	...paymentOutcomes,
	...memberOutcomes,
};

interface Failure {
	readonly status: number;
	readonly code: number;
	readonly message: string;
}

/** Returns the refusals a call's contract lists beyond those every call may give, by example name. */
function refusalsOf(call: CallContract): Map<string, Failure> {
	const answers = Object.entries(call.responses).filter(
		([status]) => status !== "200" && status !== "default",
	);
	return new Map(
		answers.flatMap(([status, { content }]) =>
			Object.entries(content["application/json"].examples ?? {})
				.filter(([name]) => !universal.has(name))
				.map(([name, { value }]) => [name, { ...(value as Failure), status: Number(status) }] as const),
		),
	);
}

const declared = calls.flatMap((call) =>
	["ok", ...refusalsOf(call).keys()].map((name) => `${call.operationId}.${name}`),
);
const provoked = Object.entries(outcomes).flatMap(([operationId, table]) =>
	Object.keys(table).map((name) => `${operationId}.${name}`),
);

describe("the table of outcomes", () => {
	it("covers every success and refusal in the contracts, or says why not [HTTP-03, HTTP-04]", () => {
		const known = new Set([
			...provoked,
			...Object.keys(testedElsewhere),
			...Object.keys(unreachableRefusals),
		]);
		expect(declared.filter((name) => !known.has(name))).toEqual([]);
	});

	it("has no entry that the contracts do not name, and no duplicates", () => {
		const all = [...provoked, ...Object.keys(testedElsewhere), ...Object.keys(unreachableRefusals)];
		expect(all.filter((name) => !declared.includes(name))).toEqual([]);
		expect(all.length).toBe(new Set(all).size);
	});

	it.each(Object.entries(testedElsewhere))(
		"%s is covered by the test it refers to",
		(_name, { file, title }) => {
			expect(readFileSync(file, "utf8")).toContain(title);
		},
	);
});

forEachDatabase((_, open) => {
	describe("call outcomes", () => {
		let world: OutcomeWorld;
		beforeAll(async () => {
			world = await outcomeWorld(open);
		});

		const rows = calls.flatMap((call) =>
			Object.entries(outcomes[call.operationId] ?? {}).map(
				([name, scenario]) => [call.operationId, name, scenario, call] as const,
			),
		);

		it.each(rows)("%s: %s [HTTP-03, HTTP-04]", async (_id, name, scenario, call) => {
			const refusal = refusalsOf(call).get(name);
			world.clock.set(bookingStart);
			const answer: CallAnswer = await scenario(world);
			if (!refusal) expect(answer).toMatchObject({ status: 200, result: "SUCCESS" });
			else {
				const { status, code } = refusal;
				// Where two refusals share a code, only their text tells them apart.
				const isShared = [...refusalsOf(call).values()].filter((other) => other.code === code).length > 1;
				const text = isShared ? { message: refusal.message } : {};
				expect(answer).toMatchObject({ status, result: "FAIL", code, ...text });
			}
		});
	});
});
