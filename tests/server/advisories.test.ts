import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluateReport, fixDeadlinesInDays } from "../../scripts/advisories/evaluateReport.ts";

const hole = (number: number, severity: keyof typeof fixDeadlinesInDays) => ({
	source: number,
	name: `library-${number}`,
	title: "Reads what it must not",
	url: `https://github.com/advisories/GHSA-${number}`,
	severity,
	range: "<2",
});
const report = (...holes: readonly object[]) => ({
	auditReportVersion: 2,
	vulnerabilities: {
		"library-1": { name: "library-1", via: holes },
		"uses-it": { name: "uses-it", via: ["library-1", ...holes.slice(0, 1)] },
	},
});
const dayAfter = (days: number) => new Date(Date.UTC(2026, 10, 25 + days)).toISOString().slice(0, 10);

describe("known vulnerabilities in dependencies", () => {
	it("are overdue only after the last day of their time frame, which starts when first reported [ASVS 15.2.1]", () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...(Object.keys(fixDeadlinesInDays) as (keyof typeof fixDeadlinesInDays)[])),
				fc.nat({ max: 200 }),
				(severity, days) => {
					const found = hole(1, severity);
					const first = evaluateReport(report(found), {}, dayAfter(0));
					expect(first.open).toHaveLength(1);
					const later = evaluateReport(report(found), first.ledger, dayAfter(days));
					expect(later.open[0]).toMatchObject({
						since: dayAfter(0),
						due: dayAfter(fixDeadlinesInDays[severity]),
						isOverdue: days > fixDeadlinesInDays[severity],
					});
				},
			),
		);
	});

	it("are forgotten once fixed and sorted with the most urgent first", () => {
		const known = { [hole(1, "high").url]: "2026-01-01", [hole(9, "high").url]: "2026-01-01" };
		const { open, ledger } = evaluateReport(report(hole(2, "low"), hole(1, "high")), known, "2026-11-25");
		expect(open.map(({ name, isOverdue }) => [name, isOverdue])).toEqual([
			["library-1", true],
			["library-2", false],
		]);
		expect(Object.keys(ledger)).toEqual([hole(1, "high").url, hole(2, "low").url]);
	});

	it("are not reported as none when the registry gives no usable answer", () => {
		for (const answer of [{ message: "405 Method Not Allowed" }, {}, null, "no"])
			expect(() => evaluateReport(answer, {}, "2026-11-25")).toThrow();
		expect(evaluateReport({ vulnerabilities: {} }, {}, "2026-11-25").open).toEqual([]);
	});

	it("have the time frames stated in docs/security.md [ASVS 15.1.1]", () => {
		const [, text = ""] = readFileSync("docs/security.md", "utf8").split("## Time frames of repairs");
		const documented = [...text.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map(([, name, days]) => [
			name,
			Number(days),
		]);
		expect(Object.fromEntries(documented)).toEqual(fixDeadlinesInDays);
	});
});
