import { isObservableProp } from "mobx";
import { describe, expect, it } from "vitest";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import { cachedMemberOf } from "#domain/member/CachedMember.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { bronze, couponOf, subscriptionOf } from "#tests/support/membershipFixtures.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { PurchaseViewModel } from "#ui/screens/subscribe/PurchaseViewModel.ts";
import { type SubscribeSnapshot, SubscribeViewModel } from "#ui/screens/subscribe/SubscribeViewModel.ts";

const nothing: SubscribeSnapshot = { plan: null, authKey: null, isCardCancelled: false, returnPath: null };
const settled = () => new Promise((go) => setTimeout(go, 5));

function stage(snapshot: Partial<SubscribeSnapshot> = {}, signedIn = true) {
	const { app, memory } = screenApp(signedIn ? { signedIn, member: cachedMemberOf(bronze) } : {});
	memory.bookingMember.member = bronze;
	memory.memberCoupons.held.avail = [couponOf(1)];
	const viewModel = new SubscribeViewModel(app, new PurchaseViewModel(app.use, 0));
	viewModel.restore({ ...nothing, ...snapshot });
	const calls = { view: 0, subscribe: 0 };
	const { memberships } = memory;
	const [view, subscribe] = [memberships.view.bind(memberships), memberships.subscribe.bind(memberships)];
	memberships.view = async () => {
		calls.view += 1;
		return view();
	};
	memberships.subscribe = async (...asked) => {
		calls.subscribe += 1;
		return subscribe(...asked);
	};
	return { memory, viewModel, calls };
}

/** A screen with everything that payment needs, opened or only preloaded. */
async function ready(isOpened = true) {
	const parts = stage({ authKey: "sba_1" });
	const { viewModel } = parts;
	const stop = isOpened ? viewModel.activate() : () => undefined;
	if (!isOpened) await viewModel.load();
	await expect.poll(() => viewModel.hasReturned).toBe(true);
	viewModel.choose("Gold");
	viewModel.agree(true);
	return { ...parts, stop };
}

describe("the subscribe page", () => {
	it("shows no member data and does nothing before it has loaded [SUBS-14]", async () => {
		const { viewModel, memory } = stage();
		const { isUpgrade, cardName, coupons, couponsInOrder } = viewModel;
		expect([isUpgrade, cardName, coupons, couponsInOrder]).toEqual([false, null, [], 0]);
		await viewModel.enterCard();
		expect([memory.windows.left, viewModel.card.problem, viewModel.hasReturned]).toEqual([[], null, false]);
		expect(await viewModel.purchase.askAgain()).toBeNull();
	});

	it("loads nothing for a visitor [DEC-029]", async () => {
		const { viewModel, calls } = stage({}, false);
		viewModel.activate();
		await settled();
		expect([calls.view, viewModel.content]).toEqual([0, null]);
	});

	it("reports a failure to load, and does not count a plain visit as a return from the provider [DEC-174]", async () => {
		const { viewModel, memory } = stage({ returnPath: "/products/3" });
		memory.memberships.failure = { kind: "unreachable" };
		await viewModel.load();
		expect([viewModel.hasFailed, viewModel.content]).toEqual([true, null]);
		memory.memberships.failure = null;
		await viewModel.load();
		expect([viewModel.hasFailed, viewModel.hasReturned, viewModel.content?.returnPath]).toEqual([
			false,
			false,
			"/products/3",
		]);
	});

	it("registers no card for a member with nothing to buy [DEC-071, DEC-174]", async () => {
		const { viewModel, memory } = stage({ authKey: "sba_1" });
		memory.memberships.subscription = subscriptionOf("Gold", stayDateOf("2026-11-01"));
		await viewModel.load();
		expect([viewModel.card.kept, memory.memberships.cards.size, viewModel.hasReturned]).toEqual([
			null,
			0,
			true,
		]);
	});

	it("leaves for card registration once for two presses, and clears the previous error [DEC-174]", async () => {
		const { viewModel, memory } = stage({ isCardCancelled: true });
		await viewModel.load();
		expect(viewModel.card.problem).not.toBeNull();
		await viewModel.enterCard();
		expect([viewModel.card.isBusy, viewModel.card.problem]).toEqual([true, null]);
		await viewModel.enterCard();
		expect(memory.windows.left).toHaveLength(1);
		viewModel.card.returned();
		const keeping = viewModel.card.register("sba_1");
		expect(viewModel.card.isBusy).toBe(true);
		await keeping;
		expect(viewModel.card.isBusy).toBe(false);
	});

	it("saves the choice only while the page is open and nothing is bought [DEC-174]", async () => {
		const left = await ready();
		left.stop();
		left.viewModel.agree(false);
		expect(left.memory.membershipDrafts.read()).toMatchObject({ plan: "Gold", hasAgreed: true });
		const done = await ready();
		const written: unknown[] = [];
		const { membershipDrafts } = done.memory;
		const write = membershipDrafts.write.bind(membershipDrafts);
		membershipDrafts.write = (draft) => {
			written.push(draft);
			write(draft);
		};
		await done.viewModel.pay();
		done.viewModel.agree(false);
		done.viewModel.choose("Silver");
		await settled();
		// Written once, by the purchase.
		expect([written, membershipDrafts.read()]).toEqual([[null], null]);
	});
});

