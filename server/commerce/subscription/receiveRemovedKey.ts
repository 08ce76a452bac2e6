import { Refusal } from "#server/platform/http/Refusal.ts";
import { keyHash } from "#server/platform/secrets/secrets.ts";
import type { SubscriptionParts } from "./SubscriptionParts.ts";
import { CardStore } from "./store/CardStore.ts";
import { SubscriptionStore } from "./store/SubscriptionStore.ts";
import { mailMember, removedCardMail } from "./subscriptionMails.ts";

/**
 * Handles a webhook about a removed card. Only a key we store has an effect: its card is marked as removed and, if a charge is still to
 * come, the member is asked to enter another. Without a new card, that charge fails like any other (DEC-072). Returns false when the
 * webhook is about something else. [D43]
 * @throws Refusal notFound for a key we do not store, so that the provider reports it again: its card may just be being stored
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
		const cards = new CardStore(tx);
		const card = await cards.removeByKey(provider, keyHash(billingKey), now);
		if (!card && !(await cards.isKnown(provider, keyHash(billingKey)))) throw new Refusal("notFound");
		if (!card) return;
		for (const { email, chargeOn } of await new SubscriptionStore(tx).chargedOn(card.id))
			await mailMember(tx, email, removedCardMail(card.name, chargeOn), now);
	});
	return true;
}
