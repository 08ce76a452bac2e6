import { groupedWon } from "#domain/offer/groupedWon.ts";
import type { Queryable } from "#server/database/Database.ts";
import { enqueue } from "#server/outbox/enqueue.ts";
import type { GatewayPayment } from "#server/payments/PaymentGateway.ts";
import type { ChargeRow, SubscriptionParts } from "./SubscriptionParts.ts";

/** How long after an answer got lost the provider is asked. */
const checkAgainMs = 10_000;

/** Writes down that a card was charged for nothing; the money goes back by a call of its own. */
export async function keepStray(
	tx: Queryable,
	charge: ChargeRow,
	{ paymentKey, balanceAmount }: GatewayPayment,
	now: number,
): Promise<void> {
	if (balanceAmount <= 0) return;
	await tx.query(
		`UPDATE subscription_charge SET provider_key = $2, stray_amount = $3, stray_state = 'waiting', next_check_at = $4
		WHERE charge_id = $1 AND stray_state IS NULL`,
		[charge.charge_id, paymentKey, balanceAmount, new Date(now)],
	);
}

/** Gives back what a charge took by mistake, in full; safe to be called again and again, and nothing for other charges. [D34] */
export async function returnStray(
	{ db, clock, gateway, alarm }: SubscriptionParts,
	chargeId: number,
): Promise<void> {
	const { rows } = await db.query<ChargeRow & { email: string | null }>(
		`SELECT c.*, m.email FROM subscription_charge c JOIN member m USING (member_id)
		WHERE c.charge_id = $1 AND c.stray_state = 'waiting'`,
		[chargeId],
	);
	const [charge] = rows;
	if (!charge || charge.stray_amount === null) return;
	const { stray_amount: amount, order_num: orderId } = charge;
	const result = await gateway.cancel({
		paymentKey: charge.provider_key ?? "",
		orderId,
		amount,
		balance: amount,
		reason: "결제 금액 불일치로 자동 취소",
		idempotencyKey: `${orderId}-stray`,
	});
	const now = clock.now();
	await db.tx(async (tx) => {
		if (result.kind === "unknown") {
			await tx.query("UPDATE subscription_charge SET next_check_at = $2 WHERE charge_id = $1", [
				chargeId,
				new Date(now + checkAgainMs),
			]);
			return;
		}
		const isDone = result.kind === "cancelled";
		if (!isDone) alarm("money charged by mistake could not be given back", { chargeId, code: result.code });
		const { rowCount } = await tx.query(
			`UPDATE subscription_charge SET stray_state = $2, next_check_at = NULL, cancelled_at = CASE WHEN $3 THEN $4::timestamptz END
			WHERE charge_id = $1 AND stray_state = 'waiting'`,
			[chargeId, isDone ? "done" : "refused", isDone, new Date(now)],
		);
		if (rowCount === 0 || !isDone || charge.email === null) return;
		await enqueue(tx, {
			topic: "mail",
			key: "subscription",
			payload: {
				to: charge.email,
				subject: "[{site}] 잘못 결제된 금액을 환불했습니다",
				text: `어썸 멤버십 결제 금액이 실제와 달라 결제된 ${groupedWon(amount)}원을 전액 자동으로 환불했습니다. 카드사에 따라 확인되는 때가 다를 수 있습니다.`,
			},
			runAt: now,
		});
	});
}
