import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { systemClock } from "#server/clock.ts";
import { compose } from "#server/compose.ts";
import { ConfigError, readConfig } from "#server/config.ts";
import { openDatabase } from "#server/database/connect.ts";
import { DatabaseStartError } from "#server/database/Database.ts";
import { migrate } from "#server/database/migrate.ts";
import { helpText } from "./commands.ts";
import { askServer } from "./opsSocket.ts";
import { type CommandOutcome, runCommand } from "./runCommand.ts";

/** A file is read by the server, which may have another working folder. */
const argumentsOf = (given: readonly string[]): readonly string[] =>
	given[0] === "import" && given[1] ? ["import", resolve(given[1]), ...given.slice(2)] : given;

/** Runs the command in the running server; without one, on the database itself. */
async function run(args: readonly string[]): Promise<CommandOutcome> {
	const config = readConfig(process.env);
	const operator = userInfo().username;
	const tell = (progress: string) => console.error(progress);
	const answered = await askServer(config.dataDir, { operator, args }, tell);
	if (answered) return answered;
	const db = await openDatabase({
		dataDir: join(config.dataDir, "database"),
		...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : {}),
	});
	try {
		await migrate(db);
		const services = await compose({ config, clock: systemClock, db });
		return await runCommand(services, operator, args, tell);
	} finally {
		await db.close();
	}
}

const args = argumentsOf(process.argv.slice(2));
if (args.length === 0 || args[0] === "help") {
	console.log(helpText());
} else {
	try {
		const { isOk, text } = await run(args);
		(isOk ? console.log : console.error)(text);
		process.exitCode = isOk ? 0 : 1;
	} catch (error) {
		const isExpected = error instanceof ConfigError || error instanceof DatabaseStartError;
		console.error(isExpected ? error.message : error);
		process.exitCode = 1;
	}
}
