import { Refusal } from "#server/http/Refusal.ts";
import type { Services } from "#server/Services.ts";
import { commands, helpText } from "./commands.ts";
import { OpsError } from "./OpsError.ts";

export interface CommandOutcome {
	readonly isOk: boolean;
	readonly text: string;
}

/** Runs an operator's command and writes down who did what. What cannot be done is said in words, not thrown. */
export async function runCommand(
	services: Services,
	operator: string,
	args: readonly string[],
	tell: (progress: string) => void = () => undefined,
): Promise<CommandOutcome> {
	const [name = "help", ...rest] = args;
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!command) return { isOk: name === "help", text: helpText() };
	try {
		const text = await command.run(services, rest, tell);
		await services.db.query(
			"INSERT INTO operator_action (operator, command, arguments) VALUES ($1, $2, $3)",
			[operator, name, JSON.stringify(rest)],
		);
		return { isOk: true, text };
	} catch (error) {
		if (error instanceof OpsError || error instanceof Refusal) return { isOk: false, text: error.message };
		throw error;
	}
}
