import { Store } from "#server/platform/database/Store.ts";

/** Tokens under which members share their wish lists. */
export class WishShareStore extends Store {
	async tokenOf(memberId: number): Promise<string | null> {
		const { rows } = await this.db.query<{ token: string }>(
			"SELECT token FROM wish_share WHERE member_id = $1",
			[memberId],
		);
		return rows[0]?.token ?? null;
	}

	/** Adds a token; an existing one is kept. */
	async add(memberId: number, token: string, now: Date): Promise<void> {
		await this.db.query(
			"INSERT INTO wish_share (member_id, token, created_at) VALUES ($1, $2, $3) ON CONFLICT (member_id) DO NOTHING",
			[memberId, token, now],
		);
	}

	async remove(memberId: number): Promise<void> {
		await this.db.query("DELETE FROM wish_share WHERE member_id = $1", [memberId]);
	}

	/** Returns the owner of a shared list; null for an unknown or revoked token. */
	ownerOf(token: string): Promise<{ readonly memberId: number; readonly name: string } | null> {
		return this.row<{ memberId: number; name: string }>(
			`SELECT member_id AS "memberId", name FROM wish_share JOIN member USING (member_id)
			WHERE token = $1 AND status = 'active'`,
			[token],
		);
	}
}
