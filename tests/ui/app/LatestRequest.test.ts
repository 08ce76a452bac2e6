import fc from "fast-check";
import { autorun, observable } from "mobx";
import { describe, expect, it } from "vitest";
import { LatestRequest } from "#ui/app/LatestRequest.ts";

/** A call that resolves when the test says so. */
function call() {
	const { promise, resolve } = Promise.withResolvers<number>();
	const seen: { signal?: AbortSignal } = {};
	const begin = (signal: AbortSignal) => {
		seen.signal = signal;
		return promise;
	};
	return { begin, answer: resolve, isTakenBack: () => seen.signal?.aborted };
}

describe("the latest of several reads", () => {
	it("is applied, while an overtaken read is aborted and changes nothing", async () => {
		const latest = new LatestRequest();
		const taken: number[] = [];
		const [first, second] = [call(), call()];
		const readings = [first, second].map(({ begin }) => latest.read(begin, (answer) => taken.push(answer)));
		expect([first.isTakenBack(), second.isTakenBack()]).toEqual([true, false]);
		second.answer(2);
		first.answer(1);
		await Promise.all(readings);
		expect(taken).toEqual([2]);
	});

	it("is not applied once reading has been stopped", async () => {
		const latest = new LatestRequest();
		const taken: number[] = [];
		const only = call();
		const reading = latest.read(only.begin, (answer) => taken.push(answer));
		latest.stop();
		only.answer(1);
		await reading;
		expect([taken, only.isTakenBack()]).toEqual([[], true]);
	});

	it("is applied as a single change, however many fields it sets", async () => {
		const box = observable({ value: 0 });
		const seen: number[] = [];
		autorun(() => seen.push(box.value));
		await new LatestRequest().read(
			() => Promise.resolve(3),
			(answer) => {
				box.value = answer;
				box.value += 1;
			},
		);
		expect(seen).toEqual([0, 4]);
	});

	it("rethrows the error of a failed call and keeps reading", async () => {
		const latest = new LatestRequest();
		const taken: number[] = [];
		await expect(
			latest.read(
				() => Promise.reject(new Error("away")),
				() => undefined,
			),
		).rejects.toThrow("away");
		await latest.read(
			() => Promise.resolve(4),
			(answer) => taken.push(answer),
		);
		expect(taken).toEqual([4]);
	});

	it("is the newest call, in whatever order calls answer, unless stopped before that", () =>
		fc.assert(
			fc.asyncProperty(
				fc.integer({ min: 1, max: 6 }).chain((size) =>
					fc.record({
						order: fc.shuffledSubarray(
							Array.from({ length: size }, (_, index) => index),
							{ minLength: size },
						),
						stopBefore: fc.option(fc.integer({ min: 0, max: size })),
					}),
				),
				async ({ order, stopBefore }) => {
					const latest = new LatestRequest();
					const taken: number[] = [];
					const calls = order.map(() => call());
					const readings = calls.map(({ begin }) => latest.read(begin, (answer) => taken.push(answer)));
					const newest = calls.length - 1;
					const told = order.indexOf(newest);
					for (const [position, index] of order.entries()) {
						if (position === stopBefore) latest.stop();
						calls[index]?.answer(index);
						await readings[index];
					}
					const isStopped = stopBefore !== null && stopBefore <= told;
					expect(taken).toEqual(isStopped ? [] : [newest]);
				},
			),
		));
});
