import { describe, expect, it, vi } from "vitest";
import { useCases } from "#application/tokens.ts";
import type { Coupon } from "#domain/coupon/Coupon.ts";
import type { ActionKind } from "#domain/navigation/pendingAction.ts";
import type { WishedStay } from "#domain/stay/Stay.ts";
import { resolveFrom } from "#main/containers.ts";
import { noticeOf } from "#tests/support/contentFixtures.ts";
import { memoryContainer, memoryPorts } from "#tests/support/memory/memoryContainer.ts";

function stage() {
	const memory = memoryPorts();
	const use = resolveFrom(memoryContainer(memory));
	return {
		memory,
		run: (kind: ActionKind, id: number) => use(useCases.runPendingAction).execute({ kind, id }),
	};
}

const coupon = { id: 7 } as unknown as Coupon;

describe("an action pending a login", () => {
	it("adds the stay to the wish list, and keeps one that is already there [DEC-094]", async () => {
		const { memory, run } = stage();
		await run("wish", 12);
		expect([...memory.stays.wished]).toEqual([12]);
		await run("wish", 12);
		expect([...memory.stays.wished]).toEqual([12]);
		await vi.waitFor(() => expect(memory.tracker.events).toHaveLength(1));
	});

	it.each([
		["by its name", "호텔 바람결 서면", "호텔 바람결 서면"],
		["without one where the list does not have it", null, ""],
	])("reports the wish-listed stay %s [TRACK-02] [DEC-005]", async (_, name, told) => {
		const { memory, run } = stage();
		if (name) memory.stays.wishable.set(12, { id: 12, name } as WishedStay);
		await run("wish", 12);
		await vi.waitFor(() => expect(memory.tracker.events).toHaveLength(1));
		expect(memory.tracker.events).toEqual([{ kind: "wish", stayId: 12, stayName: told, isWished: true }]);
	});

	it("claims the coupon [DEC-094]", async () => {
		const { memory, run } = stage();
		memory.memberCoupons.offered.set(7, coupon);
		expect((await run("coupon", 7)).ok).toBe(true);
		expect(memory.memberCoupons.held.avail).toEqual([coupon]);
	});

	it.each(["alarm", "eventGiveaway"] as const)("applies for %s [DEC-094]", async (kind) => {
		const { memory, run } = stage();
		memory.advanceNotices.notices = [noticeOf(3)];
		await run(kind, 3);
		expect(memory.advanceNotices.applied).toEqual([{ id: 3, kind }]);
	});

	it("claims the coupon pack first, then applies for the alarm [DEC-094]", async () => {
		const { memory, run } = stage();
		memory.memberCoupons.packCodes.set("9", [coupon]);
		memory.advanceNotices.notices = [noticeOf(9)];
		await run("couponPackWithAlarm", 9);
		expect(memory.memberCoupons.held.avail).toEqual([coupon]);
		expect(memory.advanceNotices.applied).toEqual([{ id: 9, kind: "alarm" }]);
	});

	it("explains why a coupon pack is refused, and then does not apply for the alarm [ERR-ACT-01] [DEC-094]", async () => {
		const { memory, run } = stage();
		expect((await run("couponPackWithAlarm", 9)).ok).toBe(false);
		expect(memory.dialogs.said).toEqual(["사용할 수 없는 쿠폰입니다."]);
		expect(memory.advanceNotices.applied).toEqual([]);
	});

	it("opens the booking form with the chosen plan [DEC-094]", async () => {
		const { memory, run } = stage();
		await memory.pageNavigation.go("/products/12/options?rateplan=3&adtCnt=2");
		await run("booking", 12);
		expect(memory.pageNavigation.current()).toBe("/booking/12?rateplan=3&adtCnt=2");
	});

	it("passes on a failure [DEC-094]", async () => {
		const { memory, run } = stage();
		memory.stays.failure = { kind: "unreachable" };
		expect(await run("wish", 12)).toEqual({ ok: false, error: { kind: "unreachable" } });
		expect(memory.tracker.events).toEqual([]);
	});
});
