import { relative } from "node:path";
import type { ReporterOptions } from "knip";

/** Knip's own reporters do not say how many files were read. Prints that count on the first line, then one line per problem. */
export default function countAndProblems({ report, issues, counters, cwd }: ReporterOptions): void {
	console.log(`${counters.total} files`);
	for (const [type, records] of Object.entries(issues)) {
		if (!report[type as keyof typeof report]) continue;
		for (const { filePath, symbol, line } of Object.values(records).flatMap((byName) =>
			Object.values(byName),
		)) {
			const file = relative(cwd, filePath);
			const place = line === undefined ? file : `${file}:${line}`;
			console.log(`${place} unused or unknown (${type})${symbol === file ? "" : `: ${symbol}`}`);
		}
	}
}
