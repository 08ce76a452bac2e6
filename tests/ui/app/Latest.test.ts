import fc from "fast-check";
import { autorun, observable } from "mobx";
import { describe, expect, it } from "vitest";
import { Latest } from "#ui/app/Latest.ts";

/** A call that answers when it is told to. */
function call() {
	const { promise, resolve } = Promise.withResolvers<number>();
	const seen: { signal?: AbortSignal } = {};
	const begin = (signal: AbortSignal) => {
		seen.signal = signal;
		return promise;
	};
	return { begin, answer: resolve, isTakenBack: () => seen.signal?.aborted };
}

describe("the latest of several readings", () => {
	it("is taken, and one that it has overtaken is told so and changes nothing", async () => {
		const latest = new Latest();
		const taken: number[] = [];
		const [first, second] = [call(), call()];
		const readings = [first, second].map(({ begin }) => latest.read(begin, (answer) => taken.push(answer)));
		expect([first.isTakenBack(), second.isTakenBack()]).toEqual([true, false]);
		second.answer(2);
		first.answer(1);
		await Promise.all(readings);
		expect(taken).toEqual([2]);
	});

	it("is not taken when nobody waits any more", async () => {
		const latest = new Latest();
		const taken: number[] = [];
		const only = call();
		const reading = latest.read(only.begin, (answer) => taken.push(answer));
		latest.stop();
		only.answer(1);
		await reading;
		expect([taken, only.isTakenBack()]).toEqual([[], true]);
	});

	it("is shown as one change, whatever it sets", async () => {
		const box = observable({ value: 0 });
		const seen: number[] = [];
		autorun(() => seen.push(box.value));
		await new Latest().read(
			() => Promise.resolve(3),
			(answer) => {
				box.value = answer;
				box.value += 1;
			},
		);
		expect(seen).toEqual([0, 4]);
	});

	it("throws what its call throws, and reads on", async () => {
		const latest = new Latest();
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

	it("is the newest for any number of calls that answer in any order, wherever it is stopped", () =>
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
					const latest = new Latest();
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
