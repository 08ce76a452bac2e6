import { describe, expect, it } from "vitest";
import { useCases } from "#application/tokens.ts";
import type { BookingDetail, LinkedOrder } from "#domain/booking/Booking.ts";
import type { ThemeContent } from "#domain/content/Theme.ts";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { resolveFrom } from "#main/containers.ts";
import { noticeOf } from "#tests/support/contentFixtures.ts";
import { memoryContainer, memoryPorts } from "#tests/support/memory/memoryContainer.ts";

const condition = defaultCondition(stayDateOf("2026-11-25"));
const theme: ThemeContent = { id: 2, title: "한옥에서 보내는 밤", imageUrl: null, html: "<p>처마</p>" };
const network: Failure = { kind: "unreachable" };
const orderNumber = "AW2611207K3QXZ9B2M4TF";
const order: LinkedOrder = {
	orderNumber,
	confirmationNumber: null,
	startDate: null,
	isSelectable: true,
	status: "pending",
};

function stage() {
	const memory = memoryPorts();
	return { memory, use: resolveFrom(memoryContainer(memory)) };
}

const member = { name: "홍길동", grade: "Bronze", type: "N", corpName: null } as const;

describe("themes", () => {
	it("are returned with their stays, or without them when these cannot be loaded [SCREEN-10]", async () => {
		const { memory, use } = stage();
		memory.themes.themes = [theme];
		memory.themes.staysByTheme.set(2, []);
		const view = () => use(useCases.viewTheme).execute({ id: 2, condition });
		expect(await view()).toEqual({ ok: true, value: { content: theme, stays: [] } });
		memory.themes.staysFailure = network;
		expect(await view()).toEqual({ ok: true, value: { content: theme, stays: null } });
	});

	it("are not found for an unknown id [DEC-024]", async () => {
		const { use } = stage();
		const answer = await use(useCases.viewTheme).execute({ id: 9, condition });
		expect(answer).toEqual({ ok: false, error: refused("notFound") });
	});
});

describe("applying and claiming as a visitor", () => {
	it.each([
		["alarm", "/advance-notice"],
		["eventGiveaway", "/events/1"],
	] as const)("redirects to login with the %s to run on return [DEC-094]", async (kind, page) => {
		const { memory, use } = stage();
		await memory.pageNavigation.go(page);
		const answer = await use(useCases.applyAdvanceNotice).execute({ id: 3, kind });
		expect(answer).toEqual({ ok: false, error: { kind: "loginNeeded" } });
		expect(memory.advanceNotices.applied).toEqual([]);
		const login = new URL(memory.pageNavigation.current(), "http://page.invalid");
		expect(login.pathname).toBe("/login");
		expect(login.searchParams.get("returnUrl")).toBe(`${page}?type=${kind}&idx=3`);
	});

	it("claims the coupon at once as a member, and after login as a visitor [DEC-094] [DEC-171]", async () => {
		const { memory, use } = stage();
		await memory.pageNavigation.go("/events/1");
		expect(await use(useCases.takeCoupon).execute(5)).toMatchObject({ error: { kind: "loginNeeded" } });
		expect(memory.pageNavigation.current()).toContain(encodeURIComponent("type=coupon&idx=5"));
		memory.currentVisitor.entered(member);
		memory.advanceNotices.notices = [noticeOf(3)];
		expect(await use(useCases.takeCoupon).execute(5)).toMatchObject({ error: { kind: "notFound" } });
		expect(await use(useCases.applyAdvanceNotice).execute({ id: 3, kind: "alarm" })).toMatchObject({
			ok: true,
		});
	});
});

describe("a linked order", () => {
	it("is not requested for an invalid order number [DEC-085]", async () => {
		const { memory, use } = stage();
		const answer = await use(useCases.viewLinkedOrder).execute("1 OR 1=1");
		expect(answer).toEqual({ ok: false, error: refused("notFound") });
		expect(memory.linkedOrders.views).toBe(0);
	});

	it("is shown without its booking when that cannot be loaded [DEC-152]", async () => {
		const { memory, use } = stage();
		const view = () => use(useCases.viewLinkedOrder).execute(orderNumber);
		expect(await view()).toEqual({ ok: false, error: refused("notFound") });
		memory.linkedOrders.order = order;
		expect(await view()).toEqual({ ok: true, value: { order, booking: null } });
		const booking = { orderNumber } as BookingDetail;
		memory.linkedOrders.booking = booking;
		expect(await view()).toEqual({ ok: true, value: { order, booking } });
	});
});
