import { searchHashOf } from "#server/platform/database/personalDataEncryption.ts";
import { Store } from "#server/platform/database/Store.ts";

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
export class SocialAccountStore extends Store {
	async ownerOf({ provider, snsId }: LinkedAccount): Promise<number | null> {
		const { rows } = await this.db.query<{ id: number }>(
			`SELECT member_id AS id FROM member_social JOIN member USING (member_id)
			WHERE provider = $1 AND sns_id = $2 AND status = 'active'`,
			[provider, searchHashOf(snsId)],
		);
		return rows[0]?.id ?? null;
	}

	/** Links an account; returns false if it is already linked, or if the member already has an account of this provider. */
	link({ provider, snsId }: LinkedAccount, memberId: number, now: Date): Promise<boolean> {
		return this.hasRows(
			"INSERT INTO member_social (provider, sns_id, member_id, linked_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
			[provider, searchHashOf(snsId), memberId, now],
		);
	}

	has(memberId: number, provider: LinkedAccount["provider"]): Promise<boolean> {
		return this.hasRows("SELECT FROM member_social WHERE member_id = $1 AND provider = $2", [
			memberId,
			provider,
		]);
	}

	ofMember(memberId: number): Promise<LinkedLogin[]> {
		return this.rows<LinkedLogin>(
			`SELECT provider, linked_at AS "linkedAt" FROM member_social WHERE member_id = $1 ORDER BY linked_at`,
			[memberId],
		);
	}

	remove(memberId: number, provider: LinkedAccount["provider"]): Promise<boolean> {
		return this.hasRows("DELETE FROM member_social WHERE member_id = $1 AND provider = $2", [
			memberId,
			provider,
		]);
	}
}
