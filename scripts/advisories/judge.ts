import * as z from "zod";

/** Days within which a known hole in what we depend on is mended, by its weight. docs/security.md says them too. [ASVS 15.1.1] */
export const framesInDays = { critical: 1, high: 7, moderate: 90, low: 90, info: 90 } as const;

/** When each advisory that still concerns us was first read, by its address. */
export type Ledger = Readonly<Record<string, string>>;

const Advisory = z.object({
	name: z.string(),
	title: z.string(),
	url: z.string(),
	severity: z.enum(["critical", "high", "moderate", "low", "info"]),
});
/** What `npm audit --json` says; a name in `via` is another library of the same report. */
const Report = z.object({
	vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), Advisory])) })),
});

export interface Judged extends z.infer<typeof Advisory> {
	/** 'YYYY-MM-DD' */
	readonly since: string;
	readonly due: string;
	readonly isOverdue: boolean;
}

export interface Judgement {
	readonly open: readonly Judged[];
	/** What is to be remembered from now on: what has been mended is forgotten. */
	readonly ledger: Ledger;
}

const after = (date: string, days: number): string =>
	new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Reads a report against what was known before. A frame begins on the day an advisory is first read.
 * @param today 'YYYY-MM-DD'
 * @throws when it is no report, such as the answer of a registry that does not tell [ASVS 15.2.1]
 */
export function judge(report: unknown, known: Ledger, today: string): Judgement {
	const { vulnerabilities } = Report.parse(report);
	const advisories = Object.values(vulnerabilities)
		.flatMap(({ via }) => via)
		.filter((each) => typeof each !== "string");
	const open = [...new Map(advisories.map((each) => [each.url, each])).values()].map((each) => {
		const since = known[each.url] ?? today;
		const due = after(since, framesInDays[each.severity]);
		return { ...each, since, due, isOverdue: due < today };
	});
	open.sort((a, b) => a.due.localeCompare(b.due) || a.url.localeCompare(b.url));
	return { open, ledger: Object.fromEntries(open.map(({ url, since }) => [url, since])) };
}
