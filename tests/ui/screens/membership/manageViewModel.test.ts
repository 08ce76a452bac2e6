import { describe, expect, it } from "vitest";
import { refused } from "#domain/failure/Failure.ts";
import { refusals } from "#domain/failure/refusals.ts";
import { cachedMemberOf } from "#domain/member/CachedMember.ts";
import type { Subscription } from "#domain/membership/Subscription.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { bronze, corporate, subscriptionOf } from "#tests/support/membershipFixtures.ts";
import type { MemoryPorts } from "#tests/support/memory/memoryContainer.ts";
import { prove } from "#tests/support/prove.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { type ManageSnapshot, ManageViewModel } from "#ui/screens/membership-manage/ManageViewModel.ts";

const nothing: ManageSnapshot = { authKey: null, isCardCancelled: false };
const path = "/membership/awesome/management";

/** Builds the screen; today is 2026-11-25. */
async function stage(
	subscription: Subscription | null,
	{
		account = bronze,
		snapshot = nothing,
		failure = null as "declined" | null,
		prepare = (_: MemoryPorts) => {},
	} = {},
) {
	const { app, memory } = screenApp({ signedIn: true, member: cachedMemberOf(account) });
	memory.bookingMember.member = account;
	memory.memberships.subscription = subscription;
	prepare(memory);
	const viewModel = new ManageViewModel(app);
	viewModel.restore(failure ? { ...snapshot, authKey: failure } : snapshot);
	const stop = viewModel.activate();
	await expect.poll(() => viewModel.membership.isBusy || viewModel.isRegistering).toBe(false);
	return { app, memory, viewModel, stop };
}

const silver = (changes: Partial<Subscription> = {}) =>
	subscriptionOf("Silver", stayDateOf("2026-11-01"), changes);
const gold = (begun: string, changes: Partial<Subscription> = {}) =>
	subscriptionOf("Gold", stayDateOf(begun), changes);

