import { describe, expect, it } from "vitest";
import { membershipManageCopy } from "#copy/membershipManage.ts";
import { refused } from "#domain/failure/Failure.ts";
import { cachedMemberOf } from "#domain/member/CachedMember.ts";
import type { Subscription } from "#domain/membership/Subscription.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { bronze, subscriptionOf } from "#tests/support/membershipFixtures.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { type ManageSnapshot, ManageViewModel } from "#ui/screens/membership-manage/ManageViewModel.ts";

const path = "/membership/awesome/management";

/** Builds the screen; today is 2026-11-25. */
function stage(subscription: Subscription | null, changes: Partial<ManageSnapshot> = {}) {
	const { app, memory } = screenApp({ signedIn: true, member: cachedMemberOf(bronze) });
	memory.bookingMember.member = bronze;
	memory.memberships.subscription = subscription;
	const went: unknown[][] = [];
	app.navigation.attach({
		state: { location: { pathname: path, search: "" } },
		navigate: async (...step) => void went.push(step),
		revalidate: async () => undefined,
	});
	const viewModel = new ManageViewModel(app);
	viewModel.restore({ authKey: null, isCardCancelled: false, ...changes });
	const opened = async () => {
		viewModel.activate();
		await expect.poll(() => viewModel.membership.isBusy || viewModel.isRegistering).toBe(false);
		await expect.poll(() => viewModel.membership.value).not.toBeNull();
	};
	return { memory, viewModel, went, opened };
}

const gold = (paidOn: string, changes: Partial<Subscription> = {}) =>
	subscriptionOf("Gold", stayDateOf(paidOn), changes);
const silver = () => subscriptionOf("Silver", stayDateOf("2026-11-01"));

describe("membership management", () => {
	it("shows and does nothing before the membership has loaded [ROUTE-14]", async () => {
		const { memory, viewModel } = stage(gold("2026-11-18"));
		expect([viewModel.subscription, viewModel.offer, viewModel.withdrawUntil, viewModel.chargeOn]).toEqual([
			null,
			null,
			null,
			null,
		]);
		expect(Object.values(viewModel.actions)).toEqual([false, false, false, false]);
		await viewModel.enterCard();
		expect([viewModel.isRegistering, viewModel.proof.isOpen, memory.windows.left]).toEqual([
			false,
			false,
			[],
		]);
	});

	it.each([
		["in use", gold("2026-11-18"), "2026-11-25"],
		["cancelled to the end of its term", gold("2026-11-18", { state: "CANCEL_REQUEST" }), "2026-11-25"],
		["unpaid", gold("2026-11-18", { state: "CANCEL_PAYMENT" }), null],
		["never paid", gold("2026-11-18", { lastPaidOn: null }), null],
	])("shows until when Gold can be withdrawn from: %s [SUBS-12, DEC-073]", async (_, subscription, day) => {
		const { viewModel, opened } = stage(subscription);
		await opened();
		expect(viewModel.withdrawUntil).toBe(day);
	});

	it("counts the withdrawal period from the last charge, else from the first day of the term [SUBS-12, DEC-073]", async () => {
		const can = async (changes: Partial<Subscription>) => {
			const { viewModel, opened } = stage(gold("2026-11-20", changes));
			await opened();
			return viewModel.actions.canWithdraw;
		};
		const [long, late] = [stayDateOf("2025-11-20"), stayDateOf("2026-11-20")];
		expect(await can({ lastPaidOn: late, termStart: long })).toBe(true);
		expect(await can({ lastPaidOn: long, termStart: late })).toBe(false);
		expect(await can({ lastPaidOn: null, termStart: late })).toBe(true);
	});

	it("says that the card is unchanged only after a cancelled change, and clears that mark from the address [SUBS-15]", async () => {
		const plain = stage(silver());
		await plain.opened();
		expect([plain.viewModel.refusal, plain.went]).toEqual([null, []]);
		const back = stage(silver(), { isCardCancelled: true });
		await back.opened();
		expect(back.viewModel.refusal).toBe(membershipManageCopy.cardCancelled);
		expect(back.went).toEqual([[path, { replace: true }]]);
	});

	it("is busy while a card is being changed, and replaces its own history entry [SUBS-15, DEC-076]", async () => {
		const { viewModel, opened, went } = stage(silver(), { authKey: "sba_1" });
		const opening = opened();
		expect(viewModel.isRegistering).toBe(true);
		await opening;
		await expect.poll(() => went).toEqual([[path, { replace: true }]]);
	});

	it("asks for confirmation, acts once for two presses, and clears the message of the previous action [SUBS-07]", async () => {
		const { memory, viewModel, opened } = stage(silver());
		await opened();
		viewModel.ask("cancel");
		expect(viewModel.question).toBe("cancel");
		memory.memberships.refusals.push(refused("serverError"));
		await viewModel.cancel();
		expect([viewModel.question, viewModel.refusal === null]).toEqual([null, false]);
		const acting = Promise.all([viewModel.cancel(), viewModel.cancel()]);
		expect([viewModel.refusal, viewModel.done]).toEqual([null, null]);
		await acting;
		expect([viewModel.refusal, viewModel.done === null]).toEqual([null, false]);
		expect(memory.memberships.actions).toHaveLength(2);
	});
});
