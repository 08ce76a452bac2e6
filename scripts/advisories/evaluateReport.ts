import * as z from "zod";

/** Deadlines in days for fixing a known vulnerability in a dependency, by severity. Also stated in docs/security.md. [ASVS 15.1.1] */
export const fixDeadlinesInDays = { critical: 1, high: 7, moderate: 90, low: 90, info: 90 } as const;

/** The day on which each advisory that still affects us was first seen, by its URL. */
export type Ledger = Readonly<Record<string, string>>;

const Advisory = z.object({
	name: z.string(),
	title: z.string(),
	url: z.string(),
	severity: z.enum(["critical", "high", "moderate", "low", "info"]),
});
/** The output of `npm audit --json`; a name in `via` refers to another library in the same report. */
const Report = z.object({
	vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), Advisory])) })),
});

export interface EvaluatedAdvisory extends z.infer<typeof Advisory> {
	/** 'YYYY-MM-DD'. */
	readonly since: string;
	readonly due: string;
	readonly isOverdue: boolean;
}

export interface Evaluation {
	readonly open: readonly EvaluatedAdvisory[];
	/** The ledger to store: fixed advisories are dropped. */
	readonly ledger: Ledger;
}

const after = (date: string, days: number): string =>
	new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Compares a report with the known advisories. A deadline runs from the day on which an advisory is first seen.
 * @param today 'YYYY-MM-DD'
 * @throws when it is not a report, for example the error of an unavailable registry [ASVS 15.2.1]
 */
export function evaluateReport(report: unknown, known: Ledger, today: string): Evaluation {
	const { vulnerabilities } = Report.parse(report);
	const advisories = Object.values(vulnerabilities)
		.flatMap(({ via }) => via)
		.filter((each) => typeof each !== "string");
	const open = [...new Map(advisories.map((each) => [each.url, each])).values()].map((each) => {
		const since = known[each.url] ?? today;
		const due = after(since, fixDeadlinesInDays[each.severity]);
		return { ...each, since, due, isOverdue: due < today };
	});
	open.sort((a, b) => a.due.localeCompare(b.due) || a.url.localeCompare(b.url));
	return { open, ledger: Object.fromEntries(open.map(({ url, since }) => [url, since])) };
}
