import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { ConfigError } from "./config/ConfigError.ts";
import { readConfig } from "./config.ts";
import { helpText } from "./ops/commands.ts";
import { OpsError } from "./ops/OpsError.ts";
import { askServer } from "./ops/opsSocket.ts";
import { restoreBackup } from "./ops/restoreBackup.ts";
import { type CommandOutcome, runCommand } from "./ops/runCommand.ts";
import { recordAction } from "./ops/store/recordAction.ts";
import { verifyBooks } from "./ops/verifyBooks.ts";
import { systemClock } from "./platform/clock.ts";
import { openDatabase } from "./platform/database/connect.ts";
import { type Database, DatabaseStartError } from "./platform/database/Database.ts";
import { isFolderUsed } from "./platform/database/dataFolder.ts";
import { migrate } from "./platform/database/migrate.ts";
import { writePrivately } from "./platform/privateFiles.ts";

writePrivately();

const withFile = new Set(["import", "backup", "restore"]);

/** Resolves file paths, because the server that reads or writes the file may have a different working directory. */
const argumentsOf = (given: readonly string[]): readonly string[] =>
	withFile.has(given[0] ?? "") && given[1] ? [given[0] ?? "", resolve(given[1]), ...given.slice(2)] : given;

/** Restores a backup. The only command that runs without migrating first, because the schema comes from the backup. */
async function restore(db: Database, operator: string, path: string | undefined): Promise<CommandOutcome> {
	if (!path) return { isOk: false, text: helpText() };
	const rows = await restoreBackup(db, path);
	await recordAction(db, operator, ["restore", path]);
	return { isOk: true, text: `${rows}줄을 되살렸습니다. ${await verifyBooks(db)}` };
}

/** Runs the command in the running server; without one, directly on the database. */
async function run(args: readonly string[]): Promise<CommandOutcome> {
	const config = readConfig(process.env);
	const operator = userInfo().username;
	const onProgress = (progress: string) => console.error(progress);
	const answered = await askServer(config.dataDir, { operator, args }, onProgress);
	if (answered) return answered;
	const dataDir = join(config.dataDir, "database");
	// In a new database every list would be empty and every backup complete.
	if (!config.databaseUrl && args[0] !== "restore" && !isFolderUsed(dataDir))
		throw new OpsError(`${config.dataDir}에 데이터베이스가 없습니다. DATA_DIR이 맞는지 확인해 주세요.`);
	const db = await openDatabase({
		dataDir,
		...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : {}),
	});
	try {
		if (args[0] === "restore") return await restore(db, operator, args[1]);
		await migrate(db);
		// Loaded only here, because most commands are answered by a running server.
		const { compose } = await import("./compose.ts");
		const services = await compose({ config, clock: systemClock, db });
		const outcome = await runCommand(services, operator, args, onProgress);
		await services.journal.settled();
		return outcome;
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
		const isExpected =
			error instanceof ConfigError || error instanceof DatabaseStartError || error instanceof OpsError;
		console.error(isExpected ? error.message : error);
		process.exitCode = 1;
	}
}
