import { describe, expect, it } from "vitest";
import { RecordVisit } from "#application/navigation/RecordVisit.ts";
import { useCases } from "#application/tokens.ts";
import { resolveFrom } from "#main/containers.ts";
import { memoryContainer, memoryPorts } from "#tests/support/memory/memoryContainer.ts";

function tab() {
	const memory = memoryPorts();
	const use = resolveFrom(memoryContainer(memory));
	const arrive = (position: number, address: string) =>
		use(useCases.recordVisit).execute({ position, address, title: `제목 ${address}` });
	return {
		memory,
		use,
		arrive,
		views: () => memory.tracker.events.map((event) => event.kind === "pageView" && event.path),
	};
}

describe("a tab's visits", () => {
	it("add the page left by a push, and remove it on the way back [STORE-HIST-03] [STORE-HIST-04] [DEC-119]", async () => {
		const { memory, arrive } = tab();
		await arrive(0, "/");
		await arrive(1, "/search?searchText=서울");
		await arrive(2, "/products/12");
		expect(memory.visits.history()).toEqual({
			lastVisited: "/search?searchText=서울",
			urls: ["/", "/search?searchText=서울"],
		});
		await arrive(1, "/search?searchText=서울");
		expect(memory.visits.history()).toEqual({ lastVisited: null, urls: ["/"] });
		await arrive(2, "/products/12");
		expect(memory.visits.history().urls).toEqual(["/", "/search?searchText=서울"]);
	});

	it("exclude replaced pages and logins [STORE-HIST-05] [DEC-119]", async () => {
		const { memory, arrive } = tab();
		await arrive(0, "/");
		await arrive(1, "/login?returnUrl=%2Fmypage");
		await arrive(1, "/mypage");
		await arrive(2, "/faq");
		expect(memory.visits.history().urls).toEqual(["/", "/mypage"]);
	});

	it("remove nothing on the return to a page that was never added [STORE-HIST-05]", async () => {
		const { memory, arrive } = tab();
		await arrive(0, "/");
		await arrive(1, "/login");
		await arrive(2, "/login/signup");
		await arrive(1, "/login");
		expect(memory.visits.history()).toEqual({ lastVisited: null, urls: ["/"] });
	});

	it("report every completed route once, but no layer or cleaned-up URL [TRACK-01] [DEC-005]", async () => {
		const { memory, arrive, views } = tab();
		await arrive(0, "/products/12?type=wish&idx=12");
		await arrive(0, "/products/12?type=wish&idx=12");
		await arrive(0, "/products/12");
		await arrive(1, "/products/12");
		await arrive(1, "/faq?a=1");
		await arrive(1, "/notice");
		expect(views()).toEqual(["/products/12", "/faq", "/notice"]);
		expect(memory.tracker.events[0]).toEqual({
			kind: "pageView",
			path: "/products/12",
			title: "제목 /products/12?type=wish&idx=12",
		});
	});
});

describe("a repeated visit", () => {
	it("triggers a detour only once [STORE-06] [DEC-118]", async () => {
		const memory = memoryPorts();
		const taken: (readonly unknown[])[] = [];
		const record = new RecordVisit({
			visits: memory.visits,
			tracker: memory.tracker,
			detour: { execute: async (...step) => void taken.push(step) },
		});
		const arrive = (position: number, address: string) => record.execute({ position, address, title: "" });
		await arrive(0, "/login");
		await arrive(0, "/login");
		await arrive(0, "/mypage");
		expect(taken).toEqual([
			[null, "/login"],
			["/login", "/mypage"],
		]);
	});

	it("counts as a new page view when the query differs [TRACK-01]", async () => {
		const { memory, arrive, views } = tab();
		await arrive(0, "/search?searchText=서울");
		await arrive(1, "/search?searchText=부산");
		expect(views()).toEqual(["/search", "/search"]);
		expect(memory.visits.history().urls).toEqual(["/search?searchText=서울"]);
	});
});

