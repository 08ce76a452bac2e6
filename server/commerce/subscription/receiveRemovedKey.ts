import { keyHash } from "#server/platform/secrets/secrets.ts";
import type { SubscriptionParts } from "./SubscriptionParts.ts";
import { CardStore } from "./store/CardStore.ts";
import { SubscriptionStore } from "./store/SubscriptionStore.ts";
import { mailMember, removedCardMail } from "./subscriptionMails.ts";

/**
 * A provider says that it has removed a card. Only a key we keep is acted on: the card is marked gone and, where a charge
 * still comes, its member is told to enter another. Without one that charge fails as any other (DEC-072). [D43]
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
