import { describe, expect, it } from "vitest";
import { componentsCopy } from "#copy/components.ts";
import { wishesCopy } from "#copy/wishes.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { ok } from "#domain/shared/Result.ts";
import type { WishedStay } from "#domain/stay/Stay.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { SharedWishesViewModel } from "#ui/screens/shared-wishes/SharedWishesViewModel.ts";
import { ShareWishesViewModel } from "#ui/screens/wishes/ShareWishesViewModel.ts";
import { WishesViewModel } from "#ui/screens/wishes/WishesViewModel.ts";

const offline = { kind: "unreachable" } as const;
const settled = () => new Promise((go) => setTimeout(go));
const member = () => screenApp({ signedIn: true });

describe("the wish list [ROUTE-10, DEC-170]", () => {
	it("is priced for the search saved on this device, else for the default dates", async () => {
		const { app, memory } = member();
		const asked: unknown[] = [];
		memory.stays.list = async (terms = null) => {
			asked.push(terms);
			return ok([]);
		};
		const viewModel = new WishesViewModel(app);
		await viewModel.wishes.load();
		expect(viewModel.terms).toMatchObject({ adults: 2, childAges: [], rooms: 1, checkInDate: "2026-12-06" });
		const saved = { ...defaultCondition(app.environment.today), adults: 5 };
		memory.savedSearch.saved = saved;
		await viewModel.wishes.load();
		expect([asked[1], viewModel.terms]).toEqual([saved, saved]);
	});

	it("toggles the heart of a stay at once, one call at a time, and reports the stay's name [TRACK-02] [DEC-005]", async () => {
		const { app, memory } = member();
		memory.currentVisitor.isSignedIn = () => true;
		memory.stays.wished.add(7);
		const viewModel = new WishesViewModel(app);
		const stay = { id: 7, name: "바다뷰 호텔" };
		const turning = viewModel.toggle(stay);
		expect([viewModel.dropped.has(7), viewModel.busy.has(7)]).toEqual([true, true]);
		await viewModel.toggle(stay);
		await turning;
		expect([viewModel.dropped.has(7), viewModel.busy.has(7), memory.stays.wished.has(7)]).toEqual([
			true,
			false,
			false,
		]);
		expect(memory.tracker.events).toEqual([
			{ kind: "wish", stayId: 7, stayName: "바다뷰 호텔", isWished: false },
		]);
	});
});

describe("a shared wish list", () => {
	const text = wishesCopy.share;

	async function sharing() {
		const { app, memory } = member();
		const viewModel = new ShareWishesViewModel(app);
		await viewModel.shared.load();
		return { app, memory, viewModel };
	}

	it("is shared once, is unshared after a confirm, and reports it", async () => {
		const { app, memory, viewModel } = await sharing();
		expect(viewModel.shared.value).toEqual({ token: null });
		await Promise.all([viewModel.begin(), viewModel.begin()]);
		expect([viewModel.shared.value?.token, viewModel.notice]).toEqual([memory.stays.shareToken, null]);
		expect(memory.stays.asked.filter(({ call }) => call === "beginShare")).toHaveLength(1);
		const no = viewModel.end();
		expect([app.popups.current?.text, app.popups.current?.title]).toEqual([text.endQuestion, text.endTitle]);
		app.popups.cancel();
		await no;
		expect(memory.stays.shareToken).not.toBeNull();
		const yes = viewModel.end();
		app.popups.accept();
		await yes;
		expect([memory.stays.shareToken, viewModel.shared.value, viewModel.notice]).toEqual([
			null,
			{ token: null },
			text.ended,
		]);
		memory.stays.failure = offline;
		const again = viewModel.begin();
		expect(viewModel.notice).toBeNull();
		await again;
		expect([viewModel.refusal, viewModel.shared.value]).toEqual([componentsCopy.notSent, { token: null }]);
		await viewModel.shared.load();
		expect(viewModel.shared.hasFailed).toBe(true);
	});

	it.each([
		["copied", text.copied, null],
		["failed", null, text.copyFailed],
		["shared", null, null],
	] as const)("is passed on by its address, with the outcome: %s", async (outcome, said, refusal) => {
		const { memory, viewModel } = await sharing();
		memory.sharing.outcome = outcome;
		memory.stays.shareToken = "tok";
		await viewModel.copy("tok");
		expect([viewModel.notice, viewModel.refusal]).toEqual([said, refusal]);
		expect(memory.sharing.shared).toEqual([
			{ title: text.name, url: memory.sharing.addressOf(addresses.sharedWishes.to("tok")) },
		]);
	});

	it.each([null, "new"])("whose sharing was ended in another tab is not passed on: then %s", async (now) => {
		const { memory, viewModel } = await sharing();
		memory.stays.shareToken = now;
		await viewModel.copy("tok");
		expect([viewModel.notice, viewModel.refusal, viewModel.shared.value]).toEqual([
			...[null, text.endedElsewhere, { token: now }],
		]);
	});

	it("counts as shared when the server cannot be reached", async () => {
		const { memory, viewModel } = await sharing();
		viewModel.shared.take({ token: "tok" });
		memory.stays.failure = offline;
		await viewModel.copy("tok");
		expect([viewModel.notice, viewModel.refusal]).toEqual([text.copied, null]);
	});

	it("is loaded for other dates, and keeps what it shows until those have loaded", async () => {
		const { app, memory } = screenApp();
		const condition = defaultCondition(app.environment.today);
		const stays = [{ id: 7 } as WishedStay];
		memory.stays.sharedLists.set("t", { ownerName: "홍*동", stays });
		const viewModel = new SharedWishesViewModel(app, condition);
		viewModel.restore({ token: "t", condition });
		expect([viewModel.list, viewModel.status]).toEqual([null, "loading"]);
		viewModel.activate();
		await settled();
		expect([viewModel.status, viewModel.list?.stays]).toEqual(["ready", stays]);
		viewModel.condition.open("guests");
		viewModel.condition.changeRooms(2);
		viewModel.condition.confirmGuests();
		expect([viewModel.status, viewModel.shown.rooms, viewModel.list?.stays]).toEqual(["loading", 2, stays]);
		await settled();
		expect(viewModel.status).toBe("ready");
		memory.stays.failure = offline;
		await viewModel.load(condition);
		expect([viewModel.status, viewModel.list?.stays]).toEqual(["failed", stays]);
		memory.stays.failure = null;
		memory.stays.sharedLists.clear();
		await viewModel.load(condition);
		expect(viewModel.status).toBe("gone");
	});
});