describe("managing a membership", () => {
	const none = { canCancel: false, canUpgrade: false, canWithdraw: false, canChangeCard: false };

	it.each([
		["active Silver", silver(), { ...none, canCancel: true, canUpgrade: true, canChangeCard: true }],
		[
			"Silver cancelled to the end of its term",
			silver({ state: "CANCEL_REQUEST", nextCharge: null }),
			{ ...none, canUpgrade: true },
		],
		["Silver ended by failed charges", silver({ state: "CANCEL_PAYMENT", nextCharge: null }), none],
		["Silver upgraded to Gold", silver({ state: "CANCEL_UPGRADE", nextCharge: null }), none],
		["Silver after its term", silver({ state: "CANCEL", nextCharge: null }), none],
		[
			"Gold on its seventh day",
			gold("2026-11-18"),
			{ ...none, canCancel: true, canWithdraw: true, canChangeCard: true },
		],
		[
			"Gold that has been used for a booking",
			gold("2026-11-18", { isWithdrawable: false }),
			{ ...none, canCancel: true, canChangeCard: true },
		],
		["Gold on its eighth day", gold("2026-11-17"), { ...none, canCancel: true, canChangeCard: true }],
		["Gold withdrawn", gold("2026-11-18", { state: "WITHDRAW", nextCharge: null }), none],
	] as const)(
		"%s: allows exactly these actions [SUBS-01, SUBS-07, SUBS-12, SUBS-13, SUBS-15, DEC-073, DEC-074]",
		async (_, subscription, actions) => {
			const { viewModel } = await stage(subscription);
			expect(viewModel.actions).toEqual(actions);
		},
	);

	it("lets a corporate member manage a running membership, but buy nothing [DEC-065, DEC-071]", async () => {
		const { viewModel } = await stage(silver(), { account: corporate });
		expect(viewModel.actions).toMatchObject({ canUpgrade: false, canCancel: true, canChangeCard: true });
		expect(viewModel.offer).toMatchObject({ kind: "corporate", isRunning: true });
	});

	it("offers no action to a member who never had a membership", async () => {
		const { memory, viewModel } = await stage(null);
		let asked = 0;
		const count = async () => {
			asked += 1;
			return err(refused("notFound"));
		};
		Object.assign(memory.memberships, { cancel: count, withdraw: count });
		expect([viewModel.subscription, viewModel.actions, viewModel.withdrawUntil]).toEqual([null, none, null]);
		await viewModel.cancel();
		await viewModel.withdraw();
		expect([asked, viewModel.done, viewModel.refusal]).toEqual([0, null, null]);
	});

	it("cancels to the end of the term, and says how long the benefits last [SUBS-07]", async () => {
		const { viewModel } = await stage(silver());
		viewModel.ask("cancel");
		await Promise.all([viewModel.cancel(), viewModel.cancel()]);
		expect(viewModel.subscription?.state).toBe("CANCEL_REQUEST");
		expect([viewModel.question, viewModel.done]).toEqual([
			null,
			"해지를 예약했어요. 2026.11.30까지 혜택을 이용할 수 있어요.",
		]);
	});

	it("promises no benefits when the term is over and its charge is being retried [SUBS-07, DEC-072]", async () => {
		const { viewModel } = await stage(silver({ termEnd: stayDateOf("2026-11-24"), failedCharges: 1 }));
		expect(viewModel.isTermOver).toBe(true);
		await viewModel.cancel();
		expect(viewModel.done).toBe("해지했어요. 이용 기간이 끝나 혜택도 곧 끝나요.");
	});

	it("refunds Gold in full until the seventh day, and reports the outcome [SUBS-12, DEC-073]", async () => {
		const { memory, viewModel } = await stage(gold("2026-11-18"));
		expect(viewModel.withdrawUntil).toBe("2026-11-25");
		memory.memberships.unknowns = 1;
		await viewModel.withdraw();
		expect(viewModel.done).toContain("확인하고 있어요");
		await viewModel.withdraw();
		expect(viewModel.done).toContain("19,000원");
		expect([viewModel.subscription?.state, viewModel.withdrawUntil]).toEqual(["WITHDRAW", null]);
	});

	it("offers no withdrawal for Silver, nor after the seventh day [SUBS-12, SUBS-13]", async () => {
		expect((await stage(silver({ anchor: stayDateOf("2026-11-24") }))).viewModel.withdrawUntil).toBeNull();
		expect((await stage(gold("2026-11-17"))).viewModel.withdrawUntil).toBeNull();
	});

	it("shows the server's reason when an action is rejected [ERR-HTTP-08]", async () => {
		const { memory, viewModel } = await stage(gold("2026-11-18"));
		memory.memberships.refusals.push(refused("withdrawClosed"), refused("serverError"));
		await viewModel.withdraw();
		expect(viewModel.refusal).toBe(refusals.withdrawClosed.message);
		await viewModel.cancel();
		expect(viewModel.refusal).toContain("잠시 후");
	});

	it("changes the card for the next charge and removes the key from the address [SUBS-15, DEC-076]", async () => {
		const { memory, viewModel } = await stage(silver(), { snapshot: { ...nothing, authKey: "sba_1" } });
		expect(viewModel.subscription?.cardName).toBe("신한카드 ****-0001");
		expect(viewModel.done).toBe("결제 카드를 변경했어요. (신한카드 ****-0001)");
		expect(memory.pageNavigation.visited.at(-1)).toBe(path);
		const entered = viewModel.enterCard();
		expect(memory.windows.left).toEqual([]);
		await prove(viewModel.proof);
		await entered;
		await viewModel.enterCard();
		expect(memory.windows.left).toEqual([
			`/pg/sandbox/card?customerKey=me&returnPath=${encodeURIComponent(path)}`,
		]);
		viewModel.returned();
		expect(viewModel.isRegistering).toBe(false);
	});

	it("does not name a card for which the provider gave no name [SUBS-15]", async () => {
		const { viewModel } = await stage(silver(), {
			snapshot: { ...nothing, authKey: "sba_1" },
			prepare: ({ memberships }) => {
				memberships.useCard = () => ok(silver({ cardName: null }));
			},
		});
		expect(viewModel.done).toBe("결제 카드를 변경했어요.");
	});

	it("keeps the card when no other was given or it was declined [SUBS-15]", async () => {
		const cancelled = await stage(silver(), { snapshot: { ...nothing, isCardCancelled: true } });
		expect(cancelled.viewModel.refusal).toContain("그대로");
		const { viewModel } = await stage(silver(), { failure: "declined" });
		expect(viewModel.refusal).toBe(refusals.payDeclined.message);
		expect(viewModel.subscription?.cardName).toBe("신한카드 ****-1234");
	});

	it.each([
		["on the due date", "2026-11-24", 0, "2026-11-24"],
		["a day later for each failed attempt", "2026-11-24", 2, "2026-11-26"],
		["never after three failed attempts", "2026-11-24", 3, null],
		["never without a due charge", null, 0, null],
	])("shows when the card is charged: %s [DEC-072]", async (_, due, failedCharges, expected) => {
		const nextCharge = due === null ? null : stayDateOf(due);
		expect((await stage(silver({ nextCharge, failedCharges }))).viewModel.chargeOn).toBe(expected);
	});
});
