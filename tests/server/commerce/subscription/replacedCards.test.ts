import { beforeEach, expect, it } from "vitest";
import { withdraw } from "#server/members/account/withdraw.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { Outbox } from "#server/platform/outbox/Outbox.ts";
import { handling } from "#tests/server/platform/outbox/handling.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import {
	buyer,
	type StubbedMemberships,
	secrets,
	stubbedMemberships,
} from "#tests/support/stubbedMemberships.ts";

forEachDatabase((_, open) => {
	let db: Database;
	let world: StubbedMemberships;
	beforeEach(async () => {
		db = await open();
		world = await stubbedMemberships(db);
	});

	/** The keys of the cards that the provider keeps. */
	const kept = async (): Promise<number> => {
		const { rows } = await db.query<{ count: number }>(
			"SELECT count(*)::int AS count FROM gateway_sandbox WHERE kind = 'billing_key'",
		);
		return rows[0]?.count ?? 0;
	};

	const entries = async (): Promise<number> => {
		const { rows } = await db.query<{ count: number }>(
			"SELECT count(*)::int AS count FROM outbox WHERE topic = 'card.remove'",
		);
		return rows[0]?.count ?? 0;
	};

	const deliver = (memberships = world.played()) => {
		const removal = { "card.remove": memberships.removeCard.bind(memberships) };
		const handlers = handling(async () => null, removal);
		return new Outbox({ db, clock: world.clock, alarm: () => {}, handlers }).deliver("cards");
	};

	it("a replaced card is deleted at the provider and leaves no trace in the outbox; the new one stays [DEC-076, DEC-196]", async () => {
		await world.subscribe("Gold");
		const other = await world.card("other");
		await world.played().changeCard(buyer, other);
		await world.played().changeCard(buyer, other);
		expect([await kept(), await entries()]).toEqual([2, 1]);
		await deliver();
		expect([await kept(), await entries()]).toEqual([1, 0]);
		const { rows } = await db.query(
			"SELECT body->>'card' AS card FROM gateway_sandbox WHERE kind = 'billing_key'",
		);
		expect(rows).toEqual([{ card: "other" }]);
	});

	it("a replaced card waits while it is being charged, and a provider that does not answer is asked again [DEC-076, D43]", async () => {
		await world.subscribe("Gold");
		await world.played().changeCard(buyer, await world.card("other"));
		await db.query("UPDATE subscription_charge SET status = 'ready', paid_at = NULL");
		await deliver();
		expect([await kept(), await entries()]).toEqual([2, 1]);
		await db.query("UPDATE subscription_charge SET status = 'fail'");
		world.clock.pass(60_000);
		const silent = world.played({
			async removeKey() {
				throw new Error("TimeoutError");
			},
		});
		await deliver(silent);
		expect([await kept(), await entries()]).toEqual([2, 1]);
		world.clock.pass(60_000);
		await deliver();
		expect([await kept(), await entries()]).toEqual([1, 0]);
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
		expect(await kept()).toBe(1);
		await deliver();
		expect([await kept(), await entries()]).toEqual([0, 0]);
	});

	it("every card of a member who leaves is deleted at the provider [DEC-148, DEC-196]", async () => {
		await world.card("good");
		await world.card("other");
		await withdraw({ db, secrets, now: world.clock.now() }, buyer.memberId);
		const { rows } = await db.query("SELECT DISTINCT key_cipher AS key FROM billing_key");
		expect([rows, await kept()]).toEqual([[{ key: "" }], 2]);
		await deliver();
		expect([await kept(), await entries()]).toEqual([0, 0]);
	});
});
