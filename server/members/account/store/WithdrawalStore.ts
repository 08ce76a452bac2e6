import { finalStatuses } from "#domain/order/orderMachine.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { Store } from "#server/platform/database/Store.ts";

/** The member whose account is being closed. */
export interface DepartingMember {
	readonly name: string;
	readonly email: string;
	readonly phone: string | null;
}

const balances = [
	["AWESOME_CASH", "point"],
	["WELFARE", "user_point"],
] as const;

/** Everything that ends with an account. */
export class WithdrawalStore extends Store {
	/** Locks the member until the transaction ends; returns null for a closed account. */
	lock(memberId: number): Promise<DepartingMember | null> {
		return this.row<DepartingMember>(
			`SELECT name, email, phone FROM member WHERE member_id = $1 AND status = 'active' FOR UPDATE`,
			[memberId],
		);
	}

	/** Whether bookings are still open, a subscription is still in use, or the outcome of a charge or refund is unknown. */
	isBusy(memberId: number, today: StayDate): Promise<boolean> {
		return this.hasRows(
			`SELECT 1 FROM order_pay WHERE member_id = $1 AND stage = 'hold'
			UNION ALL
			SELECT 1 FROM order_product WHERE member_id = $1 AND status IS NOT NULL AND status <> ALL ($3::text[])
				AND (status IN ('add_pay', 'cancel_request', 'cancel_wait') OR check_out IS NULL OR check_out >= $2::date)
			UNION ALL SELECT 1 FROM subscription_history WHERE member_id = $1 AND state = 'USE'
			UNION ALL SELECT 1 FROM subscription_charge WHERE member_id = $1 AND status IN ('ready', 'cancelRequest')
			LIMIT 1`,
			[memberId, today, finalStatuses],
		);
	}

	/** Expires the member's points and records this in the history. */
	async expirePoints(memberId: number, now: Date): Promise<void> {
		for (const [type, column] of balances) {
			await this.db.query(
				`INSERT INTO point_ledger (member_id, point_type, action_type, amount, balance, title, source, created_at)
				SELECT member_id, $2, 'EXPIRE', -${column}, 0, '회원 탈퇴', 'withdraw:' || member_id || ':' || $2, $3
				FROM point_balance WHERE member_id = $1 AND ${column} > 0 ON CONFLICT (source) DO NOTHING`,
				[memberId, type, now],
			);
		}
		await this.db.query("UPDATE point_ledger SET lot_left = 0 WHERE member_id = $1", [memberId]);
		await this.db.query("UPDATE point_balance SET point = 0, user_point = 0 WHERE member_id = $1", [
			memberId,
		]);
	}

	/** Clears the account's personal data and releases its e-mail address. */
	async close(memberId: number, now: Date): Promise<void> {
		await this.db.query(
			`UPDATE member SET email = NULL, email_key = NULL, name = '', phone = NULL, phone_key = NULL, phone_verified_at = NULL, password_hash = NULL,
				type = 'N', grade = 'Bronze', corp_code = NULL, corp_user_name = NULL, dept_name = NULL, international_number = NULL,
				international_phone = NULL, user_first_name = NULL, user_last_name = NULL, marketing_agree = false,
				status = 'withdrawn', withdrawn_at = $2, changed_at = $2
			WHERE member_id = $1`,
			[memberId, now],
		);
	}
}
