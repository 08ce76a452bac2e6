import { describe, expect, it } from "vitest";
import { HttpLinkedOrders } from "#adapters/http/HttpLinkedOrders.ts";
import { useCases } from "#application/tokens.ts";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import type { PaidOrder } from "#domain/payment/PaymentOutcome.ts";
import { invariant } from "#domain/shared/invariant.ts";
import type { Result } from "#domain/shared/Result.ts";
import { resolveFrom } from "#main/containers.ts";
import type { NewMember } from "#ports/AccountCalls.ts";
import { callsWithExample } from "#tests/support/contractExamples.ts";
import { memoryContainer, memoryPorts } from "#tests/support/memory/memoryContainer.ts";

const gold: CachedMember = { name: "박지우", grade: "Gold", type: "N", corpName: null };
const newMember: NewMember = {
	email: "new@example.com",
	emailCertId: "e",
	password: "Awesome1!",
	social: null,
	name: "김하늘",
	phone: "01012345678",
	phoneCertId: "p",
	agreesToMarketing: false,
};

function stage() {
	const memory = memoryPorts();
	return { memory, use: resolveFrom(memoryContainer(memory)), events: memory.tracker.events };
}

async function taken<T>(answer: Promise<Result<T, unknown>>): Promise<T> {
	const result = await answer;
	invariant(result.ok, "the contract's example can be read");
	return result.value;
}

const settled = () => new Promise((done) => setTimeout(done));

describe("tracking", () => {
	it("reports a wish that was added or removed, but not one that failed or awaits a login [TRACK-02]", async () => {
		const { memory, use, events } = stage();
		await use(useCases.toggleWish).execute(12, "서울 호텔");
		memory.currentVisitor.entered(gold);
		await use(useCases.toggleWish).execute(12, "서울 호텔");
		await use(useCases.toggleWish).execute(12, "서울 호텔");
		memory.stays.failure = { kind: "unreachable" };
		await use(useCases.toggleWish).execute(12, "서울 호텔");
		expect(events).toEqual([
			{ kind: "wish", stayId: 12, stayName: "서울 호텔", isWished: true },
			{ kind: "wish", stayId: 12, stayName: "서울 호텔", isWished: false },
		]);
	});

	it.each([
		[null, "email"],
		[{ provider: "kakao", ticket: "t" } as const, "kakao"],
	])("reports a sign-up with its method [TRACK-02] (%#)", async (social, method) => {
		const { use, events } = stage();
		expect((await use(useCases.signUp).execute({ ...newMember, social })).ok).toBe(true);
		expect(events).toEqual([{ kind: "signUp", method }]);
	});

	it("reports a successful account deletion [TRACK-02]", async () => {
		const { use, events } = stage();
		expect((await use(useCases.withdraw).execute()).ok).toBe(true);
		expect(events).toEqual([{ kind: "withdraw" }]);
	});

	it("reports a purchase once, however often its receipt is opened [TRACK-02] [DEC-005]", async () => {
		const { memory, use, events } = stage();
		const booking = await taken(
			new HttpLinkedOrders(callsWithExample("viewBookByNumber").calls).detail("AW1"),
		);
		const paid: PaidOrder = {
			outcome: "approved",
			orderNumber: booking.orderNumber,
			orderProductId: booking.product.orderProductId,
			stayName: booking.product.stayName,
			status: "confirm",
			validUntil: null,
			payment: booking.payment,
			lines: booking.priceLines,
			digest: booking.priceDigest,
		};
		const paidAt = memory.clock.now() - 1000;
		memory.linkedOrders.booking = booking;
		const open = async (changes: Partial<PaidOrder>) => {
			memory.payments.paid = { ...paid, payment: { ...paid.payment, paidAt }, ...changes };
			await use(useCases.viewPaidOrder).execute(paid.orderNumber);
			await settled();
		};
		await open({ outcome: "unknown" });
		await open({ payment: { ...paid.payment, paidAt: paidAt - 86_400_000 } });
		expect(events).toEqual([]);
		await open({});
		await open({});
		expect(events).toEqual([
			{
				kind: "purchase",
				orderNumber: paid.orderNumber,
				stayId: booking.product.stayId,
				ratePlanId: booking.product.ratePlanId,
				total: paid.payment.totalAmount,
				method: paid.payment.method,
			},
		]);
	});
});
