import { beforeEach, describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import type { BillingGateway } from "#server/commerce/subscription/BillingGateway.ts";
import { claimSilver } from "#server/commerce/subscription/silver.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import {
	buyer,
	goldPayment,
	type StubbedMemberships,
	secrets,
	stubbedMemberships,
} from "#tests/support/stubbedMemberships.ts";

const at = (text: string): number => koreanInstant(text) ?? 0;

forEachDatabase((_, open) => {
	let db: Database;
	let world: StubbedMemberships;
	beforeEach(async () => {
		db = await open();
		world = await stubbedMemberships(db);
	});

	const silent: Partial<BillingGateway> = { charge: async () => ({ kind: "unknown", code: "TIMEOUT" }) };
	const refusing: Partial<BillingGateway> = {
		charge: async () => ({ kind: "declined", code: "REJECT_CARD_PAYMENT" }),
	};
	const lastMail = async () => {
		const { rows } = await db.query<{ text: string }>(
			"SELECT payload->>'text' AS text FROM outbox WHERE topic = 'mail' ORDER BY outbox_id DESC LIMIT 1",
		);
		return rows[0]?.text;
	};

	describe("a refused charge", () => {
		it.each(["purchase of Gold", "renewal", "upgrade"] as const)(
			"keeps the record that the person has joined Silver: a %s [SUBS-02, DEC-069]",
			async (what) => {
				if (what === "purchase of Gold") {
					// Claimed by an account that no longer exists.
					await claimSilver(db, secrets, { memberId: buyer.memberId, phone: null }, 0);
					await expect(world.subscribe("Gold", refusing)).rejects.toMatchObject({ kind: "payDeclined" });
				} else {
					await world.subscribe("Silver");
					world.clock.set(at("2026-12-21 10:00:00"));
					const refused = world.played(refusing);
					if (what === "renewal") expect(await refused.renewDue()).toBe(1);
					else {
						await db.query("UPDATE member SET grade = 'Silver' WHERE member_id = $1", [buyer.memberId]);
						const bought = refused.upgrade({ ...buyer, grade: "Silver" }, { billingKeyId: null, key: "up" });
						await expect(bought).rejects.toMatchObject({ kind: "payDeclined" });
					}
				}
				const { rows } = await db.query("SELECT FROM silver_used WHERE hash = $1", [
					secrets.keyedHash("silver-member", buyer.memberId),
				]);
				expect([rows.length, (await world.charge())?.status]).toEqual([1, "fail"]);
			},
		);

		it("of an upgrade neither counts against the Silver that goes on, nor sends a mail while the member waits [SUBS-04, DEC-074, DEC-072]", async () => {
			await world.subscribe("Silver");
			const card = { billingKeyId: null, key: "up" };
			const bought = world.played(refusing).upgrade({ ...buyer, grade: "Silver" }, card);
			await expect(bought).rejects.toMatchObject({ kind: "payDeclined" });
			expect(await world.played().view(buyer.memberId)).toMatchObject({
				...{ plan: "Silver", state: "USE", failedCharges: 0, nextCharge: "2026-12-21" },
			});
			expect(await world.subjects()).toHaveLength(1);
		});

		it("of a renewal sends one mail, which says that it is tried again [DEC-072, DEC-174]", async () => {
			await world.subscribe("Silver");
			world.clock.set(at("2026-12-21 10:00:00"));
			await world.played(refusing).renewDue();
			expect((await world.subjects()).slice(1)).toEqual(["멤버십 이용료를 결제하지 못했어요"]);
			expect(await lastMail()).toContain("내일 다시 결제할게요.");
		});

		it("of a purchase sends one mail, which says that nothing was taken, if the answer came only later, and none otherwise [DEC-174]", async () => {
			await expect(world.subscribe("Gold", refusing)).rejects.toMatchObject({ kind: "payDeclined" });
			expect(await world.subjects()).toEqual([]);
			world.clock.pass(60_000);
			expect(await world.subscribe("Gold", silent)).toBe("unknown");
			world.clock.pass(60_000);
			const late = world.played({ ...refusing, lookup: async () => ({ kind: "notFound" }) });
			expect(await late.recover()).toBe(1);
			world.clock.pass(60_000);
			expect(await late.recover()).toBe(0);
			expect(await world.subjects()).toEqual(["멤버십 결제가 되지 않았어요"]);
			expect(await lastMail()).toContain("결제된 금액은 없어요.");
		});
	});

	describe("a charge that the provider can no longer answer clearly [D43, payments 3.5]", () => {
		const busy: Partial<BillingGateway> = {
			charge: async () => ({ kind: "unknown", code: "PROVIDER_ERROR", spent: "answered" }),
		};
		const looked = (kind: "notFound" | "unknown") => ({ ...busy, lookup: async () => ({ kind, code: "X" }) });

		it("fails when the provider does not know it, and a renewal is retried the next day [SUBS-11, DEC-072]", async () => {
			await world.subscribe("Silver");
			world.clock.set(at("2026-12-21 10:00:00"));
			expect(await world.played(looked("notFound")).renewDue()).toBe(1);
			expect(await world.charge()).toMatchObject({ status: "fail", code: "PROVIDER_ERROR" });
			world.clock.set(at("2026-12-22 10:00:00"));
			expect(await world.played().renewDue()).toBe(1);
			expect(await world.charge()).toMatchObject({ status: "complete" });
		});

		it("fails for a new purchase too, which can then be repeated", async () => {
			await expect(world.subscribe("Gold", busy)).rejects.toMatchObject({ kind: "payDeclined" });
			world.clock.pass(1_000);
			expect(await world.subscribe("Gold")).toBe("approved");
		});

		it("completes when the provider knows it, and waits while the provider cannot be reached", async () => {
			expect(await world.subscribe("Gold", looked("unknown"))).toBe("unknown");
			const found = {
				...busy,
				lookup: async (id: string) => ({ kind: "found", payment: goldPayment(id) }) as const,
			};
			world.clock.pass(60_000);
			expect(await world.played(found).recover()).toBe(1);
			expect([await world.grade(), (await world.charge())?.status]).toEqual(["Gold", "complete"]);
		});
	});

	it("purchase and renewal mails announce the next payment while nothing is cancelled [SUBS-10]", async () => {
		await world.subscribe("Silver");
		expect(await lastMail()).toContain("다음 결제일: 2026.12.21(월)");
		world.clock.set(at("2026-12-21 10:00:00"));
		await world.played().renewDue();
		expect(await lastMail()).toContain("다음 결제일: 2027.1.21(목)");
	});

	it("a renewal that never reached the provider is charged however late, as its term still runs [SUBS-11, D43]", async () => {
		await world.subscribe("Silver");
		world.clock.set(at("2026-12-21 10:00:00"));
		await world.played(silent).renewDue();
		world.clock.pass(3 * 3_600_000);
		expect(await world.played({ lookup: async () => ({ kind: "notFound" }) }).recover()).toBe(1);
		expect([await world.grade(), await world.charge()]).toMatchObject(["Silver", { status: "complete" }]);
	});

	it("a repeated purchase request does not charge again while the first is in flight [DEC-173, D35]", async () => {
		expect(await world.subscribe("Gold", silent)).toBe("unknown");
		let charges = 0;
		const again = world.played({
			lookup: async (orderId) => ({ kind: "found", payment: goldPayment(orderId) }),
			charge: async () => {
				charges += 1;
				return { kind: "declined", code: "TWICE" };
			},
		});
		const key = `key-${world.clock.now()}`;
		expect(await again.subscribe(buyer, "Gold", { billingKeyId: await world.card(), key })).toBe("approved");
		expect([charges, await world.grade()]).toEqual([0, "Gold"]);
	});
});
