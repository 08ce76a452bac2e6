import type { RemovedCard } from "#server/members/privacy/store/cardRemoval.ts";
import { Store } from "#server/platform/database/Store.ts";

export interface NewCard {
	readonly memberId: number;
	readonly provider: string;
	readonly customerKey: string;
	/** The provider's billing key, encrypted. */
	readonly keyCipher: string;
	readonly keyHash: string;
	readonly name: string;
}

/** Cards stored by a provider; their numbers never reach us. */
export class CardStore extends Store {
	async add(card: NewCard, now: number): Promise<number> {
		const { rows } = await this.db.query<{ billing_key_id: number }>(
			`INSERT INTO billing_key (member_id, provider, customer_key, key_cipher, key_hash, card_label, created_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING billing_key_id`,
			[
				card.memberId,
				card.provider,
				card.customerKey,
				card.keyCipher,
				card.keyHash,
				card.name,
				new Date(now),
			],
		);
		return rows[0]?.billing_key_id ?? 0;
	}

	/** Whether the card belongs to the member and can be charged; it then stays so until the transaction ends. */
	isChargeable(memberId: number, billingKeyId: number): Promise<boolean> {
		return this.hasRows(
			"SELECT 1 FROM billing_key WHERE billing_key_id = $1 AND member_id = $2 AND removed_at IS NULL FOR SHARE",
			[billingKeyId, memberId],
		);
	}

	/** Moves an open renewal to the card that its subscription is charged to now. Returns false when that card cannot be charged. */
	moveToCurrentCard(chargeId: number): Promise<boolean> {
		return this.hasRows(
			`UPDATE subscription_charge c SET billing_key_id = b.billing_key_id
			FROM subscription_history s JOIN billing_key b USING (billing_key_id)
			WHERE c.charge_id = $1 AND c.status = 'ready' AND c.purpose = 'renew' AND s.subscription_id = c.subscription_id
				AND b.removed_at IS NULL`,
			[chargeId],
		);
	}

	/** Returns a card that can be charged; null when it was removed. */
	read(billingKeyId: number): Promise<RemovedCard | null> {
		return this.row<RemovedCard>(
			`SELECT billing_key_id AS "billingKeyId", provider, key_cipher AS "keyCipher" FROM billing_key
			WHERE billing_key_id = $1 AND removed_at IS NULL`,
			[billingKeyId],
		);
	}

	/** Marks a card as no longer chargeable. Returns it; null when it was removed before. */
	remove(billingKeyId: number, now: number): Promise<RemovedCard | null> {
		return this.row<RemovedCard>(
			`UPDATE billing_key SET removed_at = $2 WHERE billing_key_id = $1 AND removed_at IS NULL
			RETURNING billing_key_id AS "billingKeyId", provider, key_cipher AS "keyCipher"`,
			[billingKeyId, new Date(now)],
		);
	}

	/** Keeps the card from being chosen for a charge until the transaction ends, unless it has been. */
	lock(billingKeyId: number): Promise<unknown> {
		return this.db.query("SELECT 1 FROM billing_key WHERE billing_key_id = $1 FOR UPDATE", [billingKeyId]);
	}

	/** Whether the card can be charged for a current subscription. */
	isUsed(billingKeyId: number): Promise<boolean> {
		return this.hasRows(
			`SELECT 1 FROM billing_key b JOIN subscription_history s USING (member_id, billing_key_id)
			WHERE billing_key_id = $1 AND removed_at IS NULL AND state IN ('USE', 'CANCEL_REQUEST')`,
			[billingKeyId],
		);
	}

	/** Whether a charge of the card is in flight. */
	isBeingCharged(billingKeyId: number): Promise<boolean> {
		return this.hasRows("SELECT 1 FROM subscription_charge WHERE billing_key_id = $1 AND status = 'ready'", [
			billingKeyId,
		]);
	}

	/** Whether there is or was a card with this hash of the provider's key. */
	isKnown(provider: string, keyHash: string): Promise<boolean> {
		return this.hasRows("SELECT 1 FROM billing_key WHERE provider = $1 AND key_hash = $2", [
			provider,
			keyHash,
		]);
	}

	/** Like remove, but by the hash of the provider's key; null when there is no such active card. */
	async removeByKey(
		provider: string,
		keyHash: string,
		now: number,
	): Promise<{ readonly id: number; readonly name: string } | null> {
		const { rows } = await this.db.query<{ billing_key_id: number; card_label: string }>(
			`UPDATE billing_key SET removed_at = $3 WHERE provider = $1 AND key_hash = $2 AND removed_at IS NULL
			RETURNING billing_key_id, card_label`,
			[provider, keyHash, new Date(now)],
		);
		return rows[0] ? { id: rows[0].billing_key_id, name: rows[0].card_label } : null;
	}
}
