import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { type KeyedCall, onceAround, onceInTx } from "#server/platform/idempotency/once.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

/** How the work of a call ends. */
type Ending = "final" | "unclear" | "refused";

interface Asked {
	readonly memberId: number;
	readonly key: string;
	readonly operation: string;
	readonly request: number;
	readonly ending: Ending;
}

/** What is remembered of a key: its first request, and the answer once there is one. */
interface Remembered {
	readonly request: string;
	answer: object | null;
}

const askedCall = fc.record<Asked>({
	memberId: fc.constantFrom(1, 2),
	key: fc.constantFrom("a", "b"),
	operation: fc.constantFrom("pay", "cancel"),
	request: fc.constantFrom(1, 2),
	ending: fc.constantFrom<Ending>("final", "unclear", "refused"),
});

const refused = { kind: "soldOut" };
const otherRequest = { kind: "alreadyProcessed" };

forEachDatabase((_, open) => {
	describe("a call with an Idempotency-Key", () => {
		let db: Database;
		let runs = 0;

		beforeAll(async () => {
			db = await open();
		});
		beforeEach(async () => {
			await db.query("DELETE FROM idempotency");
		});

		/** Does what the call asks for, each time with another answer. */
		function work(ending: Ending): { readonly run: number } {
			runs += 1;
			if (ending === "refused") throw new Refusal("soldOut");
			return { run: runs };
		}

		const callOf = ({ memberId, key, operation, request }: Asked): KeyedCall => ({
			memberId,
			key,
			operation,
			request: { request },
		});
		const around = (asked: Asked) =>
			onceAround(db, callOf(asked), 0, async () => ({
				answer: work(asked.ending),
				isFinal: asked.ending === "final",
			}));
		const inTx = (asked: Asked) =>
			db.tx((tx) => onceInTx(tx, callOf(asked), 0, async () => work(asked.ending)));

		/** Compares any calls in any order with what is promised about them. */
		async function compare(
			calls: readonly Asked[],
			send: (asked: Asked) => Promise<object>,
			keeps: (ending: Ending) => { readonly key: boolean; readonly answer: boolean },
		): Promise<void> {
			await db.query("DELETE FROM idempotency");
			const known = new Map<string, Remembered>();
			for (const asked of calls) {
				const owner = `${asked.memberId} ${asked.key}`;
				const request = `${asked.operation} ${asked.request}`;
				const before = known.get(owner);
				const runsBefore = runs;
				const sent = send(asked);
				if (before && (before.request !== request || before.answer)) {
					if (before.request !== request) await expect(sent).rejects.toMatchObject(otherRequest);
					else expect(await sent).toEqual(before.answer);
					expect(runs).toBe(runsBefore);
					continue;
				}
				const answer = asked.ending === "refused" ? null : { run: runsBefore + 1 };
				if (answer) expect(await sent).toEqual(answer);
				else await expect(sent).rejects.toMatchObject(refused);
				expect(runs).toBe(runsBefore + 1);
				const kept = keeps(asked.ending);
				if (kept.key) known.set(owner, { request, answer: kept.answer ? answer : null });
			}
		}

		it("is done once per member and key, and refused with another request, if it calls a provider; an outcome that is unclear may be asked for again [CALL-OTHER-01, DEC-173]", async () => {
			await fc.assert(
				fc.asyncProperty(fc.array(askedCall, { maxLength: 12 }), (calls) =>
					compare(calls, around, (ending) => ({ key: true, answer: ending === "final" })),
				),
				{ numRuns: 25 },
			);
		});

		it("is done once per member and key in one transaction, which leaves the key free when it is refused [CALL-OTHER-01, DEC-173]", async () => {
			await fc.assert(
				fc.asyncProperty(fc.array(askedCall, { maxLength: 12 }), (calls) =>
					compare(calls, inTx, (ending) => ({ key: ending !== "refused", answer: true })),
				),
				{ numRuns: 25 },
			);
		});

		it("is done once, however many arrive at once [DEC-173]", async () => {
			const asked: Asked = { memberId: 1, key: "many", operation: "pay", request: 1, ending: "final" };
			const runsBefore = runs;
			const answers = await Promise.all(Array.from({ length: 5 }, () => inTx(asked)));
			expect(answers).toEqual(Array.from({ length: 5 }, () => ({ run: runsBefore + 1 })));
			expect(runs).toBe(runsBefore + 1);
		});

		describe("repeated while it is under way", () => {
			const asked: Asked = { memberId: 1, key: "slow", operation: "pay", request: 1, ending: "final" };
			/** Sends the call twice, the second time while the first one is under way. */
			async function twice(ending: Ending) {
				const under = Promise.withResolvers<void>();
				const begun = Promise.withResolvers<void>();
				const first = onceAround(db, callOf(asked), 0, async () => {
					begun.resolve();
					await under.promise;
					return { answer: work(ending), isFinal: ending === "final" };
				});
				first.catch(() => undefined);
				await begun.promise;
				const runsBefore = runs;
				const second = around(asked);
				await pause(300);
				expect(runs).toBe(runsBefore);
				under.resolve();
				return { first, second };
			}

			it("waits for the same answer [D35]", async () => {
				const { first, second } = await twice("final");
				expect(await second).toEqual(await first);
			});

			it.each(["unclear", "refused"] as const)(
				"is done itself when the outcome is %s [D35]",
				async (ending) => {
					const { first, second } = await twice(ending);
					const outcome = await first.catch(() => null);
					expect(await second).toEqual({ run: runs });
					expect(await second).not.toEqual(outcome);
				},
			);

			it("is refused at once with another request [D35]", async () => {
				const { second } = await twice("final");
				await expect(around({ ...asked, request: 2 })).rejects.toMatchObject(otherRequest);
				await second;
			});

			it("is done itself once the process that began it counts as dead", async () => {
				const never = new Promise<never>(() => undefined);
				void onceAround(db, callOf(asked), 0, () => never);
				await vi.waitFor(async () => expect((await db.query("SELECT FROM idempotency")).rowCount).toBe(1));
				const later = onceAround(db, callOf(asked), 15_000, async () => ({
					answer: work("final"),
					isFinal: true,
				}));
				expect(await later).toEqual({ run: runs });
			});
		});
	});
});
