import { describe, expect, it } from "vitest";
import { refused } from "#domain/failure/Failure.ts";
import { refusals } from "#domain/failure/refusals.ts";
import { cachedMemberOf } from "#domain/member/CachedMember.ts";
import type { MembershipPlan } from "#domain/membership/Subscription.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { bronze, corporate, couponOf, subscriptionOf } from "#tests/support/membershipFixtures.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { PurchaseViewModel } from "#ui/screens/subscribe/PurchaseViewModel.ts";
import { type SubscribeSnapshot, SubscribeViewModel } from "#ui/screens/subscribe/SubscribeViewModel.ts";

const nothing: SubscribeSnapshot = { plan: null, authKey: null, isCardCancelled: false, returnPath: null };
const path = "/membership/awesome/subscribe";

/** Builds the screen of a Bronze member by default; `open` starts it. */
function stage(snapshot: Partial<SubscribeSnapshot> = {}, account = bronze) {
	const { app, memory } = screenApp({ signedIn: true, member: cachedMemberOf(account) });
	memory.bookingMember.member = account;
	memory.memberCoupons.held.avail = [couponOf(1), couponOf(2)];
	const make = (more: Partial<SubscribeSnapshot> = snapshot) => {
		const viewModel = new SubscribeViewModel(app, new PurchaseViewModel(app.use, 0));
		viewModel.restore({ ...nothing, ...more });
		return viewModel;
	};
	const open = async (more?: Partial<SubscribeSnapshot>) => {
		const viewModel = make(more);
		const stop = viewModel.activate();
		await expect.poll(() => viewModel.content ?? viewModel.hasFailed).toBeTruthy();
		await expect.poll(() => viewModel.card.isBusy).toBe(false);
		return { viewModel, stop };
	};
	return { app, memory, open, make };
}

/** A screen with everything in place to pay. */
async function ready(plan: MembershipPlan = "Gold") {
	const { memory, open, app } = stage();
	const { viewModel, stop } = await open({ authKey: "sba_1" });
	viewModel.choose(plan);
	viewModel.agree(true);
	return { app, memory, viewModel, stop };
}

