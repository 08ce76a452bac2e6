import type { StayDate } from "#domain/shared/StayDate.ts";
import { Store } from "#server/platform/database/Store.ts";

/** A campaign started by an operator. */
export interface NewCampaign {
	readonly title: string;
	readonly discountKind: "AMOUNT" | "PERCENT";
	readonly discount: number;
	/** Maximum discount of a percentage coupon, in won. */
	readonly maxDiscount: number | null;
	readonly minPrice: number;
	readonly corpCode: string | null;
	readonly gripId: number | null;
	readonly packCode: string | null;
	readonly canOverlap: boolean;
	readonly isForSuppliers: boolean;
	readonly setCount: number;
	readonly totalCount: number | null;
	readonly issueStart: Date;
	/** End of issue, exclusive. */
	readonly issueEnd: Date;
	readonly useExpireDate: StayDate | null;
	readonly validDays: number | null;
	/** Restricts the coupon to stays of this nation; null means any nation. */
	readonly nationCode: string | null;
	/** Restricts the coupon to these stays; empty means all. */
	readonly stayIds: readonly number[];
}

export interface ListedCampaign {
	readonly id: number;
	readonly type: string;
	readonly title: string;
	readonly discountKind: "AMOUNT" | "PERCENT";
	readonly discount: number;
	readonly issuedCount: number;
	readonly totalCount: number | null;
	readonly issueStart: Date;
	readonly issueEnd: Date;
}

/** Starts and stops campaigns for operators. The campaigns of compensation coupons are managed automatically. */
export class CampaignAdminStore extends Store {
	/** Returns the new campaign's ID; null when its nation or one of its stays does not exist, in which case the caller must roll back. */
	async start(campaign: NewCampaign): Promise<number | null> {
		const { corpCode, gripId, packCode, nationCode, stayIds } = campaign;
		if (nationCode !== null && !(await this.#isNation(nationCode))) return null;
		const type = corpCode ? "CORPORATION" : gripId ? "LIVE" : packCode ? "PACK" : "NORMAL";
		const { rows } = await this.db.query<{ id: number }>(
			`INSERT INTO coupon_manager (type, title, discount_kind, discount, max_discount, min_price, over_min_price, corp_code,
				grip_idx, pack_code, overlap, available_expedia, set_cnt, tot_cnt, issue_start, issue_end, use_expire_date, valid_days,
				nation_code)
			VALUES ($1, $2, $3, $4, $5, $6, $6 > 0, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
			RETURNING coupon_manager_id AS id`,
			[
				...[type, campaign.title, campaign.discountKind, campaign.discount, campaign.maxDiscount],
				...[campaign.minPrice, corpCode, gripId, packCode, campaign.canOverlap, campaign.isForSuppliers],
				...[campaign.setCount, campaign.totalCount, campaign.issueStart, campaign.issueEnd],
				...[campaign.useExpireDate, campaign.validDays, nationCode],
			],
		);
		const id = rows[0]?.id ?? null;
		const { rowCount } = await this.db.query(
			`INSERT INTO coupon_product (coupon_manager_id, property_id)
			SELECT $1, property_id FROM property WHERE property_id = ANY ($2::int[])`,
			[id, stayIds],
		);
		return rowCount === stayIds.length ? id : null;
	}

	/** Whether a broadcast has coupons, of which it can have one kind only. */
	hasBroadcast(gripId: number): Promise<boolean> {
		return this.hasRows("SELECT FROM coupon_manager WHERE grip_idx = $1", [gripId]);
	}

	async #isNation(code: string): Promise<boolean> {
		return (await this.db.query("SELECT 1 FROM nation WHERE nation_code = $1", [code])).rowCount > 0;
	}

	/** Returns current and future campaigns, the first to end first; at most 100. */
	listed(now: Date): Promise<readonly ListedCampaign[]> {
		return this.rows<ListedCampaign>(
			`SELECT coupon_manager_id AS id, type, title, discount_kind AS "discountKind", discount, issued_cnt AS "issuedCount",
				tot_cnt AS "totalCount", issue_start AS "issueStart", issue_end AS "issueEnd"
			FROM coupon_manager WHERE issue_end > $1 AND type <> 'SORRY' ORDER BY issue_end, coupon_manager_id LIMIT 100`,
			[now],
		);
	}

	/** Whether a campaign that has not ended is registered with this code, in any case of letters. */
	hasCode(code: string, now: Date): Promise<boolean> {
		return this.hasRows(
			"SELECT FROM coupon_manager WHERE type = 'PACK' AND upper(pack_code) = upper($1) AND issue_end > $2",
			[code, now],
		);
	}

	/** Stops issuing a campaign; members keep the coupons they hold. False when it had already ended. */
	stop(id: number, now: Date): Promise<boolean> {
		return this.hasRows(
			`UPDATE coupon_manager SET issue_start = least(issue_start, $2::timestamptz - interval '1 second'), issue_end = $2
			WHERE coupon_manager_id = $1 AND issue_end > $2 AND type <> 'SORRY'`,
			[id, now],
		);
	}
}
