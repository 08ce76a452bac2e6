import type { Services } from "#server/services/Services.ts";
import { integerOf } from "./arguments.ts";
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
 * Checks that every required argument is there and none is left over: in '150 000' the second half of an amount would be ignored, or begin
 * the text that follows it.
 * @throws OpsError with the usage
 */
export function checkArguments(args: readonly string[], usage: string): void {
	const places = usage.match(/<[^>]+>|\[[^\]]+\]/g) ?? [];
	if (args.length < places.filter((place) => place.startsWith("<")).length) throw wrongUse(usage);
	if (!texts.has(places.at(-1) ?? "")) {
		if (args.length > places.length) throw wrongUse(usage);
		return;
	}
	const [number = "", begin = ""] = args.slice(places.length - 2);
	if (integerOf(number) !== null && /^[\d,]+$/.test(begin))
		throw new OpsError(
			`'${number} ${begin}'처럼 숫자가 띄어 있습니다. 한 숫자면 붙여 적고, 아니면 글을 숫자가 아닌 말로 시작해 주세요.`,
		);
}

const wrongUse = (usage: string) => new OpsError(`사용법: npm run ops -- ${usage}`);
