/**
 * Queries the registry for known vulnerabilities in production dependencies and checks them against the deadlines in docs/security.md.
 * `advisories.json` records when each was first seen. Exits with 1 when one is overdue, with 2 when the registry does not answer.
 */
import { readFileSync, writeFileSync } from "node:fs";
import * as z from "zod";
import { type Evaluation, evaluateReport } from "./advisories/evaluateReport.ts";
import { tool } from "./verify/tool.ts";

const file = "advisories.json";
const known = z.record(z.string(), z.iso.date()).parse(JSON.parse(readFileSync(file, "utf8")));
const { stdout } = tool("npm", ["audit", "--omit=dev", "--json"]);
const { open, ledger } = judged(stdout);
writeFileSync(file, `${JSON.stringify(ledger, null, "\t")}\n`);
for (const { name, title, url, severity, due, isOverdue } of open)
	console.log(`${isOverdue ? "OVERDUE" : "open   "} ${severity} ${name}: ${title} (${url}), until ${due}`);
const overdue = open.filter(({ isOverdue }) => isOverdue).length;
console.log(`${open.length} open, ${overdue} overdue`);
process.exitCode = overdue > 0 ? 1 : 0;

function judged(report: string): Evaluation {
	try {
		return evaluateReport(JSON.parse(report), known, new Date().toISOString().slice(0, 10));
	} catch {
		console.error(`The registry does not tell of advisories:\n${report.slice(0, 500)}`);
		return process.exit(2);
	}
}
