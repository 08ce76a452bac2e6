import { readFileSync } from "node:fs";
import { ConfigError } from "./ConfigError.ts";
import type { SettingValues } from "./settings.ts";

/** What must not stand in an environment that other processes and crash reports can see. */
const secretNames = [
	"DATABASE_URL",
	"DATABASE_READ_URL",
	"DATA_SECRET",
	"DATA_SECRET_FORMER",
	"SERVICE_TOKEN",
	"PICTURE_BUCKET_SECRET",
	"SMTP_URL",
	"SOLAPI_API_SECRET",
	"TOSS_SECRET_KEY",
	"KAKAO_CLIENT_SECRET",
	"NAVER_CLIENT_SECRET",
	"APPLE_PRIVATE_KEY",
	"SANDBOX_WEBHOOK_SECRET",
] as const satisfies readonly (keyof SettingValues)[];

/** The environment with every secret that NAME_FILE keeps in a file, as container platforms and vaults hand them out. @throws ConfigError */
export function withSecretFiles(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	const read = secretNames.flatMap((name) => {
		const path = environment[`${name}_FILE`];
		if (!path) return [];
		if (environment[name]) throw new ConfigError(`${name}: ${name}_FILE과 함께 지정할 수 없습니다.`);
		return [[name, contentOf(`${name}_FILE`, path)] as const];
	});
	return { ...environment, ...Object.fromEntries(read) };
}

function contentOf(name: string, path: string): string {
	let text: string;
	try {
		text = readFileSync(path, "utf8").trim();
	} catch {
		throw new ConfigError(`${name}: ${path} 파일을 읽을 수 없습니다.`);
	}
	if (text === "") throw new ConfigError(`${name}: ${path} 파일이 비어 있습니다.`);
	return text;
}
