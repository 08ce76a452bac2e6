import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/database/Database.ts";
import { enqueue } from "#server/outbox/enqueue.ts";
import type { SubscriptionParts } from "./SubscriptionParts.ts";
import { keyHash } from "./secrets.ts";

/** The card cannot be charged any more; the first time counts. */
export async function markRemoved(tx: Queryable, billingKeyId: number, now: number): Promise<void> {
	await tx.query("UPDATE billing_key SET removed_at = $2 WHERE billing_key_id = $1 AND removed_at IS NULL", [
		billingKeyId,
		new Date(now),
	]);
}

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
		const { rows } = await tx.query<{ billing_key_id: number; card_label: string }>(
			`UPDATE billing_key SET removed_at = $3 WHERE provider = $1 AND key_hash = $2 AND removed_at IS NULL
			RETURNING billing_key_id, card_label`,
			[provider, keyHash(billingKey), new Date(now)],
		);
		const [card] = rows;
		if (!card) return;
		const { rows: charged } = await tx.query<{ email: string; next_charge_on: StayDate }>(
			`SELECT m.email, s.next_charge_on FROM subscription_history s JOIN member m USING (member_id)
			WHERE s.billing_key_id = $1 AND s.state = 'USE' AND m.email IS NOT NULL`,
			[card.billing_key_id],
		);
		for (const { email, next_charge_on: day } of charged) {
			await enqueue(tx, {
				topic: "mail",
				key: "subscription",
				payload: {
					to: email,
					subject: "[{site}] 멤버십 결제 카드를 다시 등록해 주세요",
					text: `등록하신 카드(${card.card_label})가 결제사에서 삭제되어 더 이상 결제할 수 없습니다.\n\n다음 결제일: ${day}\n멤버십 관리에서 카드를 다시 등록해 주세요. 결제하지 못하면 멤버십이 종료됩니다.`,
				},
				runAt: now,
			});
		}
	});
	return true;
}
