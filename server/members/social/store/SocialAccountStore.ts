import type { Queryable } from "#server/platform/database/Database.ts";
import { searchHashOf } from "#server/platform/database/personalDataEncryption.ts";

export interface LinkedAccount {
	readonly provider: "KAKAO" | "NAVER" | "APPLE";
	readonly snsId: string;
}

/** A provider account as shown to its member. */
export interface LinkedLogin {
	readonly provider: LinkedAccount["provider"];
	readonly linkedAt: Date;
}

/** Links between provider accounts and members; account IDs are stored as keyed hashes. */
export class SocialAccountStore {
	readonly #db: Queryable;

	constructor(db: Queryable) {
		this.#db = db;
	}

	async ownerOf({ provider, snsId }: LinkedAccount): Promise<number | null> {
		const { rows } = await this.#db.query<{ id: number }>(
			`SELECT member_id AS id FROM member_social JOIN member USING (member_id)
			WHERE provider = $1 AND sns_id = $2 AND status = 'active'`,
			[provider, searchHashOf(snsId)],
		);
		return rows[0]?.id ?? null;
	}

	/** Links an account; returns false if it is already linked, or if the member already has an account of this provider. */
	async link({ provider, snsId }: LinkedAccount, memberId: number, now: Date): Promise<boolean> {
		const { rowCount } = await this.#db.query(
			"INSERT INTO member_social (provider, sns_id, member_id, linked_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
			[provider, searchHashOf(snsId), memberId, now],
		);
		return rowCount > 0;
	}

	async has(memberId: number, provider: LinkedAccount["provider"]): Promise<boolean> {
		const { rowCount } = await this.#db.query(
			"SELECT FROM member_social WHERE member_id = $1 AND provider = $2",
			[memberId, provider],
		);
		return rowCount > 0;
	}

	async ofMember(memberId: number): Promise<LinkedLogin[]> {
		const { rows } = await this.#db.query<LinkedLogin>(
			`SELECT provider, linked_at AS "linkedAt" FROM member_social WHERE member_id = $1 ORDER BY linked_at`,
			[memberId],
		);
		return rows;
	}

	async remove(memberId: number, provider: LinkedAccount["provider"]): Promise<boolean> {
		const { rowCount } = await this.#db.query(
			"DELETE FROM member_social WHERE member_id = $1 AND provider = $2",
			[memberId, provider],
		);
		return rowCount > 0;
	}
}
