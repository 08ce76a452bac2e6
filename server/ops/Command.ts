import type { Services } from "#server/services/Services.ts";
import { OpsError } from "./OpsError.ts";

/** An operator command; returns the text to print. [DEC-183] */
export interface Command {
	readonly usage: string;
	readonly summary: string;
	/**
	 * Runs the command.
	 * @param onProgress reports the progress of long-running work
	 */
	run(services: Services, args: readonly string[], onProgress: (progress: string) => void): Promise<string>;
}

/**
 * Checks the number of arguments.
 * @throws OpsError with the usage when values are missing
 */
export function needed(args: readonly string[], count: number, usage: string): void {
	if (args.length < count) throw wrongUse(usage);
}

/** Texts of several words, which need no quotes. */
const texts: ReadonlySet<string> = new Set([
	"<사유>",
	"<내용>",
	"<답>",
	"<답변>",
	"<기업 이름>",
	"<확인 코드>",
]);

/**
 * Checks that no argument is left over: in '150 000' the second half of an amount would be ignored.
 * @throws OpsError with the usage
 */
export function checkNoneLeft(args: readonly string[], usage: string): void {
	const places = usage.match(/<[^>]+>|\[[^\]]+\]/g) ?? [];
	if (args.length > places.length && !texts.has(places.at(-1) ?? "")) throw wrongUse(usage);
}

const wrongUse = (usage: string) => new OpsError(`사용법: npm run ops -- ${usage}`);
