import { isObservableProp } from "mobx";
import { describe, expect, it } from "vitest";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { WishViewModel } from "#ui/screens/stay/WishViewModel.ts";
import { heartsOf, WishHearts } from "#ui/wish/WishHearts.ts";

const gold: CachedMember = { name: "홍길동", grade: "Gold", type: "N", corpName: null };
const seven = { id: 7, name: "바람결", isWished: false };

function page(search = "") {
	const { app, memory } = screenApp({ signedIn: true, member: gold });
	memory.currentVisitor.entered(gold);
	app.navigation.attach({
		state: { location: { pathname: "/search", search } },
		navigate: (path) => memory.pageNavigation.go(path),
		revalidate: () => memory.pageNavigation.refresh(),
	});
	return { app, memory, hearts: new WishHearts(app) };
}

describe("the hearts of a page [DEC-170]", () => {
	it("are one set per page, and turn one call at a time per stay", async () => {
		const { app, memory, hearts } = page();
		expect(heartsOf(app)).toBe(heartsOf(app));
		let asked = 0;
		let answer = (): void => undefined;
		memory.stays.toggle = () => {
			asked += 1;
			return new Promise((go) => {
				answer = () => go(ok(true));
			});
		};
		const turning = hearts.toggle(seven);
		expect(hearts.isWished(seven)).toBe(true);
		await hearts.toggle(seven);
		expect(asked).toBe(1);
		answer();
		await turning;
		void hearts.toggle(seven);
		expect([asked, hearts.isWished(seven)]).toEqual([2, false]);
		answer();
	});

	it("fall back to the card's state when the first change is rejected, and to the last answer after that", async () => {
		const { memory, hearts } = page();
		const toggle = memory.stays.toggle.bind(memory.stays);
		memory.stays.toggle = async () => err({ kind: "unreachable" });
		await hearts.toggle(seven);
		expect([hearts.isWished(seven), hearts.isWished({ ...seven, isWished: true })]).toEqual([false, true]);
		memory.stays.toggle = toggle;
		await hearts.toggle(seven);
		memory.stays.toggle = async () => err({ kind: "unreachable" });
		await hearts.toggle(seven);
		expect(hearts.isWished(seven)).toBe(true);
	});

	it("do not turn for a visitor, who is sent to login first [DEC-094]", async () => {
		const { app, memory, hearts } = page();
		app.session.left();
		memory.currentVisitor.left();
		const turning = hearts.toggle(seven);
		app.session.entered(gold);
		expect(hearts.isWished(seven)).toBe(false);
		await turning;
		expect([hearts.isWished(seven), memory.stays.wished.has(7)]).toEqual([false, false]);
		expect(memory.pageNavigation.current()).toMatch(/^\/login\?returnUrl=.*type%3Dwish%26idx%3D7/);
	});

	it.each([
		["?type=wish&idx=7", true],
		["?type=wish&idx=8", false],
		["?type=coupon&idx=7", false],
		["", false],
	])("resume a wish interrupted by login only for its own stay: %s [DEC-094]", async (search, isMade) => {
		const { memory, hearts } = page(search);
		await hearts.resume(seven);
		expect([hearts.isWished(seven), memory.stays.wished.has(7)]).toEqual([isMade, isMade]);
		const kept = page(search);
		await kept.hearts.resume({ ...seven, isWished: true });
		expect(kept.memory.stays.asked).toEqual([]);
	});

	it("are observable by the page that shows them", () => {
		const wish = new WishViewModel(page().app);
		expect([isObservableProp(wish, "isWished"), isObservableProp(wish, "message")]).toEqual([true, true]);
	});
});
