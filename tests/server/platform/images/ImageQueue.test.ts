import { describe, expect, it } from "vitest";
import { ImageQueue, ImageQueueFull } from "#server/platform/images/ImageQueue.ts";

describe("ImageQueue", () => {
	it("admits no more than its capacity, in order of arrival", async () => {
		const gate = new ImageQueue(2, 100);
		let inside = 0;
		let most = 0;
		const order: number[] = [];
		await Promise.all(
			Array.from({ length: 20 }, (_, index) =>
				gate.pass(async () => {
					most = Math.max(most, ++inside);
					await new Promise((next) => setTimeout(next, 1));
					order.push(index);
					inside--;
				}),
			),
		);
		expect(most).toBe(2);
		expect(order).toEqual(order.toSorted((a, b) => a - b));
	});

	it("rejects callers beyond its queue, and keeps serving after failures", async () => {
		const gate = new ImageQueue(1, 1);
		let open: () => void = () => undefined;
		const first = gate.pass(() => new Promise<void>((next) => (open = next)));
		const second = gate.pass(async () => {
			throw new Error("broken");
		});
		await expect(gate.pass(async () => 3)).rejects.toBeInstanceOf(ImageQueueFull);
		open();
		await first;
		await expect(second).rejects.toThrow("broken");
		expect(await gate.pass(async () => 4)).toBe(4);
	});

	/** Work that runs until the test ends it, and records when it began. */
	function work(began: string[], name: string) {
		const { promise, resolve: end } = Promise.withResolvers<void>();
		return {
			end,
			run: () => {
				began.push(name);
				return promise;
			},
		};
	}
	const settled = () => new Promise((next) => setTimeout(next, 5));

	it("gives large work at most one slot, and small work the other slots and the next turn", async () => {
		const gate = new ImageQueue(2, 100);
		const began: string[] = [];
		const works = Object.fromEntries(
			["large1", "large2", "large3", "small1", "small2"].map((name) => [name, work(began, name)]),
		);
		const passing = Object.entries(works).map(([name, { run }]) =>
			gate.pass(run, { isLarge: name.startsWith("large") }),
		);
		await settled();
		expect(began).toEqual(["large1", "small1"]);
		works.large1?.end();
		await settled();
		expect(began).toEqual(["large1", "small1", "small2"]);
		works.small1?.end();
		works.small2?.end();
		await settled();
		expect(began).toEqual(["large1", "small1", "small2", "large2"]);
		for (const { end } of Object.values(works)) end();
		await Promise.all(passing);
		expect(began).toHaveLength(5);
	});

	it("does not start work that its callers have abandoned", async () => {
		const gate = new ImageQueue(1, 2);
		const began: string[] = [];
		const first = work(began, "first");
		const passing = gate.pass(first.run);
		const gone = new AbortController();
		const left = gate.pass(work(began, "left").run, { signal: gone.signal });
		const stays = gate.pass(async () => began.push("stays"));
		gone.abort();
		await expect(left).rejects.toThrow(/abort/i);
		first.end();
		await Promise.all([passing, stays]);
		expect(began).toEqual(["first", "stays"]);
	});
});
