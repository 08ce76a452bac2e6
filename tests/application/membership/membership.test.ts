import { describe, expect, it } from "vitest";
import { useCases } from "#application/tokens.ts";
import { refused } from "#domain/failure/Failure.ts";
import { cachedMemberOf } from "#domain/member/CachedMember.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { resolveFrom } from "#main/containers.ts";
import { bronze, couponOf, subscriptionOf } from "#tests/support/membershipFixtures.ts";
import { memoryContainer, memoryPorts } from "#tests/support/memory/memoryContainer.ts";

const owner = "/pg/sandbox/card?customerKey=me";
const purchase = { owner, plan: "Gold", isUpgrade: false, cardId: 1 } as const;
const lost = { kind: "unreachable" } as const;

function stage() {
	const memory = memoryPorts();
	memory.bookingMember.member = bronze;
	memory.memberships.cards.set(1, "신한카드 ****-0001");
	return { memory, use: resolveFrom(memoryContainer(memory)) };
}

const keysOf = (actions: readonly string[]) => actions.map((action) => action.split(" ").at(-1));

describe("buying a membership", () => {
	it("rereads the member, so that header and prices update at once [SUBS-04, DEC-077]", async () => {
		const { memory, use } = stage();
		memory.sessionCalls.viewMember = async () => ({ ok: true, value: { ...bronze, grade: "Gold" } });
		const bought = await use(useCases.buyMembership).execute(purchase);
		expect(bought).toMatchObject({ ok: true, value: { kind: "approved", subscription: { plan: "Gold" } } });
		expect(memory.currentVisitor.member?.grade).toBe("Gold");
		expect(memory.memberCache.member?.grade).toBe("Gold");
		expect(memory.membershipDrafts.attempt()).toBeNull();
	});

	it("reuses one key until the outcome is known, even after a lost response or a reload [DEC-173, DEC-174]", async () => {
		const { memory, use } = stage();
		memory.memberships.refusals.push(lost, refused("serverError"), refused("tooManyCalls"));
		memory.memberships.unknowns = 1;
		for (const kind of ["unknown", "unknown", "unknown", "unknown", "approved"]) {
			const bought = await use(useCases.buyMembership).execute(purchase);
			expect(bought).toMatchObject({ ok: true, value: { kind } });
		}
		expect(new Set(keysOf(memory.memberships.actions)).size).toBe(1);
	});

	it("takes a new key after a refusal and for a different purchase [DEC-173]", async () => {
		const { memory, use } = stage();
		memory.memberships.refusals.push(refused("payDeclined"));
		expect(await use(useCases.buyMembership).execute(purchase)).toEqual({
			ok: false,
			error: refused("payDeclined"),
		});
		memory.memberships.unknowns = 1;
		await use(useCases.buyMembership).execute(purchase);
		await use(useCases.buyMembership).execute({ ...purchase, plan: "Silver" });
		expect(new Set(keysOf(memory.memberships.actions)).size).toBe(3);
	});

	it("upgrades with the current card or with another [DEC-074]", async () => {
		const { memory, use } = stage();
		const upgrade = { ...purchase, isUpgrade: true };
		await use(useCases.buyMembership).execute({ ...upgrade, cardId: null });
		await use(useCases.buyMembership).execute(upgrade);
		expect(memory.memberships.actions.map((action) => action.split(" ").slice(0, 2))).toEqual([
			["upgrade", "null"],
			["upgrade", "1"],
		]);
	});
});

describe("opening the subscribe screen", () => {
	it("returns the coupons and this member's earlier choices, but not another member's [SUBS-14, DEC-075]", async () => {
		const { memory, use } = stage();
		memory.memberCoupons.held.avail = [couponOf(1)];
		const draft = { owner, plan: "Gold", hasAgreed: true, card: null } as const;
		const attempt = { ...purchase, key: "12345678" };
		memory.membershipDrafts.write(draft);
		memory.membershipDrafts.saveAttempt(attempt);
		const open = () => use(useCases.openSubscribe).execute({ returnPath: null, isBack: false });
		expect(await open()).toMatchObject({ value: { draft, attempt, coupons: [{ id: 1 }] } });
		memory.memberships.cardRegistrationUrl = "/pg/sandbox/card?customerKey=other";
		expect(await open()).toMatchObject({ value: { draft: null, attempt: null } });
	});

	it("fails when the coupons cannot be loaded, except for a Gold member [SUBS-14]", async () => {
		const { memory, use } = stage();
		memory.memberCoupons.list = async () => ({ ok: false, error: lost });
		const open = () => use(useCases.openSubscribe).execute({ returnPath: null, isBack: false });
		expect((await open()).ok).toBe(false);
		memory.memberships.subscription = subscriptionOf("Gold", stayDateOf("2026-11-01"));
		expect(await open()).toMatchObject({ ok: true, value: { offer: { kind: "gold" }, coupons: [] } });
	});

	it("remembers the return page: the given one, or else the last stay viewed [STORE-06, DEC-118]", async () => {
		const { memory, use } = stage();
		const backTo = async (returnPath: string | null, isBack = false) => {
			const answer = await use(useCases.openSubscribe).execute({ returnPath, isBack });
			return answer.ok && answer.value.returnPath;
		};
		const visited = (lastVisited: string) => memory.visits.saveHistory({ lastVisited, urls: [] });
		expect(await backTo(null)).toBeNull();
		visited("/products/3?adtCnt=2");
		expect(await backTo("/booking/3?rooms=1")).toBe("/booking/3?rooms=1");
		expect(await backTo(null)).toBe("/products/3?adtCnt=2");
		visited("/mypage");
		expect(await backTo(null, true)).toBe("/products/3?adtCnt=2");
		expect(await backTo(null)).toBeNull();
	});
});

