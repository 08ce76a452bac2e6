import { matchingHashes } from "#server/platform/database/personalDataEncryption.ts";
import { Store } from "#server/platform/database/Store.ts";

/** An active login. */
export interface LivingSession {
	readonly family: string;
	readonly client: "web" | "webview";
	readonly user_agent: string | null;
	readonly ip: string | null;
	readonly created_at: Date;
	readonly last_seen_at: Date;
}

const isLiving = `revoked_at IS NULL AND EXISTS (SELECT 1 FROM refresh_token r
	WHERE r.family = s.family AND r.used_at IS NULL AND r.expires_at > $2)`;

/** The browsers that a member has used, and the active logins. */
export class DeviceStore extends Store {
	/** Whether the member with this e-mail address has logged in with the device. */
	async knows(emailKey: string, device: Buffer): Promise<boolean> {
		const { rows } = await this.db.query(
			`SELECT 1 FROM member_device d JOIN member m USING (member_id)
			WHERE m.email_key = ANY ($1) AND m.status = 'active' AND d.device_hash = $2`,
			[matchingHashes(emailKey), device],
		);
		return rows.length > 0;
	}

	/** Whether the member has logged in with the device. */
	isOf(memberId: number, device: Buffer): Promise<boolean> {
		return this.hasRows("SELECT FROM member_device WHERE member_id = $1 AND device_hash = $2", [
			memberId,
			device,
		]);
	}

	/** Gives the device another token hash for every member who uses it. */
	async renumber(device: Buffer, next: Buffer): Promise<void> {
		await this.db.query("UPDATE member_device SET device_hash = $2 WHERE device_hash = $1", [device, next]);
	}

	/** Records a login with the device. `isNew` means that the member has used other devices but never this one. */
	async note(memberId: number, device: Buffer, now: Date): Promise<{ readonly isNew: boolean }> {
		const { rows } = await this.db.query<{ has_others: boolean; is_first_time: boolean }>(
			`WITH others AS (SELECT count(*) AS known FROM member_device WHERE member_id = $1)
			INSERT INTO member_device (member_id, device_hash, first_seen_at, last_seen_at) VALUES ($1, $2, $3, $3)
			ON CONFLICT (member_id, device_hash) DO UPDATE SET last_seen_at = $3
			RETURNING (SELECT known FROM others) > 0 AS has_others, xmax = 0 AS is_first_time`,
			[memberId, device, now],
		);
		const [row] = rows;
		return { isNew: row?.has_others === true && row.is_first_time };
	}

	/** Lists the active logins, the most recently used first, at most 100. */
	sessions(memberId: number, now: Date): Promise<readonly LivingSession[]> {
		return this.rows<LivingSession>(
			`SELECT family, client, user_agent, ip, created_at, last_seen_at FROM session s
			WHERE member_id = $1 AND ${isLiving} ORDER BY last_seen_at DESC, family LIMIT 100`,
			[memberId, now],
		);
	}

	/** Ends one login of the member; returns false if it is not the member's or has already ended. */
	end(memberId: number, family: string, now: Date): Promise<boolean> {
		return this.hasRows(
			`UPDATE session SET revoked_at = $3, revoke_reason = 'logout' WHERE member_id = $1 AND family = $2 AND revoked_at IS NULL`,
			[memberId, family, now],
		);
	}

	/** Ends all of the member's logins except one; returns how many. */
	async endOthers(memberId: number, spared: string, now: Date): Promise<number> {
		const { rowCount } = await this.db.query(
			`UPDATE session SET revoked_at = $3, revoke_reason = 'logout' WHERE member_id = $1 AND family <> $2 AND revoked_at IS NULL`,
			[memberId, spared, now],
		);
		return rowCount;
	}

	async forgetDevices(memberId: number, spared: Buffer | null): Promise<void> {
		await this.db.query(
			"DELETE FROM member_device WHERE member_id = $1 AND device_hash IS DISTINCT FROM $2::bytea",
			[memberId, spared],
		);
	}
}
