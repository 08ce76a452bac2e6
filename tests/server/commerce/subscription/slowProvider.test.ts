import { expect, it, vi } from "vitest";
import type { BillingGateway } from "#server/commerce/subscription/BillingGateway.ts";
import { forEachDatabase, quickestEngine } from "#tests/support/databases.ts";
import { buyer, goldPayment, stubbedMemberships } from "#tests/support/stubbedMemberships.ts";

const wait = 10_000;

forEachDatabase((_, open) => {
	it("a member who buys or withdraws is not kept waiting for a provider that does not answer, and learns the outcome by mail [D31, D41, DEC-073]", async () => {
		const world = await stubbedMemberships(await open());
		/** Holds a method of the provider back until it is released. */
		const held = <T>(answer: T) => {
			const { promise, resolve } = Promise.withResolvers<void>();
			return { answer: () => promise.then(() => answer), resolve };
		};
		const declined = held({ kind: "declined", code: "REJECT_CARD_COMPANY" } as const);
		expect(await world.subscribe("Gold", { charge: declined.answer })).toBe("unknown");
		world.clock.pass(wait);
		declined.resolve();
		await vi.waitFor(async () => expect(await world.charge()).toMatchObject({ status: "fail" }));
		await vi.waitFor(async () => expect(await world.subjects()).toHaveLength(1));

		const approval = Promise.withResolvers<void>();
		const charge: BillingGateway["charge"] = async ({ orderId }) => {
			await approval.promise;
			return { kind: "approved", payment: goldPayment(orderId) };
		};
		expect(await world.subscribe("Gold", { charge })).toBe("unknown");
		expect(await world.grade()).toBe("Bronze");
		approval.resolve();
		await vi.waitFor(async () => expect(await world.grade()).toBe("Gold"));

		const refused = held({ kind: "refused", code: "NOT_CANCELABLE_PAYMENT" } as const);
		const withdrawing = world.played({ cancel: refused.answer }).withdraw(buyer);
		expect(await withdrawing).toEqual({ outcome: "unknown", refundAmount: 19_000 });
		world.clock.pass(wait);
		refused.resolve();
		await vi.waitFor(async () => expect(await world.charge()).toMatchObject({ status: "complete" }));
		expect(await world.subjects()).toHaveLength(3);
		expect(await world.grade()).toBe("Gold");
	}, 60_000);
	// The wait is as long with either.
}, quickestEngine);
