import type { RemovedCard } from "#server/members/privacy/store/cardRemoval.ts";
import type { SubscriptionParts } from "./SubscriptionParts.ts";
import { CardStore } from "./store/CardStore.ts";

/** How long a removal waits, in milliseconds, while the card is being charged. */
const chargeWait = 60_000;

/**
 * Has the provider delete a card that its member has replaced, or whose member has left. Handles an outbox entry: returns null when done,
 * or after how long to be called again. [DEC-076, DEC-148]
 * @throws when the provider may still have the card
 */
export async function removeCard(
	{ db, gateway, secrets }: SubscriptionParts,
	{ billingKeyId, provider, keyCipher }: RemovedCard,
): Promise<number | null> {
	if (provider !== gateway.provider) throw new Error(`cards of ${provider} cannot be removed here`);
	if (await new CardStore(db).isBeingCharged(billingKeyId)) return chargeWait;
	await gateway.removeKey(secrets.decrypt(keyCipher));
	return null;
}
