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
	if (args.length < count) throw new OpsError(`사용법: npm run ops -- ${usage}`);
}
