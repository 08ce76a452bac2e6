import { beforeEach, describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { cardCharges } from "#tests/support/providerSide.ts";
import { buyer, type StubbedMemberships, stubbedMemberships } from "#tests/support/stubbedMemberships.ts";

const at = (text: string) => koreanInstant(text) ?? 0;
const changed = "결제 카드가 변경되었어요";

forEachDatabase((_, open) => {
	let db: Database;
	let world: StubbedMemberships;
	beforeEach(async () => {
		db = await open();
		world = await stubbedMemberships(db);
	});

	const mails = async (words: string) => (await world.subjects()).filter((one) => one.includes(words)).length;
	/** Returns for each card whether it can be charged. */
	const chargeable = async () => {
		const { rows } = await db.query<{ left: boolean }>(
			"SELECT removed_at IS NULL AS left FROM billing_key ORDER BY billing_key_id",
		);
		return rows.map(({ left }) => left);
	};

	describe("changing the card of the next charge [SUBS-15, DEC-076]", () => {
		it("to another one removes the previous card and notifies the owner once", async () => {
			await world.subscribe("Silver");
			const other = await world.card("other");
			await world.played().changeCard(buyer, other);
			expect(await chargeable()).toEqual([false, true]);
			expect(await world.played().view(buyer.memberId)).toMatchObject({
				billingKeyId: other,
				cardName: "국민카드 ****-5678",
			});
			expect(await mails(changed)).toBe(1);
		});

		it("to the same one changes nothing and sends no notice", async () => {
			await world.subscribe("Silver");
			const { billingKeyId } = (await world.played().view(buyer.memberId)) ?? {};
			await world.played().changeCard(buyer, billingKeyId ?? 0);
			expect(await chargeable()).toEqual([true]);
			expect(await mails(changed)).toBe(0);
		});

		it("is rejected when there is no next charge", async () => {
			const subscriptions = world.played();
			const card = await world.card();
			const refused = { kind: "notFound" };
			await expect(subscriptions.changeCard(buyer, card)).rejects.toMatchObject(refused);
			await world.subscribe("Silver");
			await expect(subscriptions.changeCard(buyer, 9_999)).rejects.toMatchObject(refused);
			await subscriptions.cancel(buyer.memberId);
			await expect(subscriptions.changeCard(buyer, card)).rejects.toMatchObject(refused);
			expect(await mails(changed)).toBe(0);
		});
	});

	it("a renewal is charged on its day at ten o'clock, e-mailed each time and listed in the history [SUBS-11, DEC-072]", async () => {
		await world.subscribe("Silver");
		for (const [moment, charged] of [
			["2026-12-20 23:59:59", 0],
			["2026-12-21 09:59:59", 0],
			["2026-12-21 10:00:00", 1],
			["2026-12-21 10:00:01", 0],
			["2027-01-21 10:00:00", 1],
		] as const) {
			world.clock.set(at(moment));
			expect(await world.played().renewDue()).toBe(charged);
		}
		expect(await mails("어썸 실버 멤버십 이용료를 결제했어요")).toBe(2);
		expect((await cardCharges(db)).map(({ amount }) => amount)).toEqual([1_900, 1_900, 1_900]);
		const histories = await world.played().histories(buyer.memberId);
		expect(histories.map(({ termStart, isPaid }) => [termStart, isPaid])).toEqual([
			["2027-01-21", true],
			["2026-12-21", true],
			["2026-11-21", true],
		]);
	});

	it("a membership ends after a third refusal, with a mail after each [DEC-072, SUBS-01]", async () => {
		await world.subscribe("Silver");
		const refusing = world.played({ charge: async () => ({ kind: "declined", code: "REJECT" }) });
		for (const day of ["2026-12-21", "2026-12-22", "2026-12-23", "2026-12-24"]) {
			world.clock.set(at(`${day} 10:00:00`));
			await refusing.renewDue();
		}
		expect((await world.subjects()).slice(1)).toEqual([
			"멤버십 이용료를 결제하지 못했어요",
			"멤버십 이용료를 결제하지 못했어요",
			"어썸 실버 멤버십이 끝났어요",
		]);
		expect(await world.grade()).toBe("Bronze");
	});

	it("a grade change keeps only the session that made it [DEC-110]", async () => {
		await world.subscribe("Silver");
		expect(world.spared).toEqual(["s"]);
		const card = { billingKeyId: null, key: "up" };
		await world.played().upgrade({ ...buyer, sessionId: "t", grade: "Silver" }, card);
		expect(world.spared).toEqual(["s", "t"]);
		await world.played().withdraw({ ...buyer, sessionId: "u", grade: "Gold" });
		expect(world.spared).toEqual(["s", "t", "u"]);
	});

	it("a cancelled membership ends on the day after its last day and keeps no session [SUBS-07]", async () => {
		await world.subscribe("Silver");
		await world.played().cancel(buyer.memberId);
		expect(await mails("어썸 실버 멤버십 해지를 예약했어요")).toBe(1);
		world.clock.set(at("2026-12-20 23:59:59"));
		expect(await world.played().endTerms()).toBe(0);
		world.clock.set(at("2026-12-21 00:00:00"));
		expect(await world.played().endTerms()).toBe(1);
		expect(await world.played().endTerms()).toBe(0);
		expect([await world.grade(), world.spared]).toEqual(["Bronze", ["s"]]);
	});

	it("a cancelled membership can still be upgraded, which replaces it at once [SUBS-04, DEC-074]", async () => {
		await world.subscribe("Silver");
		await world.played().cancel(buyer.memberId);
		const card = { billingKeyId: null, key: "up" };
		expect(await world.played().upgrade({ ...buyer, grade: "Silver" }, card)).toBe("approved");
		expect(await world.played().view(buyer.memberId)).toMatchObject({
			plan: "Gold",
			state: "USE",
			anchor: "2026-11-21",
		});
		expect(await mails("멤버십을 어썸 골드로 올렸어요")).toBe(1);
		const { rows } = await db.query<{ text: string }>(
			"SELECT payload->>'text' AS text FROM outbox WHERE topic = 'mail' ORDER BY outbox_id DESC LIMIT 1",
		);
		expect(rows[0]?.text).toContain("다음 결제일: 2027.11.21(일)");
	});

	it("a refused idempotency key never triggers a second charge [DEC-173]", async () => {
		const card = { billingKeyId: await world.card("declined"), key: "k" };
		const refused = { kind: "payDeclined" };
		const subscriptions = world.played();
		await expect(subscriptions.subscribe(buyer, "Gold", card)).rejects.toMatchObject(refused);
		const charges: string[] = [];
		const asking = world.played({
			async charge({ orderId }) {
				charges.push(orderId);
				return { kind: "unknown", code: "" };
			},
		});
		await expect(asking.subscribe(buyer, "Gold", card)).rejects.toMatchObject(refused);
		expect(charges).toEqual([]);
	});
});
