import { personal } from "#server/platform/database/personalDataEncryption.ts";
import { Store } from "#server/platform/database/Store.ts";

interface Row {
	readonly what: string;
	readonly memberId?: number | null;
	readonly ip?: string | null;
	readonly detail?: object;
}

/** The append-only table of security events. */
export class SecurityEventStore extends Store {
	async add({ what, memberId, ip, detail }: Row, now: number): Promise<void> {
		await this.db.query(
			{
				name: "security_event_add",
				text: "INSERT INTO security_event (at, what, member_id, ip, detail) VALUES ($1, $2, $3, $4, $5)",
			},
			[new Date(now), what, memberId ?? null, personal(ip), JSON.stringify(detail ?? {})],
		);
	}
}
