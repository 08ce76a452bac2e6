import type { Services } from "#server/services/Services.ts";
import { OpsError } from "./OpsError.ts";

/** Something an operator can do; answers what to print. [DEC-183] */
export interface Command {
	readonly usage: string;
	readonly summary: string;
	/** @param tell how far long work is */
	run(services: Services, args: readonly string[], tell: (progress: string) => void): Promise<string>;
}

/** @throws OpsError with the usage when values are missing */
export function needed(args: readonly string[], count: number, usage: string): void {
	if (args.length < count) throw new OpsError(`사용법: npm run ops -- ${usage}`);
}
