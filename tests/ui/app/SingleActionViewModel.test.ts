import fc from "fast-check";
import { autorun, makeObservable, observable } from "mobx";
import { describe, expect, it } from "vitest";
import { SingleActionViewModel } from "#ui/app/SingleActionViewModel.ts";

/** A form that is submitted and keeps the answer. */
class Form extends SingleActionViewModel {
	sent = 0;
	answer: string | null = null;

	constructor() {
		super();
		makeObservable(this, { answer: observable });
	}

	send(call: () => Promise<string>): Promise<string | null> {
		return this.runExclusive(
			() => {
				this.sent += 1;
				return call();
			},
			(answer) => {
				this.answer = answer;
			},
		);
	}
}

describe("one press at a time", () => {
	it("is busy until the action completes and ignores a second press meanwhile", async () => {
		const form = new Form();
		const { promise, resolve } = Promise.withResolvers<string>();
		const first = form.send(() => promise);
		expect([form.isBusy, await form.send(() => Promise.resolve("second"))]).toEqual([true, null]);
		resolve("first");
		expect(await first).toBe("first");
		expect([form.isBusy, form.sent, form.answer]).toEqual([false, 1, "first"]);
	});

	it("never becomes idle before the result of the action is visible", async () => {
		const form = new Form();
		const seen: string[] = [];
		autorun(() => seen.push(`${form.isBusy} ${form.answer}`));
		await form.send(() => Promise.resolve("done"));
		expect(seen).toEqual(["false null", "true null", "false done"]);
	});

	it("becomes idle again after an action throws", async () => {
		const form = new Form();
		await expect(form.send(() => Promise.reject(new Error("away")))).rejects.toThrow("away");
		expect([form.isBusy, form.answer]).toEqual([false, null]);
		expect(await form.send(() => Promise.resolve("again"))).toBe("again");
	});

	it("sends once per press made while idle, however presses and answers interleave", () =>
		fc.assert(
			fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 20 }), async (steps) => {
				const form = new Form();
				let answer: ((text: string) => void) | null = null;
				let wanted = 0;
				for (const isPress of steps) {
					if (isPress) {
						if (answer === null) wanted += 1;
						void form.send(() => new Promise<string>((resolve) => (answer = resolve)));
					} else if (answer !== null) {
						(answer as (text: string) => void)("done");
						answer = null;
						await new Promise((later) => setTimeout(later));
					}
					expect([form.sent, form.isBusy]).toEqual([wanted, answer !== null]);
				}
			}),
		));
});
