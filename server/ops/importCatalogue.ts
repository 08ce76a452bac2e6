import type { Database } from "#server/platform/database/Database.ts";
import { checkCatalogue, staysOf } from "./catalogueFile.ts";
import { OpsError } from "./OpsError.ts";
import { endImport, knownOf, lineReached, noteLine } from "./store/importProgress.ts";
import { importStay } from "./store/importStay.ts";

const shownEvery = 50;

/**
 * Brings stays of suppliers in, or up to date, by the suppliers' own ids: a JSON object a line. Nothing is written unless
 * every line is right; then each stay in a transaction of its own, which also notes its line, so that an import that was
 * interrupted goes on there when it is given the same file again. [DEC-183]
 * @param tell how far it is, now and then
 * @throws OpsError with the numbers of wrong lines
 */
export async function importCatalogue(
	db: Database,
	path: string,
	tell: (progress: string) => void,
): Promise<string> {
	const known = await knownOf(db);
	const { stays, digest } = await checkCatalogue(path, known);
	const reached = await lineReached(db, digest);
	if (reached > 0) tell(`${reached}번째 줄 다음부터 이어서 들여옵니다.`);
	let passed = 0;
	for await (const line of staysOf(path, known)) {
		passed += 1;
		if (line.number <= reached) continue;
		if ("error" in line) throw new OpsError(`${line.number}번째 줄이 바뀌었습니다: ${line.error}`);
		await db.tx(async (tx) => {
			if (!(await importStay(tx, line.stay)))
				throw new OpsError(`${line.stay.name}의 도시나 유형이 그사이 없어졌습니다.`);
			await noteLine(tx, digest, line.number);
		});
		if (passed % shownEvery === 0) tell(`숙소 ${stays}곳 가운데 ${passed}곳`);
	}
	await endImport(db, digest);
	return `숙소 ${stays}곳을 들여왔습니다.`;
}
