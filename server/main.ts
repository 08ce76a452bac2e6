import { ConfigError } from "./config/ConfigError.ts";
import { readConfig } from "./config.ts";
import { DatabaseStartError } from "./platform/database/Database.ts";
import { writePrivately } from "./platform/privateFiles.ts";
import type { RunningServer } from "./serve.ts";
import { PortTaken, startServer } from "./start.ts";

writePrivately();
const development = process.argv.includes("--dev");

try {
	const config = readConfig(process.env);
	const starting = startServer(config, { development });
	stopOnSignals(starting, 20 + config.drainSeconds);
	const server = await starting;
	const lines = [
		`${config.site.name}  ${server.address}`,
		config.databaseUrl
			? "데이터: PostgreSQL (DATABASE_URL)"
			: `데이터: ${config.dataDir} (내장 PGlite, 전원 장애까지는 보장하지 않습니다)`,
	];
	if (config.stage !== "production") lines.push(`받은 메일·문자(개발용): ${server.address}/dev/inbox`);
	if (server.accounts.length > 0) {
		lines.push("데모 계정 (비밀번호 공통):");
		for (const { email, password, description } of server.accounts)
			lines.push(`  ${email}  ${password}  ${description}`);
	}
	console.log(lines.join("\n"));
} catch (error) {
	const expected =
		error instanceof ConfigError || error instanceof PortTaken || error instanceof DatabaseStartError;
	console.error(expected && error instanceof Error ? `시작할 수 없습니다. ${error.message}` : error);
	process.exit(1);
}

/**
 * Shuts down gracefully on a signal, even during start-up. Exits with 0 once all work in flight has finished, with 1 on a failure, after
 * `patienceSeconds`, or on a repeated signal.
 */
function stopOnSignals(starting: Promise<RunningServer>, patienceSeconds: number): void {
	let stopping = 0;
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
		process.on(signal, () => {
			// npm forwards a Ctrl-C that this process has already received from the terminal; only a later signal forces the exit.
			if (stopping > 0 && Date.now() - stopping > 1000) process.exit(1);
			if (stopping > 0) return;
			stopping = Date.now();
			setTimeout(() => process.exit(1), patienceSeconds * 1000).unref();
			starting
				.then((server) => server.close())
				.then(
					() => process.exit(0),
					(error: unknown) => {
						console.error(error);
						process.exit(1);
					},
				);
		});
	}
}
