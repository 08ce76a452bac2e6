import { describe, expect, it } from "vitest";
import { BrowserSessionChanges } from "#adapters/browser/BrowserSessionChanges.ts";

const page = () => new EventTarget() as unknown as Window;
const open = (name: string) => new BroadcastChannel(name);
const delivered = () => new Promise((done) => setTimeout(done, 20));

function shown(persisted: boolean): Event {
	return Object.assign(new Event("pageshow"), { persisted });
}

describe("session change notifications", () => {
	it("reach the other tabs, but not the sender, until they stop listening [AUTH-SESSION-07]", async () => {
		const [one, two] = [new BrowserSessionChanges(page(), open), new BrowserSessionChanges(page(), open)];
		const heard: string[] = [];
		const stops = [one.listen(() => heard.push("one")), two.listen(() => heard.push("two"))];
		one.notify();
		await delivered();
		expect(heard).toEqual(["two"]);
		for (const stop of stops) stop();
		two.notify();
		await delivered();
		expect(heard).toEqual(["two"]);
	});

	it("are raised when a page is restored from the back/forward cache, but not otherwise", () => {
		const window = page();
		const news = new BrowserSessionChanges(window, null);
		let heard = 0;
		const stop = news.listen(() => {
			heard += 1;
		});
		window.dispatchEvent(shown(false));
		expect(heard).toBe(0);
		window.dispatchEvent(shown(true));
		expect(heard).toBe(1);
		stop();
		window.dispatchEvent(shown(true));
		expect(heard).toBe(1);
	});

	it("are not sent where the browser has no broadcast channels", () => {
		expect(() => new BrowserSessionChanges(page(), null).notify()).not.toThrow();
	});

	it.each(["focus", "online"])(
		"are raised after the page may have missed a change: %s [DEC-186]",
		(moment) => {
			const window = page();
			let heard = 0;
			const stop = new BrowserSessionChanges(window, null).listen(() => {
				heard += 1;
			});
			window.dispatchEvent(new Event(moment));
			expect(heard).toBe(1);
			stop();
			window.dispatchEvent(new Event(moment));
			expect(heard).toBe(1);
		},
	);
});
