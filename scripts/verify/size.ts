import { readFileSync } from "node:fs";
import type { Finding } from "./Check.ts";
import { lintPlanted } from "./lintPlanted.ts";
import { sources } from "./sources.ts";

const limit = 250;
const exempt = /\/copy\/|fixtures|^world\//i;

/** Files that may be longer until they are shortened; a file that is no longer too long must leave this list. */
const longFiles: ReadonlySet<string> = new Set([
	"server/platform/images/letterStrokes.ts",
	"src/ui/screens/subscribe/SubscribeViewModel.ts",
	"tests/adapters/storage/hostileStorage.test.ts",
	"tests/browser/resilience.test.ts",
	"tests/domain/cancellation/cancelTerms.test.ts",
	"tests/domain/member/validators.test.ts",
	"tests/domain/soak/OrderWorld.ts",
	"tests/server/catalogue/stay/stayCalls.test.ts",
	"tests/server/members/account/account.test.ts",
	"tests/ui/booking/bookingViewModel.test.ts",
	"tests/ui/screens/content/contentViewModels.test.ts",
]);

const functionLimit = 100;
/** Planted files in which the linter must enforce the function limit. */
const heldFiles = [
	"src/domain/planted/planted.ts",
	"src/ui/planted/Planted.tsx",
	"server/planted/planted.ts",
];

/** Checks that no file and no function exceeds its line limit; copy, fixtures and the demo world are exempt. */
export function size(): Finding {
	const files = sources(".ts", ".tsx", ".css", ".mjs").filter((file) => !exempt.test(file));
	const tooLong = new Set<string>();
	const problems = files.flatMap((file) => {
		const count = readFileSync(file, "utf8").split("\n").length - 1;
		if (count > limit) tooLong.add(file);
		return count > limit && !longFiles.has(file) ? [`${file} has ${count} lines, ${limit} are allowed.`] : [];
	});
	for (const file of longFiles) {
		if (!tooLong.has(file)) problems.push(`${file} is not too long any more and must leave the list.`);
	}
	return { examined: `${files.length} files`, problems: [...problems, ...functionProblems()] };
}

/** The lint step checks the real functions; here the linter must refuse a function that is one line too long, and none at the limit. */
function functionProblems(): string[] {
	const planted = (name: string, lines: number) =>
		`export function ${name}(): void {\n${"\tvoid 0;\n".repeat(lines)}}\n`;
	const text = planted("long", functionLimit + 1) + planted("short", functionLimit);
	const { refused } = lintPlanted(new Map(heldFiles.map((file) => [file, text])), [
		"complexity/noExcessiveLinesPerFunction",
	]);
	const wanted = new Set(heldFiles.map((file) => `${file}:1`));
	return [
		...[...wanted]
			.filter((place) => !refused.has(place))
			.map((place) => `${place}: a planted function is too long and accepted.`),
		...[...refused]
			.filter((place) => !wanted.has(place))
			.map((place) => `${place}: a planted function is short enough and refused.`),
	];
}
