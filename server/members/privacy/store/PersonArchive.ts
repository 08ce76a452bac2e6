import type { StayDate } from "#domain/shared/StayDate.ts";
import { Store } from "#server/platform/database/Store.ts";

export type ArchiveKind = "contract" | "payment" | "complaint" | "access";

export interface ArchivedRecord {
	readonly kind: ArchiveKind;
	readonly emailHash: string;
	readonly orderHash: string | null;
	readonly sealed: string;
	readonly destroyOn: StayDate;
}

/** Encrypted records of former members, each with its destruction date. */
export class PersonArchive extends Store {
	async add(record: ArchivedRecord, now: number): Promise<void> {
		await this.db.query(
			`INSERT INTO person_archive (email_mark, order_mark, kind, sealed, archived_at, destroy_on) VALUES ($1, $2, $3, $4, $5, $6)`,
			[record.emailHash, record.orderHash, record.kind, record.sealed, new Date(now), record.destroyOn],
		);
	}

	/** Returns the records of an e-mail address or order by its keyed hash, oldest first. */
	find(
		mark: string,
	): Promise<
		readonly { readonly kind: ArchiveKind; readonly sealed: string; readonly destroy_on: StayDate }[]
	> {
		return this.rows<{ kind: ArchiveKind; sealed: string; destroy_on: StayDate }>(
			`SELECT kind, sealed, destroy_on FROM person_archive WHERE person_archive_id IN (
				SELECT person_archive_id FROM person_archive WHERE email_mark = $1
				UNION SELECT person_archive_id FROM person_archive WHERE order_mark = $1
			) ORDER BY person_archive_id`,
			[mark],
		);
	}
}