describe("paying for a membership", () => {
	it("is observable in all its state", () => {
		const purchase = new PurchaseViewModel(screenApp().app.use);
		for (const key of ["stage", "isBusy", "problem", "bought"])
			expect([key, isObservableProp(purchase, key)]).toEqual([key, true]);
	});

	it("runs once for two presses, for a new plan, whether or not the page was shown [SUBS-04]", async () => {
		for (const isOpened of [true, false]) {
			const { viewModel, memory, calls } = await ready(isOpened);
			memory.memberships.unknowns = 1;
			const paying = Promise.all([viewModel.pay(), viewModel.pay()]);
			expect([viewModel.purchase.isBusy, viewModel.purchase.problem]).toEqual([true, null]);
			await expect.poll(() => viewModel.purchase.stage).toMatch(/checking|done/);
			expect(await paying).toEqual([true, true]);
			expect([calls.subscribe, viewModel.purchase.stage]).toEqual([2, "done"]);
			expect(memory.memberships.actions[0]).toMatch(/^subscribe Gold /);
		}
	});

	it("reports a pending check while the outcome is unknown, and stops polling after the page is left [DEC-173]", async () => {
		const { viewModel, memory, calls, stop } = await ready();
		memory.memberships.unknowns = 10;
		const { subscribe } = memory.memberships;
		let answer = () => {};
		const arrived = new Promise<void>((go) => {
			answer = go;
		});
		memory.memberships.subscribe = async (...asked) => {
			// The first call is answered immediately, the second when the test says so.
			if (calls.subscribe === 1) await arrived;
			return subscribe(...asked);
		};
		const paying = viewModel.pay();
		await expect.poll(() => viewModel.purchase.stage).toBe("checking");
		expect(await viewModel.purchase.askAgain()).toBeNull();
		stop();
		answer();
		await paying;
		expect([calls.subscribe <= 2, viewModel.purchase.stage]).toEqual([true, "checking"]);
	});

	it("requires a plan, whatever else is given [SUBS-14]", async () => {
		const { viewModel, calls } = stage({ authKey: "sba_1" });
		await viewModel.load();
		viewModel.agree(true);
		expect([viewModel.plan, await viewModel.pay(), calls.subscribe]).toEqual([null, false, 0]);
	});

	it.each<[Failure, boolean, boolean]>([
		[refused("payDeclined"), false, true],
		[{ kind: "signedOut", reason: "refused" }, false, true],
		[refused("silverUsed"), true, true],
		[refused("notFound"), true, false],
	])(
		"after %o reloads only what the server knows better, and keeps a card that is still valid [DEC-069, DEC-074]",
		async (failure, readsAgain, keepsCard) => {
			const { viewModel, memory, calls } = await ready();
			memory.membershipDrafts.path = "/products/3";
			memory.memberships.refusals.push(failure);
			const before = calls.view;
			await viewModel.pay();
			expect([calls.view > before, viewModel.card.kept !== null]).toEqual([readsAgain, keepsCard]);
			expect([viewModel.purchase.stage, viewModel.purchase.isBusy]).toEqual(["choosing", false]);
			expect(memory.membershipDrafts.path).toBe("/products/3");
		},
	);

	it("keeps its content when reloading fails", async () => {
		const { viewModel, memory } = await ready();
		const { content } = viewModel;
		memory.memberships.refusals.push(refused("silverUsed"));
		memory.memberships.failure = { kind: "unreachable" };
		expect(await viewModel.pay()).toBe(true);
		expect(viewModel.content).toBe(content);
	});
});