describe("the back icon", () => {
	it("uses the browser's Back when it leads to the last address [UI-TOPBAR-02] [DEC-119]", async () => {
		const { memory, use, arrive } = tab();
		await arrive(0, "/");
		await arrive(1, "/faq");
		memory.pageNavigation.visited.push("/faq");
		await use(useCases.goBack).execute();
		expect(memory.pageNavigation.visited).toEqual(["/"]);
		// The page that is shown next removes the entry.
		expect(memory.visits.history().urls).toEqual(["/"]);
	});

	it("navigates to the last address itself after a reload or a login in between [UI-TOPBAR-02] [DEC-119]", async () => {
		const { memory, use } = tab();
		memory.visits.saveHistory({ lastVisited: "/faq", urls: ["/search?a=1", "/faq"] });
		memory.pageNavigation.visited.push("/faq");
		await use(useCases.goBack).execute();
		expect(memory.pageNavigation.current()).toBe("/search?a=1");
		expect(memory.visits.history()).toEqual({ lastVisited: null, urls: [] });
	});

	it("returns to the list that opened the window, with all its options [DEC-187] [DEC-119]", async () => {
		const { memory, use } = tab();
		memory.pageNavigation.visited.push("/products/12");
		memory.pageNavigation.opener = "/search?cityCode=BUSAN&sort=rating";
		await use(useCases.goBack).execute();
		expect(memory.pageNavigation.current()).toBe("/search?cityCode=BUSAN&sort=rating");
	});

	it.each([
		"/login?returnUrl=%2F",
		"/search?type=wish&idx=3",
		"/booking/1?count=1",
		"/payments/complete/1",
		"/pg/1",
		"/signup",
	])("goes home rather than to an opener that would act again: %s [DEC-120]", async (opener) => {
		const { memory, use } = tab();
		memory.pageNavigation.visited.push("/products/12");
		memory.pageNavigation.opener = opener;
		await use(useCases.goBack).execute();
		expect(memory.pageNavigation.current()).toBe("/");
	});

	it("goes home without any history [UI-TOPBAR-02] [DEC-119]", async () => {
		const { memory, use } = tab();
		memory.pageNavigation.visited.push("/policy/terms");
		await use(useCases.goBack).execute();
		expect(memory.pageNavigation.current()).toBe("/");
	});
});

describe("the return from a detour", () => {
	it("goes back to the page that it began on, with its place in the history [DEC-030] [DEC-119]", async () => {
		const { memory, use, arrive } = tab();
		await arrive(0, "/");
		await arrive(1, "/products/12?adtCnt=2");
		await arrive(2, "/login?returnUrl=%2Fproducts%2F12%3FadtCnt%3D2");
		memory.pageNavigation.visited.push("/products/12?adtCnt=2", "/login");
		await use(useCases.returnTo).execute("/products/12?adtCnt=2");
		expect(memory.pageNavigation.visited).toEqual(["/", "/products/12?adtCnt=2"]);
		await arrive(1, "/products/12?adtCnt=2");
		expect(memory.visits.history().urls).toEqual(["/"]);
	});

	it.each([
		["to another page", "/mypage/books"],
		["to the same page with other options", "/products/12?adtCnt=3"],
	])("takes the place of the login otherwise: %s [DEC-030]", async (_name, target) => {
		const { memory, use, arrive } = tab();
		await arrive(0, "/products/12?adtCnt=2");
		await arrive(1, "/login");
		memory.pageNavigation.visited.push("/login");
		await use(useCases.returnTo).execute(target);
		expect(memory.pageNavigation.visited).toEqual(["/", target]);
	});

	it("takes the place of the login when the page before it is unknown [DEC-030]", async () => {
		const { memory, use } = tab();
		memory.pageNavigation.visited.push("/login");
		await use(useCases.returnTo).execute("/faq");
		expect(memory.pageNavigation.visited).toEqual(["/", "/faq"]);
	});
});

describe("an inquiry", () => {
	it.each([
		[{ lastVisited: "/products/12", urls: ["/", "/products/12"] }, "/products/12"],
		[{ lastVisited: null, urls: ["/search"] }, "/search"],
		[{ lastVisited: null, urls: [] }, "/"],
	])("states the page it came from [SCREEN-06] [DEC-020] (%#)", async (history, pageUrl) => {
		const { memory, use } = tab();
		memory.visits.saveHistory(history);
		await use(useCases.sendInquiry).execute({ type: 1, title: " 제목 ", content: "내용", orderNumber: null });
		expect(memory.inquiries.sent.at(-1)).toMatchObject({ pageUrl, title: "제목" });
	});
});
