import { Store } from "#server/platform/database/Store.ts";

/** The data for re-authentication, and when a login was last re-authenticated. */
export class ReauthenticationStore extends Store {
	async passwordHash(memberId: number): Promise<string | null> {
		const { rows } = await this.db.query<{ password_hash: string | null }>(
			"SELECT password_hash FROM member WHERE member_id = $1 AND status = 'active'",
			[memberId],
		);
		return rows[0]?.password_hash ?? null;
	}

	async reauthenticatedAt(family: string): Promise<Date | null> {
		const { rows } = await this.db.query<{ proven_at: Date | null }>(
			"SELECT proven_at FROM session WHERE family = $1",
			[family],
		);
		return rows[0]?.proven_at ?? null;
	}

	async record(family: string, now: Date): Promise<void> {
		await this.db.query("UPDATE session SET proven_at = $2 WHERE family = $1", [family, now]);
	}
}
