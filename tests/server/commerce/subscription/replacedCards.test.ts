import { beforeEach, expect, it, vi } from "vitest";
import { withdraw } from "#server/members/account/withdraw.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { removeCards } from "#tests/support/providerSide.ts";
import {
	buyer,
	type StubbedMemberships,
	secrets,
	stubbedMemberships,
} from "#tests/support/stubbedMemberships.ts";
import { type KeptCards, keptCards } from "./keptCards.ts";

const day = 86_400_000;

forEachDatabase((_, open) => {
	let db: Database;
	let world: StubbedMemberships;
	let cards: KeptCards;
	beforeEach(async () => {
		db = await open();
		world = await stubbedMemberships(db);
		cards = keptCards(db, world);
	});

	it("a replaced card is deleted at the provider and leaves no trace in the outbox; the new one stays [DEC-076, DEC-196]", async () => {
		await world.subscribe("Gold");
		const other = await world.card("other");
		await world.played().changeCard(buyer, other);
		await world.played().changeCard(buyer, other);
		expect([await cards.kept(), await cards.entries()]).toEqual([2, 1]);
		await cards.deliver();
		expect([await cards.kept(), await cards.entries()]).toEqual([1, 0]);
		const { rows } = await db.query(
			"SELECT body->>'card' AS card FROM gateway_sandbox WHERE kind = 'billing_key'",
		);
		expect(rows).toEqual([{ card: "other" }]);
	});

	it("a replaced card waits while it is being charged, and a provider that does not answer is asked again [DEC-076, D43]", async () => {
		await world.subscribe("Gold");
		await world.played().changeCard(buyer, await world.card("other"));
		await db.query("UPDATE subscription_charge SET status = 'ready', paid_at = NULL");
		await cards.deliver();
		expect([await cards.kept(), await cards.entries()]).toEqual([2, 1]);
		await db.query("UPDATE subscription_charge SET status = 'fail'");
		world.clock.pass(60_000);
		const silent = world.played({
			async removeKey() {
				throw new Error("TimeoutError");
			},
		});
		await cards.deliver(silent);
		expect([await cards.kept(), await cards.entries()]).toEqual([2, 1]);
		world.clock.pass(60_000);
		await cards.deliver();
		expect([await cards.kept(), await cards.entries()]).toEqual([1, 0]);
	});

	it("a card of another provider is not taken for deleted [DEC-076]", async () => {
		const card = { billingKeyId: 1, provider: "toss", keyCipher: "key" };
		await expect(world.played().removeCard(card)).rejects.toThrow("toss");
	});

	it("a card whose member left while it was being registered is deleted at the provider [DEC-148, DEC-174]", async () => {
		const { issueKey } = world.sandbox.gateway;
		const registering = world.played({
			async issueKey(...asked) {
				const issued = await issueKey(...asked);
				await withdraw({ db, secrets, now: world.clock.now() }, buyer.memberId);
				return issued;
			},
		});
		const authKey = await world.sandbox.enterCard(secrets.customerKey(buyer.memberId), "good");
		await expect(registering.registerCard(buyer.memberId, authKey)).rejects.toThrow();
		expect(await cards.kept()).toBe(1);
		await cards.deliver();
		expect([await cards.kept(), await cards.entries()]).toEqual([0, 0]);
	});

	it("every card of a member who leaves is deleted at the provider [DEC-148, DEC-196]", async () => {
		await world.card("good");
		await world.card("other");
		await withdraw({ db, secrets, now: world.clock.now() }, buyer.memberId);
		const { rows } = await db.query("SELECT DISTINCT key_cipher AS key FROM billing_key");
		expect([rows, await cards.kept()]).toEqual([[{ key: "" }], 2]);
		await cards.deliver();
		expect([await cards.kept(), await cards.entries()]).toEqual([0, 0]);
	});

	/** The removals of registered cards become due. */
	async function passDay(): Promise<void> {
		world.clock.pass(day);
		await cards.deliver();
	}

	it("a registered card that no membership is charged to is deleted after a day, here and at the provider [DEC-174, DEC-196]", async () => {
		const card = await world.card("good");
		world.clock.pass(day - 1);
		await cards.deliver();
		expect(await cards.kept()).toBe(1);
		world.clock.pass(1);
		await cards.deliver();
		expect([await cards.kept(), await cards.entries()]).toEqual([0, 0]);
		const buying = world.played().subscribe(buyer, "Gold", { billingKeyId: card, key: "late" });
		await expect(buying).rejects.toMatchObject({ kind: "notFound" });
	});

	it("a card that a membership is charged to stays, also one being charged for the first time [DEC-174]", async () => {
		const silent = { charge: async () => ({ kind: "unknown", code: "TIMEOUT" }) as const };
		expect(await world.subscribe("Silver", silent)).toBe("unknown");
		await passDay();
		expect(await cards.kept()).toBe(1);
		await db.query("UPDATE subscription_charge SET created_at = $1", [new Date(world.clock.now())]);
		await world.played().recover();
		expect(await world.grade()).toBe("Silver");
		await passDay();
		expect([await cards.kept(), await cards.entries()]).toEqual([1, 0]);
		expect((await world.played().view(buyer.memberId))?.cardName).toBe("신한카드 ****-1234");
	});

	it("an upgrade with another card replaces that of Silver [SUBS-04, DEC-076]", async () => {
		await world.subscribe("Silver");
		const other = await world.card("other");
		await world.played().upgrade({ ...buyer, grade: "Silver" }, { billingKeyId: other, key: "up" });
		await cards.deliver();
		expect(await cards.kept()).toBe(1);
		expect(await world.played().view(buyer.memberId)).toMatchObject({ plan: "Gold", billingKeyId: other });
	});

	it("a card changed while an upgrade is under way is the one that Gold is charged to [SUBS-04, DEC-076]", async () => {
		await world.subscribe("Silver");
		const other = await world.card("other");
		const charging = world.played({
			async charge(intent) {
				await world.played().changeCard(buyer, other);
				return world.sandbox.gateway.charge(intent);
			},
		});
		await charging.upgrade({ ...buyer, grade: "Silver" }, { billingKeyId: null, key: "up" });
		await cards.deliver();
		expect(await cards.kept()).toBe(1);
		expect(await world.played().view(buyer.memberId)).toMatchObject({ plan: "Gold", billingKeyId: other });
	});

	it("a card stored although the database's answer was lost is removed on both sides [DEC-174]", async () => {
		const { issueKey } = world.sandbox.gateway;
		const registering = world.played({
			async issueKey(...asked) {
				const issued = await issueKey(...asked);
				const commit = db.tx.bind(db);
				vi.spyOn(db, "tx").mockImplementationOnce(async (work) => {
					await commit(work);
					throw new Error("the connection was lost");
				});
				return issued;
			},
		});
		const authKey = await world.sandbox.enterCard(secrets.customerKey(buyer.memberId), "good");
		await expect(registering.registerCard(buyer.memberId, authKey)).rejects.toThrow("lost");
		await cards.deliver();
		const { rows } = await db.query("SELECT removed_at IS NULL AS active FROM billing_key");
		expect([rows, await cards.kept()]).toEqual([[{ active: false }], 0]);
	});

	it("a card removed at the provider while it is being stored is reported again [D43]", async () => {
		const { issueKey } = world.sandbox.gateway;
		const reports: Awaited<ReturnType<typeof removeCards>>[number][] = [];
		const deliverReports = () =>
			Promise.all(
				reports.map(({ rawBody, headers }) =>
					world
						.played()
						.receiveWebhook(
							"sandbox",
							rawBody,
							(name) => ({ ...headers })[name as keyof typeof headers] ?? null,
						),
				),
			);
		const registering = world.played({
			async issueKey(...asked) {
				const issued = await issueKey(...asked);
				const customerKey = secrets.customerKey(buyer.memberId);
				reports.push(...(await removeCards(db, "a-secret", customerKey, world.clock.now())));
				await expect(deliverReports()).rejects.toMatchObject({ kind: "notFound" });
				return issued;
			},
		});
		const authKey = await world.sandbox.enterCard(secrets.customerKey(buyer.memberId), "good");
		const { id } = await registering.registerCard(buyer.memberId, authKey);
		expect(await deliverReports()).toEqual([true]);
		const buying = world.played().subscribe(buyer, "Gold", { billingKeyId: id, key: "gone" });
		await expect(buying).rejects.toMatchObject({ kind: "notFound" });
	});
});
