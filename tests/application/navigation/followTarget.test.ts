import { describe, expect, it } from "vitest";
import { FollowTarget } from "#application/navigation/FollowTarget.ts";
import { inquiryTarget, linkTarget, stayTarget } from "#domain/navigation/bridgeMessage.ts";
import { memoryPorts } from "#tests/support/memory/memoryContainer.ts";

const stage = () => {
	const memory = memoryPorts();
	const { nativeHost: host, pageNavigation: navigation, windows } = memory;
	return { memory, follow: new FollowTarget({ host, navigation, windows }) };
};

describe("following a link", () => {
	it("opens a stay in a new window, or in place when the browser blocks it [ROUTE-04] [DEC-013]", async () => {
		const { memory, follow } = stage();
		const target = stayTarget("/products/12?adtCnt=2", "web");
		await follow.execute(target);
		expect(memory.windows.opened).toEqual(["/products/12?adtCnt=2"]);
		memory.windows.blocked = true;
		await follow.execute(target);
		expect(memory.pageNavigation.current()).toBe("/products/12?adtCnt=2");
	});

	it("pushes stays and the inquiry history to the app in a web view [ROUTE-05] [ROUTE-21] [BRIDGE-03]", async () => {
		const { memory, follow } = stage();
		memory.nativeHost.present = true;
		await follow.execute(stayTarget("/products/12?adtCnt=2", "webview"));
		await follow.execute(inquiryTarget("webview"));
		expect(memory.nativeHost.messages).toEqual([
			{ event: "push", payload: { path: "/accom/12?adtCnt=2" } },
			{ event: "push", payload: { path: "/my/inquiry" } },
		]);
		expect(memory.pageNavigation.visited).toEqual(["/"]);
	});

	it("navigates when a page counts as a web view but has no bridge [E02]", async () => {
		const { memory, follow } = stage();
		await follow.execute(inquiryTarget("webview"));
		expect(memory.pageNavigation.current()).toBe("/inquiries");
	});

	it("navigates within the site [ROUTE-20]", async () => {
		const { memory, follow } = stage();
		const target = linkTarget("/faq", "web");
		if (target) await follow.execute(target);
		expect(memory.pageNavigation.current()).toBe("/faq");
	});
});
