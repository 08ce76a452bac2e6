import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BuyMembership, type BuyMembershipInput } from "#application/membership/BuyMembership.ts";
import { CurrentMember } from "#application/membership/CurrentMember.ts";
import { OpenSubscribe } from "#application/membership/OpenSubscribe.ts";
import { RegisterCard } from "#application/membership/RegisterCard.ts";
import { WithdrawGold } from "#application/membership/WithdrawGold.ts";
import { err, ok } from "#domain/shared/Result.ts";
import type { MembershipAttempt } from "#ports/MembershipDrafts.ts";
import { recordingPorts } from "#tests/support/recordingPorts.ts";

const purchase: BuyMembershipInput = { owner: "me", plan: "Gold", isUpgrade: false, cardId: 3 };
const subscription = { id: 7, plan: "Gold" } as never;

/** Returns what a press answers and which calls it makes, given a remembered attempt and this server answer. */
async function press(input: BuyMembershipInput, answer: unknown, before: MembershipAttempt | null = null) {
	const { port, asked } = recordingPorts({
		attempt: before,
		next: "new-key-1",
		subscribe: answer,
		upgrade: answer,
	});
	const current = { refresh: async () => void asked.push(["refresh"]) } as never;
	const bought = await new BuyMembership({ memberships: port, drafts: port, keys: port, current }).execute(
		input,
	);
	const named = (name: string) => asked.filter(([method]) => method === name);
	return { bought, named, methods: asked.map(([method]) => method) };
}

describe("a membership charge", () => {
	const inputs = fc.record({
		owner: fc.constantFrom("me", "you"),
		plan: fc.constantFrom("Silver" as const, "Gold" as const),
		isUpgrade: fc.boolean(),
		cardId: fc.constantFrom(null, 3, 4),
	});

	it("reuses the earlier attempt's key only when every field is the same [SUBS-04] [DEC-173] [DEC-174]", async () => {
		await fc.assert(
			fc.asyncProperty(inputs, inputs, async (before, input) => {
				const { named } = await press(input, err({ kind: "unreachable" }), { ...before, key: "old-key-1" });
				const isSame = JSON.stringify(before) === JSON.stringify(input);
				const key = isSame ? "old-key-1" : "new-key-1";
				expect(named("saveAttempt")).toEqual([["saveAttempt", { ...input, key }]]);
				const isCharged =
					input.isUpgrade || input.cardId === null
						? ["upgrade", input.cardId, { key }]
						: ["subscribe", input.plan, input.cardId, { key }];
				expect(named(String(isCharged[0]))).toEqual([isCharged]);
			}),
			{ numRuns: 200 },
		);
	});

	it.each([
		{ outcome: "unknown", subscription: null },
		{ outcome: "unknown", subscription },
		{ outcome: "approved", subscription: null },
	])(
		"with an unclear outcome (%o) stays remembered and does not change the member [DEC-173]",
		async (value) => {
			const { bought, methods } = await press(purchase, ok(value));
			expect(bought).toEqual(ok({ kind: "unknown" }));
			expect(methods).toEqual(["attempt", "next", "saveAttempt", "subscribe"]);
		},
	);

	it("that succeeded clears the attempt and the draft, and rereads the member [SUBS-04] [DEC-077]", async () => {
		const { bought, methods, named } = await press(purchase, ok({ outcome: "approved", subscription }));
		expect(bought).toEqual(ok({ kind: "approved", subscription }));
		expect(methods).toEqual([
			"attempt",
			"next",
			"saveAttempt",
			"subscribe",
			"saveAttempt",
			"write",
			"refresh",
		]);
		expect([named("saveAttempt").at(-1), named("write").at(-1)]).toEqual([
			["saveAttempt", null],
			["write", null],
		]);
	});

	it("stays remembered when the session has ended, since it may have succeeded [DEC-110] [DEC-173]", async () => {
		const error = { kind: "signedOut", reason: "refused" } as const;
		const { bought, methods } = await press(purchase, err(error));
		expect(bought).toEqual(err(error));
		expect(methods).toEqual(["attempt", "next", "saveAttempt", "subscribe"]);
	});
});

describe("membership idempotency keys", () => {
	it("for a card derive from the last fifty valid characters of its authKey [DEC-173] [DEC-174]", async () => {
		const { port, asked } = recordingPorts();
		const cards = new RegisterCard({ cards: port });
		for (const authKey of ["sba_1=/+", "", `${"y".repeat(9)}${"x".repeat(50)}`]) await cards.execute(authKey);
		expect(asked.map(([, , keyed]) => keyed)).toEqual([
			{ key: "card-sba_1" },
			{ key: "card-000" },
			{ key: `card-${"x".repeat(50)}` },
		]);
	});

	it.each([
		["2026-11-24", "withdraw-7-2026-11-24"],
		[null, "withdraw-7-never"],
	])(
		"for a Gold withdrawal derive from the latest payment (%s) [SUBS-12] [DEC-073]",
		async (lastPaidOn, key) => {
			const { port, asked } = recordingPorts({ withdraw: err({ kind: "unreachable" }) });
			await new WithdrawGold({ memberships: port, current: null as never }).execute({
				id: 7,
				lastPaidOn,
			} as never);
			expect(asked).toEqual([["withdraw", { key }]]);
		},
	);
});

describe("the page's current member", () => {
	it("is removed from the cache when it cannot be reread, so that the next page reads it [DEC-077]", async () => {
		const { port, methods } = recordingPorts({ viewMember: err({ kind: "unreachable" }) });
		await new CurrentMember({ calls: port, cache: port, visitor: port }).refresh();
		expect(methods()).toEqual(["viewMember", "clear"]);
	});
});

describe("the return page after subscribing", () => {
	it.each([
		["/booking/3", false, "/faq", ["/booking/3"]],
		[null, false, "/products/3", ["/products/3"]],
		[null, true, "/products/3", ["/products/3"]],
		[null, false, "/faq", [null]],
		[null, false, null, [null]],
		[null, true, "/faq", []],
		[null, true, null, []],
	])(
		"given as %s with back %s after %s is stored as %j [STORE-06] [DEC-118]",
		async (returnPath, isBack, lastVisited, kept) => {
			const { port, asked } = recordingPorts({
				history: { lastVisited, urls: [] },
				view: err({ kind: "unreachable" }),
			});
			const deps = { memberships: port, member: port, coupons: port, drafts: port, visits: port };
			await new OpenSubscribe(deps).execute({ returnPath, isBack });
			expect(asked.filter(([method]) => method === "saveReturnPath").map(([, path]) => path)).toEqual(kept);
		},
	);
});
