import { describe, expect, it } from "vitest";
import { Gate, GateFull } from "#server/images/Gate.ts";

describe("Gate", () => {
	it("lets in no more than its places and everybody in turn", async () => {
		const gate = new Gate(2, 100);
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
		expect(gate.isIdle).toBe(true);
	});

	it("turns away who would wait too long, and serves on after failures", async () => {
		const gate = new Gate(1, 1);
		let open: () => void = () => undefined;
		const first = gate.pass(() => new Promise<void>((next) => (open = next)));
		const second = gate.pass(async () => {
			throw new Error("broken");
		});
		await expect(gate.pass(async () => 3)).rejects.toBeInstanceOf(GateFull);
		open();
		await first;
		await expect(second).rejects.toThrow("broken");
		expect(await gate.pass(async () => 4)).toBe(4);
	});
});
