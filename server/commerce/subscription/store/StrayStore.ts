import { Store } from "#server/platform/database/Store.ts";

/** Money taken by mistake whose refund the provider has refused; an operator has to handle it. */
export interface RefusedStray {
	readonly chargeId: number;
	readonly orderNum: string;
	readonly amount: number;
	readonly chargedAt: Date;
}

/** Money that a subscription charge took by mistake. */
export class StrayStore extends Store {
	/** Stores money taken by mistake, to be refunded. */
	async save(
		id: number,
		{ providerKey, amount }: { readonly providerKey: string; readonly amount: number },
		now: number,
	): Promise<void> {
		await this.db.query(
			`UPDATE subscription_charge SET provider_key = $2, stray_amount = $3, stray_state = 'waiting', next_check_at = $4, checks = 0
			WHERE charge_id = $1 AND stray_state IS NULL`,
			[id, providerKey, amount, new Date(now)],
		);
	}

	/** Ends the refund of stray money; false when it has already ended. */
	end(id: number, state: "done" | "refused", now: number): Promise<boolean> {
		return this.hasRows(
			`UPDATE subscription_charge SET stray_state = $2, next_check_at = NULL,
				refunds_refused = refunds_refused + ($2::text = 'refused')::int,
				cancelled_at = CASE WHEN $2::text = 'done' THEN $3::timestamptz END
			WHERE charge_id = $1 AND stray_state = 'waiting'`,
			[id, state, new Date(now)],
		);
	}

	/** Returns the 100 oldest refused refunds, oldest first. */
	refused(): Promise<readonly RefusedStray[]> {
		return this.rows<RefusedStray>(`SELECT charge_id AS "chargeId", order_num AS "orderNum", stray_amount AS amount, created_at AS "chargedAt"
			FROM subscription_charge WHERE stray_state = 'refused' ORDER BY charge_id LIMIT 100`);
	}

	/** Reopens a refused refund. Returns the charge's ID; null when no refused refund has this order number. */
	async reopen(orderNum: string, now: number): Promise<number | null> {
		const { rows } = await this.db.query<{ charge_id: number }>(
			`UPDATE subscription_charge SET stray_state = 'waiting', next_check_at = $2, checks = 0
			WHERE order_num = $1 AND stray_state = 'refused' RETURNING charge_id`,
			[orderNum, new Date(now)],
		);
		return rows[0]?.charge_id ?? null;
	}
}
