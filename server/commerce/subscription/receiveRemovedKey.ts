import { keyHash } from "#server/platform/secrets/secrets.ts";
import type { SubscriptionParts } from "./SubscriptionParts.ts";
import { CardStore } from "./store/CardStore.ts";
import { SubscriptionStore } from "./store/SubscriptionStore.ts";
import { mailMember, removedCardMail } from "./subscriptionMails.ts";

/**
 * Handles a webhook about a removed card. Only a key we store has an effect: its card is marked as removed and, if a charge is still to
 * come, the member is asked to enter another. Without a new card, that charge fails like any other (DEC-072). Returns false when the
 * webhook is about something else. [D43]
 */
export async function receiveRemovedKey(
	{ db, clock, gateway }: SubscriptionParts,
	provider: string,
	rawBody: string,
	header: (name: string) => string | null,
): Promise<boolean> {
	if (provider !== gateway.provider) return false;
	const now = clock.now();
	const billingKey = gateway.readRemovedKey(rawBody, header, now);
	if (billingKey === null) return false;
	await db.tx(async (tx) => {
		const card = await new CardStore(tx).removeByKey(provider, keyHash(billingKey), now);
		if (!card) return;
		for (const { email, nextChargeOn } of await new SubscriptionStore(tx).chargedOn(card.id))
			await mailMember(tx, email, removedCardMail(card.name, nextChargeOn), now);
	});
	return true;
}