describe("subscribing to a membership", () => {
	it("lists the coupons that will be lost, and preselects no plan or consent [SUBS-14, DEC-075]", async () => {
		const { memory, open } = stage();
		memory.memberCoupons.held.avail = [
			couponOf(1),
			couponOf(2, { discount: { kind: "percent", percent: 7, limit: null } }),
			couponOf(3, { isAvailable: false, orderPaymentId: 9 }),
		];
		const { viewModel } = await open();
		expect(viewModel.coupons.map(({ id }) => id)).toEqual([1, 2]);
		expect([viewModel.couponsInOrder, viewModel.fixedCouponSum]).toEqual([1, won(5000)]);
		expect([viewModel.plan, viewModel.hasAgreed, viewModel.cardName]).toEqual([null, false, null]);
	});

	it("shows the price, the term and the next charge of a plan [SUBS-08, SUBS-09, SUBS-10]", async () => {
		const { open } = stage();
		const { viewModel } = await open();
		viewModel.choose("Gold");
		expect(viewModel.price).toBe(19_000);
		expect(viewModel.term).toEqual({ first: "2026-11-25", last: "2027-11-24", nextCharge: "2027-11-25" });
		viewModel.choose("Silver");
		expect([viewModel.price, viewModel.term?.nextCharge]).toEqual([1900, "2026-12-25"]);
	});

	it("requires plan, consent and card before anything is charged [SUBS-14, DEC-075]", async () => {
		const { memory, open } = stage();
		const { viewModel } = await open();
		expect(viewModel.error("agree")).toBeNull();
		expect(await viewModel.pay()).toBe(false);
		for (const part of ["plan", "card", "agree"] as const) expect(viewModel.error(part)).not.toBeNull();
		viewModel.choose("Gold");
		viewModel.agree(true);
		expect(await viewModel.pay()).toBe(false);
		expect(memory.memberships.actions).toEqual([]);
	});

	it("leaves for card registration and returns without losing input [DEC-174]", async () => {
		const { memory, open } = stage();
		const first = await open();
		first.viewModel.choose("Silver");
		first.viewModel.agree(true);
		await first.viewModel.enterCard();
		expect(memory.windows.left).toEqual([
			`/pg/sandbox/card?customerKey=me&returnPath=${encodeURIComponent(path)}`,
		]);
		first.stop();
		const { viewModel } = await open({ authKey: "sba_1" });
		expect([viewModel.plan, viewModel.hasAgreed]).toEqual(["Silver", true]);
		expect(viewModel.cardName).toBe("신한카드 ****-0001");
		await expect.poll(() => viewModel.hasReturned).toBe(true);
		expect(viewModel.address).toBe(`${path}?plan=Silver`);
		const reloaded = await open();
		expect(reloaded.viewModel.cardName).toBe("신한카드 ****-0001");
	});

	it("reports that card registration was cancelled or declined [DEC-174, ERR-HTTP-08]", async () => {
		const { open } = stage();
		expect((await open({ isCardCancelled: true })).viewModel.card.problem).toContain("취소");
		const { viewModel } = await open({ authKey: "declined" });
		expect(viewModel.card.problem).toBe(refusals.payDeclined.message);
		expect(viewModel.cardName).toBeNull();
	});

	it("charges once for two presses, and shows what was bought [SUBS-04, DEC-174]", async () => {
		const { memory, viewModel } = await ready();
		await Promise.all([viewModel.pay(), viewModel.pay()]);
		expect(memory.memberships.actions).toHaveLength(1);
		expect(viewModel.purchase).toMatchObject({ stage: "done", isBusy: false, bought: { plan: "Gold" } });
		expect(memory.membershipDrafts.read()).toBeNull();
	});

	it("keeps all input when the card is declined [DEC-074]", async () => {
		const { memory, viewModel } = await ready();
		memory.memberships.refusals.push(refused("payDeclined"));
		await viewModel.pay();
		expect(viewModel.purchase.problem?.title).toBe("결제가 되지 않았어요.");
		expect([viewModel.plan, viewModel.hasAgreed, viewModel.cardName]).toEqual([
			"Gold",
			true,
			"신한카드 ****-0001",
		]);
		await viewModel.pay();
		expect(viewModel.purchase.stage).toBe("done");
	});

	it("never treats an unknown outcome as a failure, but retries it, even after a reload [DEC-173, DEC-174]", async () => {
		const { memory, open } = stage();
		memory.memberships.unknowns = 2;
		memory.membershipDrafts.saveAttempt({
			owner: memory.memberships.cardRegistrationUrl,
			key: "kept-key-1",
			plan: "Gold",
			isUpgrade: false,
			cardId: 1,
		});
		const { viewModel } = await open();
		await expect.poll(() => viewModel.purchase.stage).toBe("done");
		expect(memory.memberships.actions).toEqual(Array(3).fill("subscribe Gold 1 kept-key-1"));
	});

	it("refers to the e-mail when the outcome stays unknown, and can be polled again [DEC-173]", async () => {
		const { memory, viewModel } = await ready();
		memory.memberships.unknowns = 10;
		await viewModel.pay();
		expect(viewModel.purchase.stage).toBe("late");
		await viewModel.askAgain();
		expect(viewModel.purchase.stage).toBe("done");
	});

	it("adopts what the server knows better: Silver was used, the card is gone [SUBS-02, DEC-069]", async () => {
		const { memory, viewModel } = await ready("Silver");
		memory.memberships.isSilverAvailable = false;
		memory.memberships.refusals.push(refused("silverUsed"));
		await viewModel.pay();
		expect(viewModel.purchase.problem?.note).toBe(refusals.silverUsed.message);
		expect([viewModel.content?.offer.plans, viewModel.plan]).toEqual([["Gold"], "Gold"]);
		memory.memberships.refusals.push(refused("notFound"));
		await viewModel.pay();
		expect([viewModel.card.kept, viewModel.card.problem]).toEqual([
			null,
			expect.stringContaining("다시 등록"),
		]);
	});

	it("upgrades Silver with the current card [DEC-074]", async () => {
		const { memory, open } = stage();
		memory.memberships.subscription = subscriptionOf("Silver", stayDateOf("2026-11-01"));
		const { viewModel } = await open();
		expect([viewModel.isUpgrade, viewModel.plan, viewModel.cardName]).toEqual([
			true,
			"Gold",
			"신한카드 ****-1234",
		]);
		viewModel.agree(true);
		await viewModel.pay();
		expect(memory.memberships.actions[0]).toMatch(/^upgrade null /);
	});

	it("offers nothing to Gold and corporate members [DEC-071]", async () => {
		const gold = stage();
		gold.memory.memberships.subscription = subscriptionOf("Gold", stayDateOf("2026-11-01"));
		expect((await gold.open()).viewModel.content?.offer.kind).toBe("gold");
		expect((await stage({}, corporate).open()).viewModel.content?.offer).toEqual({
			kind: "corporate",
			plans: [],
			isRunning: false,
		});
	});

	it("is open to visitors, and keeps their choice for after login [DEC-029]", () => {
		const { app, memory } = screenApp();
		const viewModel = new SubscribeViewModel(app);
		viewModel.restore({ ...nothing, returnPath: "/products/3" });
		const stop = viewModel.activate();
		viewModel.choose("Gold");
		expect([viewModel.isVisitor, viewModel.content]).toEqual([true, null]);
		expect(viewModel.address).toBe(`${path}?plan=Gold&returnUrl=%2Fproducts%2F3`);
		expect(memory.memberships.actions).toEqual([]);
		stop();
	});

	it("reports a failure to load, and loads on a retry", async () => {
		const { memory, open } = stage();
		memory.memberships.failure = { kind: "unreachable" };
		const { viewModel } = await open();
		expect([viewModel.hasFailed, viewModel.content]).toEqual([true, null]);
		memory.memberships.failure = null;
		await viewModel.load();
		expect([viewModel.hasFailed, viewModel.content === null]).toEqual([false, false]);
	});
});
