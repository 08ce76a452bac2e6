import { archiveLookupHash } from "#server/members/privacy/archiveMember.ts";
import { PersonArchive } from "#server/members/privacy/store/PersonArchive.ts";
import type { Services } from "#server/services/Services.ts";
import { OpsError } from "./OpsError.ts";

/**
 * Returns the records kept by law about a member who has left, found by the former e-mail address or an order number; one record per line.
 * As with every command, who asked and why is recorded. [DEC-196]
 * @throws OpsError when there are none
 */
export async function openArchive({ db, secrets }: Services, emailOrOrder: string): Promise<string> {
	const records = await new PersonArchive(db).find(archiveLookupHash(secrets, emailOrOrder));
	if (records.length === 0) throw new OpsError(`${emailOrOrder}의 보관 기록이 없습니다.`);
	return records
		.map(
			({ kind, destroy_on, sealed }) => `${kind} (파기일 ${destroy_on}) ${secrets.archive.decrypt(sealed)}`,
		)
		.join("\n");
}
