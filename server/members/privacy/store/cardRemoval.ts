import type { OutboxEntry } from "#server/platform/outbox/store/enqueue.ts";

/** A stored card that is no longer needed. */
export interface RemovedCard {
	readonly billingKeyId: number;
	readonly provider: string;
	/** The provider's billing key, encrypted. */
	readonly keyCipher: string;
}

/** Creates the entry that has the provider delete a card which its member has replaced, or whose member has left. */
export const cardRemoval = (
	{ billingKeyId, provider, keyCipher }: RemovedCard,
	now: number,
): OutboxEntry => ({
	topic: "card.remove",
	key: String(billingKeyId),
	payload: { billingKeyId, provider, keyCipher, forgetWhenDone: true },
	runAt: now,
});