describe("membership cards", () => {
	it("are entered at the provider, which returns to the page [DEC-174]", async () => {
		const { memory, use } = stage();
		await use(useCases.leaveForCard).execute({ registrationUrl: owner, returnPath: "/a/b?c=1" });
		await use(useCases.leaveForCard).execute({ registrationUrl: "/pg/x", returnPath: "/a" });
		expect(memory.windows.left).toEqual([`${owner}&returnPath=%2Fa%2Fb%3Fc%3D1`, "/pg/x?returnPath=%2Fa"]);
	});

	it("are registered once per authKey, with a key the contract allows [DEC-173, DEC-174]", async () => {
		const { memory, use } = stage();
		for (const authKey of ["sba_1", "sba_1", `${"x".repeat(299)}=`]) {
			await use(useCases.registerCard).execute(authKey);
		}
		const keys = memory.savedCards.registered.map(({ key }) => key);
		expect(keys[0]).toBe(keys[1]);
		for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
	});

	it("are used from the next charge once stored, and a refused one changes nothing [SUBS-15, DEC-076]", async () => {
		const { memory, use } = stage();
		memory.memberships.subscription = subscriptionOf("Silver", stayDateOf("2026-11-01"));
		expect(await use(useCases.changeCard).execute("sba_1")).toMatchObject({
			value: { cardName: "신한카드 ****-0002" },
		});
		expect((await use(useCases.changeCard).execute("declined")).ok).toBe(false);
		expect(memory.memberships.actions).toEqual(["card 2"]);
	});
});

describe("ending a membership", () => {
	it("cancels with a key derived from the subscription [SUBS-07]", async () => {
		const { memory, use } = stage();
		const subscription = subscriptionOf("Silver", stayDateOf("2026-11-01"), { id: 7 });
		memory.memberships.subscription = subscription;
		expect(await use(useCases.cancelMembership).execute(subscription)).toMatchObject({
			value: { state: "CANCEL_REQUEST" },
		});
		expect(memory.memberships.actions).toEqual(["cancel cancel-subscription-7"]);
	});

	it("withdraws with a key derived from the payment, and the member is Bronze at once [SUBS-12, DEC-073]", async () => {
		const { memory, use } = stage();
		const subscription = subscriptionOf("Gold", stayDateOf("2026-11-24"), { id: 7 });
		memory.memberships.subscription = subscription;
		memory.currentVisitor.entered({ ...cachedMemberOf(bronze), grade: "Gold" });
		memory.sessionCalls.viewMember = async () => ({ ok: true, value: bronze });
		memory.memberships.unknowns = 1;
		const withdraw = () => use(useCases.withdrawGold).execute(subscription);
		expect(await withdraw()).toMatchObject({ value: { outcome: "unknown" } });
		expect(memory.currentVisitor.member?.grade).toBe("Gold");
		expect(await withdraw()).toMatchObject({ value: { outcome: "approved", refundAmount: 19_000 } });
		expect(memory.currentVisitor.member?.grade).toBe("Bronze");
		expect(new Set(memory.memberships.actions)).toEqual(new Set(["withdraw withdraw-7-2026-11-24"]));
	});
});

describe("the benefit mall", () => {
	it("makes the member corporate, and updates the page at once [ROLE-04, DEC-066]", async () => {
		const { memory, use } = stage();
		const registration = { corpCode: "HANBIT2026", userName: "홍길동", deptName: "인사팀" };
		expect(await use(useCases.checkCompany).execute("HANBIT2026")).toEqual({ ok: true, value: "한빛상사" });
		expect((await use(useCases.registerBenefit).execute(registration)).ok).toBe(true);
		expect(memory.currentVisitor.member).toMatchObject({ type: "C", corpName: "한빛상사" });
		expect((await use(useCases.registerBenefit).execute({ ...registration, corpCode: "NOBODY" })).ok).toBe(
			false,
		);
	});
});
