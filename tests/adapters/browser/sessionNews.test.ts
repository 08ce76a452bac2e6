import { describe, expect, it } from "vitest";
import { BrowserSessionNews } from "#adapters/browser/BrowserSessionNews.ts";

const page = () => new EventTarget() as unknown as Window;
const open = (name: string) => new BroadcastChannel(name);
const delivered = () => new Promise((done) => setTimeout(done, 20));

function shown(persisted: boolean): Event {
	return Object.assign(new Event("pageshow"), { persisted });
}

describe("news of the session", () => {
	it("reaches the other tabs, not the one that tells, until they stop listening [AUTH-SESSION-07]", async () => {
		const [one, two] = [new BrowserSessionNews(page(), open), new BrowserSessionNews(page(), open)];
		const heard: string[] = [];
		const stops = [one.listen(() => heard.push("one")), two.listen(() => heard.push("two"))];
		one.tell();
		await delivered();
		expect(heard).toEqual(["two"]);
		for (const stop of stops) stop();
		two.tell();
		await delivered();
		expect(heard).toEqual(["two"]);
	});

	it("comes with a page that the browser had put away, and with no other", () => {
		const window = page();
		const news = new BrowserSessionNews(window, null);
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

	it("stays in the tab where the browser has no channels", () => {
		expect(() => new BrowserSessionNews(page(), null).tell()).not.toThrow();
	});

	it.each(["focus", "online"])(
		"may have come about while the page was left alone: %s [DEC-186]",
		(moment) => {
			const window = page();
			let heard = 0;
			const stop = new BrowserSessionNews(window, null).listen(() => {
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
