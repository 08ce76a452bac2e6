import { resolveParticles } from "#domain/shared/particles.ts";
import { withFirstCommit } from "#server/platform/database/withFirstCommit.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { Services } from "#server/services/Services.ts";
import { checkArguments } from "./Command.ts";
import { commands, helpText } from "./commands.ts";
import { OpsError } from "./OpsError.ts";
import { recordAction } from "./store/recordAction.ts";
import { forTerminal } from "./terminalText.ts";

export interface CommandOutcome {
	readonly isOk: boolean;
	readonly text: string;
}

/** Runs an operator's command and records who did what. Failures are returned as text rather than thrown. */
export async function runCommand(
	services: Services,
	operator: string,
	args: readonly string[],
	onProgress: (progress: string) => void = () => undefined,
): Promise<CommandOutcome> {
	const [name = "help", ...rest] = args;
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (name === "help") return { isOk: true, text: helpText() };
	if (!command)
		return { isOk: false, text: resolveParticles(`${name}은(는) 없는 명령입니다.\n\n${helpText()}`) };
	try {
		checkArguments(rest, command.usage);
		// Recorded in the first commit of the command, so that nothing is done without a record, whenever the process ends.
		const { result: text, isNoted } = await withFirstCommit(
			(tx) => recordAction(tx, operator, args),
			() => command.run(services, rest, onProgress),
		);
		if (!isNoted) await recordAction(services.db, operator, args);
		services.journal.note({ what: "operator", detail: { operator, command: name } });
		return { isOk: true, text: forTerminal(text) };
	} catch (error) {
		if (error instanceof OpsError || error instanceof Refusal) return { isOk: false, text: error.message };
		throw error;
	}
}
