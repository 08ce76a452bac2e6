import { Refusal } from "#server/http/Refusal.ts";
import { enqueue } from "#server/outbox/enqueue.ts";
import type { CancelResult } from "#server/payments/PaymentGateway.ts";
import {
	type ChargeRow,
	lockMember,
	lockRunning,
	type SubscriptionParts,
	setGrade,
} from "./SubscriptionParts.ts";
import { checkAgainMs } from "./settleCharge.ts";
import { canWithdraw, paidCharge } from "./viewSubscription.ts";

export interface Withdrawal {
	readonly outcome: "approved" | "unknown";
	readonly refundAmount: number;
}

/** Gives the charge's money back and ends Gold once that is certain; safe to be called again and again. */
export async function refundCharge(
	parts: SubscriptionParts,
	charge: ChargeRow,
	sessionId: string | null,
): Promise<"approved" | "refused" | "unknown"> {
	const { db, clock, gateway } = parts;
	const result: CancelResult = await gateway.cancel({
		paymentKey: charge.provider_key ?? "",
		orderId: charge.order_num,
		amount: charge.amount,
		balance: charge.amount,
		reason: "청약 철회",
		idempotencyKey: `${charge.order_num}-withdraw`,
	});
	const at = new Date(clock.now());
	return db.tx(async (tx) => {
		const member = await lockMember(tx, charge.member_id);
		const { rows } = await tx.query<ChargeRow>(
			"SELECT * FROM subscription_charge WHERE charge_id = $1 FOR UPDATE",
			[charge.charge_id],
		);
		const status = rows[0]?.status;
		if (status !== "cancelRequest") return status === "cancel" ? "approved" : "refused";
		if (result.kind === "unknown") {
			await tx.query("UPDATE subscription_charge SET next_check_at = $2 WHERE charge_id = $1", [
				charge.charge_id,
				new Date(clock.now() + checkAgainMs),
			]);
			return "unknown";
		}
		if (result.kind === "refused") {
			parts.alarm("a withdrawal's refund was refused", { chargeId: charge.charge_id, code: result.code });
			await tx.query(
				"UPDATE subscription_charge SET status = 'complete', next_check_at = NULL WHERE charge_id = $1",
				[charge.charge_id],
			);
			return "refused";
		}
		await tx.query(
			`UPDATE subscription_charge SET status = 'cancel', refunded_amount = amount, cancelled_at = $2, next_check_at = NULL
			WHERE charge_id = $1`,
			[charge.charge_id, at],
		);
		await tx.query(
			`UPDATE subscription_history SET state = 'WITHDRAW', next_charge_on = NULL, ended_at = $2, version = version + 1
			WHERE subscription_id = $1 AND state IN ('USE', 'CANCEL_REQUEST')`,
			[charge.subscription_id, at],
		);
		await setGrade(parts, tx, charge.member_id, "Bronze", sessionId);
		if (member?.email) {
			await enqueue(tx, {
				topic: "mail",
				key: "subscription",
				payload: {
					to: member.email,
					subject: "[{site}] 어썸 멤버십 청약 철회가 완료되었습니다",
					text: "어썸 멤버십 청약 철회가 완료되어 결제하신 금액을 전액 환불했습니다.",
				},
				runAt: clock.now(),
			});
		}
		return "approved";
	});
}

/**
 * Gold goes back for its full price (SUBS-12, SUBS-13, DEC-073).
 * @throws Refusal notFound, withdrawClosed, alreadyProcessed while a charge is under way, generic when the provider refuses
 */
export async function withdrawGold(
	parts: SubscriptionParts,
	memberId: number,
	sessionId: string,
): Promise<Withdrawal> {
	const { db, clock } = parts;
	const charge = await db.tx(async (tx) => {
		await lockMember(tx, memberId);
		const row = await lockRunning(tx, memberId);
		if (!row) throw new Refusal("notFound");
		const paid = await paidCharge(tx, row.subscription_id);
		if (paid?.status === "cancelRequest") return paid;
		if (!paid || !(await canWithdraw(tx, row, paid, clock.now()))) throw new Refusal("withdrawClosed");
		const open = await tx.query(
			"SELECT 1 FROM subscription_charge WHERE member_id = $1 AND status = 'ready'",
			[memberId],
		);
		if (open.rows.length > 0) throw new Refusal("alreadyProcessed");
		await tx.query(
			"UPDATE subscription_charge SET status = 'cancelRequest', next_check_at = $2 WHERE charge_id = $1",
			[paid.charge_id, new Date(clock.now() + checkAgainMs)],
		);
		return paid;
	});
	const outcome = await refundCharge(parts, charge, sessionId);
	if (outcome === "refused") throw new Refusal("generic");
	return { outcome, refundAmount: charge.amount };
}
