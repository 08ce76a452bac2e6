import { cardRemoval, type RemovedCard } from "#server/members/privacy/store/cardRemoval.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { enqueue } from "#server/platform/outbox/store/enqueue.ts";
import type { SubscriptionParts } from "./SubscriptionParts.ts";
import { CardStore } from "./store/CardStore.ts";

/** How long a removal waits, in milliseconds, while the card is being charged. */
const chargeWait = 60_000;

/** Removes a card that another one replaces. [DEC-076] */
export async function replaceCard(tx: Queryable, billingKeyId: number, now: number): Promise<void> {
	const replaced = await new CardStore(tx).remove(billingKeyId, now);
	if (replaced) await enqueue(tx, cardRemoval(replaced, now));
}

/** Has the card of a subscription that has ended removed, unless another one is charged to it by then. [DEC-196] */
export async function dropUnused(tx: Queryable, billingKeyId: number, now: number): Promise<void> {
	const card = await new CardStore(tx).read(billingKeyId);
	if (card) await enqueue(tx, cardRemoval(card, now));
}

/**
 * Has the provider delete a card that its member has replaced or never used, whose membership has ended, or whose member has left. Handles
 * an outbox entry: returns null when done or when the card is in use, or after how long to be called again. [DEC-076, DEC-148, DEC-196]
 * @throws when the provider may still have the card
 */
export async function removeCard(
	{ db, clock, gateway, secrets }: SubscriptionParts,
	{ billingKeyId, provider, keyCipher }: RemovedCard,
): Promise<number | null> {
	if (provider !== gateway.provider) throw new Error(`cards of ${provider} cannot be removed here`);
	const need = await db.tx(async (tx) => {
		const cards = new CardStore(tx);
		await cards.lock(billingKeyId);
		if (await cards.isBeingCharged(billingKeyId)) return "charged";
		if (await cards.isUsed(billingKeyId)) return "used";
		await cards.remove(billingKeyId, clock.now());
		return null;
	});
	if (need === null) await gateway.removeKey(secrets.decrypt(keyCipher));
	return need === "charged" ? chargeWait : null;
}
