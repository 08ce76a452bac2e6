import { readFileSync } from "node:fs";
import type { Finding } from "./Check.ts";
import { sources } from "./sources.ts";

interface Rule {
	/** The files the rule applies to. */
	readonly files: RegExp;
	readonly refused: RegExp;
	readonly why: string;
	/** Lines that must be refused, and lines that must not: the rule is tested on both before it is trusted. */
	readonly planted: readonly string[];
	readonly allowed: readonly string[];
}

const above = /^src\/(?:ports|application|ui|main)\//;

const rules: readonly Rule[] = [
	{
		files: above,
		refused: /\b(?:silent|handles)\??\s*(?::|\}|,)|\{\s*(?:silent|handles)\b/,
		why: "says to a call how its failure is told; a use case says it in `failures`",
		planted: [
			"await calls.viewMember({ silent: true });",
			"{ handles: [-201] }",
			"view({ silent }: Settings)",
		],
		allowed: ["readonly failures = notShown;", "// a silent call", "tab.handles(event)"],
	},
	{
		files: above,
		refused:
			/\bcode\s*[!=]==?\s*(?:-?\d|String\(|refusals\b)|\brefusals(?:\.\w+|\[[^\]]+\])\.(?:code|status)\b/,
		why: "knows a failure by its wire code; it has a kind",
		planted: [
			'if ("code" in failure && failure.code === refusals.soldOut.code) return;',
			"if (code === -201) return;",
			"const { code } = answer; code !== refusals[kind].code;",
		],
		allowed: ["countries.find(({ code }) => code === chosen.phoneCountry)", "refusals[failure.kind].message"],
	},
	{
		files: /^src\/(?:ports|application|ui)\//,
		refused: /^(?!.*isRouteErrorResponse).*\bstatus\s*(?:[!=]==?|[<>]=?)\s*\d/,
		why: "knows a failure by its HTTP status; it has a kind",
		planted: ['if (failure.kind === "http" && failure.status === 400) return;', "failure.status < 500"],
		allowed: ['order.status === "pending"', "isRouteErrorResponse(error) && error.status === 404"],
	},
	{
		files: /^src\/adapters\//,
		refused: /#ports\/(?:Dialogs|FailureNotices)\.ts/,
		why: "raises a popup inside an adapter; failures are told at one seam, `showingFailures`",
		planted: ['import type { Dialogs } from "#ports/Dialogs.ts";'],
		allowed: ['import type { CallSession } from "#ports/CallSession.ts";'],
	},
];

/**
 * Checks that only `src/adapters/http` translates status and code of an answer into a failure kind, and that failures are reported at a
 * single place above it.
 */
export function plainFailures(): Finding {
	const problems = rules.flatMap(({ planted, allowed, refused }) => [
		...planted.filter((line) => !refused.test(line)).map((line) => `not refused: ${line}`),
		...allowed.filter((line) => refused.test(line)).map((line) => `refused: ${line}`),
	]);
	const files = sources(".ts", ".tsx").filter((file) => rules.some((rule) => rule.files.test(file)));
	for (const file of files) {
		const mine = rules.filter((rule) => rule.files.test(file));
		readFileSync(file, "utf8")
			.split("\n")
			.forEach((line, at) => {
				const broken = mine.find(({ refused }) => refused.test(line));
				if (broken) problems.push(`${file}:${at + 1} ${broken.why}.`);
			});
	}
	const count = rules.flatMap(({ planted }) => planted).length;
	return { examined: `${files.length} files, ${count} planted lines`, problems };
}
