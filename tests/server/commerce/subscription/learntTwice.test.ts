import { beforeEach, describe, expect, it } from "vitest";
import { membershipManageCopy } from "#copy/membershipManage.ts";
import type { CancelResult, ConfirmResult } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { leaseMilliseconds } from "#server/commerce/subscription/store/chargeLease.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import {
	buyer,
	goldPayment,
	type StubbedMemberships,
	stubbedMemberships,
} from "#tests/support/stubbedMemberships.ts";

const declined = { kind: "declined", code: "REJECT_CARD_COMPANY" } as const;
const cancelled = { kind: "cancelled", balanceAmount: 0 } as const;
const refused = { kind: "refused", code: "NOT_CANCELABLE" } as const;
const unknown = { kind: "unknown", code: "TIMEOUT" } as const;

const joined = "어썸 골드 멤버십에 가입했어요";
const unpaid = "멤버십 결제가 되지 않았어요";
const returned = "잘못 결제된 금액을 환불했어요";

forEachDatabase((_, open) => {
	let world: StubbedMemberships;
	beforeEach(async () => {
		world = await stubbedMemberships(await open());
	});

	describe("conflicting results of one charge in two processes [D43, DEC-174]", () => {
		it.each([
			["DONE", "approved", "approved", { status: "complete", stray: null }, [joined]],
			["DONE", "declined", "approved", { status: "complete", stray: null }, [joined]],
			["DONE", "unknown", "approved", { status: "complete", stray: null }, [joined]],
			["ABORTED", "declined", "payDeclined", { status: "fail", stray: null }, [unpaid]],
			// Money that arrives late no longer buys anything.
			["ABORTED", "approved", "payDeclined", { status: "fail", stray: "done" }, [unpaid, returned]],
		] as const)(
			"are settled by the first: %s before %s is %s",
			async (first, second, outcome, end, mails) => {
				const charge = async ({ orderId }: { readonly orderId: string }): Promise<ConfirmResult> => {
					const payment = goldPayment(orderId);
					world.clock.pass(leaseMilliseconds);
					const lookup = async () => ({ kind: "found", payment: { ...payment, status: first } }) as const;
					expect(await world.played({ lookup }).recover()).toBe(1);
					return { approved: { kind: "approved", payment } as const, declined, unknown }[second];
				};
				const cancel = async () => cancelled;
				expect(await world.subscribe("Gold", { charge, cancel }).catch(({ kind }) => kind)).toBe(outcome);
				expect(await world.charge()).toMatchObject(end);
				expect(await world.grade()).toBe(end.status === "complete" ? "Gold" : "Bronze");
				expect(await world.subjects()).toEqual(mails);
				expect(world.alarms).toHaveLength(end.stray === null ? 0 : 1);
			},
		);
	});

	it("money charged by mistake is refunded once when two processes learn of it, and an operator is told once [D34, D43]", async () => {
		const wrong = { totalAmount: 20_000, balanceAmount: 20_000 };
		let refunds = 0;
		const cancel = async () => {
			refunds += 1;
			return cancelled;
		};
		const charge = async ({ orderId }: { readonly orderId: string }): Promise<ConfirmResult> => {
			const payment = goldPayment(orderId, wrong);
			const other = world.played({ cancel, lookup: async () => ({ kind: "found", payment }) });
			// The process that charges has its time first.
			expect(await other.recover()).toBe(0);
			world.clock.pass(leaseMilliseconds);
			expect(await other.recover()).toBe(1);
			return { kind: "approved", payment };
		};
		await expect(world.subscribe("Gold", { charge, cancel })).rejects.toMatchObject({ kind: "payDeclined" });
		expect([refunds, await world.subjects(), world.alarms.length]).toEqual([1, [returned], 1]);
	});

	it("a purchase and a withdrawal that fail while the provider is asked are unknown to the member, and completed later [DEC-174, SUBS-12, D43]", async () => {
		const dying = {
			charge: () => Promise.reject(new Error("died")),
			cancel: () => Promise.reject(new Error("died")),
		};
		const lookup = async () => ({ kind: "notFound" }) as const;
		expect(await world.subscribe("Gold", dying)).toBe("unknown");
		for (const [grade, recovered] of [
			["Bronze", "Gold"],
			["Gold", "Bronze"],
		] as const) {
			expect(await world.played({ lookup }).recover()).toBe(0);
			expect(await world.grade()).toBe(grade);
			world.clock.pass(leaseMilliseconds);
			expect(await world.played({ lookup }).recover()).toBe(1);
			expect(await world.grade()).toBe(recovered);
			if (recovered === "Gold")
				expect(await world.played(dying).withdraw(buyer)).toMatchObject({ outcome: "unknown" });
		}
	});

	describe("conflicting results of one refund in two processes [SUBS-12, DEC-073]", () => {
		const withdraw = (answer: () => Promise<CancelResult>) =>
			world
				.played({ cancel: answer })
				.withdraw(buyer)
				.then(({ outcome }) => outcome as string)
				.catch(({ kind }) => String(kind));

		it.each<readonly [string, CancelResult, CancelResult, outcome: string, grade: string, alarms: number]>([
			["given back", cancelled, cancelled, "approved", "Bronze", 0],
			["given back", cancelled, refused, "approved", "Bronze", 0],
			["given back", cancelled, unknown, "approved", "Bronze", 0],
			["refused", refused, refused, "generic", "Gold", 1],
		])(
			"are settled by the first: %s, whatever the second answer",
			async (_how, first, second, outcome, grade, alarms) => {
				await world.subscribe("Gold");
				expect(
					await withdraw(async () => {
						await withdraw(async () => first);
						return second;
					}),
				).toBe(outcome);
				expect([await world.grade(), world.alarms.length]).toEqual([grade, alarms]);
				expect((await world.subjects()).filter((subject) => subject.includes("철회"))).toHaveLength(
					grade === "Bronze" ? 1 : 0,
				);
			},
		);

		it("are not said to come too late once the membership was withdrawn from in another tab [SUBS-12]", async () => {
			await world.subscribe("Gold");
			expect(await withdraw(async () => cancelled)).toBe("approved");
			await expect(world.played().withdraw({ ...buyer, grade: "Gold" })).rejects.toMatchObject({
				kind: "withdrawClosed",
				message: membershipManageCopy.nothingToWithdraw,
			});
		});

		it("cannot arise without a refundable membership, as the withdrawal is rejected", async () => {
			expect(await withdraw(async () => cancelled)).toBe("withdrawClosed");
			await world.subscribe("Silver");
			expect(await withdraw(async () => cancelled)).toBe("withdrawClosed");
			expect(await world.grade()).toBe("Silver");
		});
	});
});
