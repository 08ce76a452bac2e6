import type { Database } from "#server/platform/database/Database.ts";
import { checkCatalogue, staysOf } from "./catalogueFile.ts";
import type { Stay } from "./line/Stay.ts";
import { OpsError } from "./OpsError.ts";
import { endImport, knownOf, lastImportedLine, recordLine } from "./store/importProgress.ts";
import { importStays } from "./store/importStays.ts";

const refusalOf = (stays: readonly Stay[]): string =>
	`${stays.map(({ channel, externalId }) => `${channel}번 채널의 ${externalId}`).join(", ")}: 도시나 유형이 그사이 없어졌거나, 이미 다른 도시에 있는 숙소이거나, 숙박 요금제와 이용권이 서로 바뀌었습니다.`;

/** Stays per transaction; a statement costs about the same for many rows as for one. */
const atOnce = 50;

/**
 * Imports or updates stays, identified by channel and the file's IDs, from a file with one JSON object per line. Nothing is written
 * unless every line is valid. Each transaction then writes a batch of stays and records its last line, so that an interrupted import
 * resumes there when it is given the same file again. [DEC-183]
 * @param onProgress reports progress and speed from time to time
 * @throws OpsError with the numbers of the invalid lines
 */
export async function importCatalogue(
	db: Database,
	path: string,
	onProgress: (progress: string) => void,
): Promise<string> {
	const known = await knownOf(db);
	const { stays, digest } = await checkCatalogue(path, known);
	const reached = await lastImportedLine(db, digest);
	if (reached > 0) onProgress(`${reached}번째 줄 다음부터 이어서 들여옵니다.`);
	const begun = performance.now();
	let passed = 0;
	let written = 0;
	let batch: Stay[] = [];
	let last = 0;
	async function write(): Promise<void> {
		if (batch.length === 0) return;
		await db.tx(async (tx) => {
			const refused = await importStays(tx, batch);
			if (refused.length > 0) throw new OpsError(refusalOf(refused));
			await recordLine(tx, digest, last);
		});
		written += batch.length;
		batch = [];
		const rate = Math.round(written / ((performance.now() - begun) / 1000));
		if (passed < stays) onProgress(`숙소 ${stays}곳 가운데 ${passed}곳 (1초에 ${rate}곳)`);
	}
	for await (const line of staysOf(path, known)) {
		if (line.number <= reached) {
			passed += 1;
			continue;
		}
		if ("error" in line) throw new OpsError(`${line.number}번째 줄이 바뀌었습니다: ${line.error}`);
		const { stay } = line;
		// write the batch first, so that a later line of the same stay wins
		if (batch.some(({ channel, externalId }) => channel === stay.channel && externalId === stay.externalId))
			await write();
		batch.push(stay);
		last = line.number;
		passed += 1;
		if (batch.length === atOnce) await write();
	}
	await write();
	await endImport(db, digest);
	return `숙소 ${stays}곳을 들여왔습니다.`;
}
