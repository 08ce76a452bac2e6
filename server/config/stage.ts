import { ConfigError } from "./ConfigError.ts";
import { Settings, type SettingValues } from "./settings.ts";
import { refuseUnencryptedConnections } from "./unencryptedConnections.ts";

/** What this server is for: work on the product, a show in which nothing is real, or real travellers and real money (DEC-194). */
export type Stage = "development" | "show" | "production";

export const stageOf = ({ NODE_ENV, DEMO }: SettingValues): Stage => {
	if (DEMO === "yes") return "show";
	return NODE_ENV === "production" ? "production" : "development";
};

/** What has a value that only a machine of one's own can live with. */
const ownInProduction = [
	"PUBLIC_URL",
	"DATA_SECRET",
	"TOSS_CLIENT_KEY",
	"TOSS_SECRET_KEY",
	"SMTP_URL",
	"MAIL_FROM",
	"SOLAPI_API_KEY",
	"SOLAPI_API_SECRET",
	"SMS_FROM",
	"CS_PHONE",
	"CS_EMAIL",
	"COMPANY_NAME",
	"COMPANY_CEO",
	"COMPANY_ADDRESS",
	"COMPANY_BIZ_NO",
	"COMPANY_MAIL_ORDER_NO",
	"COMPANY_PRIVACY_OFFICER",
] as const satisfies readonly (keyof SettingValues)[];

/** Keys that open accounts of real people. */
const socialKeys = ["KAKAO_CLIENT_ID", "NAVER_CLIENT_ID", "APPLE_CLIENT_ID"] as const;
const tossKeys = ["TOSS_SECRET_KEY", "TOSS_CLIENT_KEY"] as const;

/**
 * Test and live never do each other's work: production takes no development default, no demo world, no sandbox and no inbox;
 * nothing else takes keys that move real money or open real accounts (DEC-194).
 * @throws ConfigError
 */
export function checkStage(stage: Stage, settings: SettingValues): void {
	if (stage === "production") checkProduction(settings);
	else checkOther(stage, settings);
}

function checkOther(stage: "development" | "show", settings: SettingValues): void {
	const real = [
		...socialKeys.filter((name) => settings[name] !== ""),
		...tossKeys.filter((name) => settings[name] !== "" && !settings[name].startsWith("test_")),
	][0];
	if (real !== undefined)
		throw new ConfigError(
			stage === "show"
				? `${real}: 실제 키는 시연용 서버(DEMO=yes)에서 쓸 수 없습니다.`
				: `${real}: 실제 키는 NODE_ENV=production에서만 쓸 수 있습니다.`,
		);
}

/**
 * 32 bytes in base64 or hexadecimal: keys are derived from it without stretching, which a password would need (ASVS 11.4.4), and a token
 * like that cannot be guessed (ASVS 13.2.1).
 */
const isRandom = (secret: string): boolean =>
	/^([0-9a-f]{64,}|(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])[\w+/-]{43,}=?)$/.test(secret);

function checkProduction(settings: SettingValues): void {
	const defaults = Settings.parse({});
	const missing = ownInProduction.filter((name) =>
		["", defaults[name].trim()].includes(settings[name].trim()),
	);
	if (missing.length > 0)
		throw new ConfigError(
			`${missing.join(", ")}: 운영 환경(NODE_ENV=production)에서는 이 서버만의 값을 지정해야 합니다. 시연이라면 DEMO=yes를 지정해 주세요.`,
		);
	if (new URL(settings.PUBLIC_URL).protocol !== "https:")
		throw new ConfigError("PUBLIC_URL: 운영 환경에서는 https:// 주소여야 합니다.");
	const test = tossKeys.find((name) => !settings[name].startsWith("live_"));
	if (test !== undefined)
		throw new ConfigError(`${test}: 운영 환경에서는 live_로 시작하는 실제 키여야 합니다.`);
	if (settings.WORLD !== undefined && settings.WORLD !== "none")
		throw new ConfigError("WORLD: 운영 환경에는 누구나 비밀번호를 아는 데모 데이터를 넣을 수 없습니다.");
	if (settings.SOCIAL_STAND_IN !== "")
		throw new ConfigError(
			"SOCIAL_STAND_IN: 누구나 아무 계정으로 로그인할 수 있어 운영 환경에서는 쓸 수 없습니다.",
		);
	refuseUnencryptedConnections(settings);
	if (settings.SERVICE_TOKEN !== "" && !isRandom(settings.SERVICE_TOKEN))
		throw new ConfigError(
			"SERVICE_TOKEN: 환불과 문자 발송을 할 수 있는 값이라 운영 환경에서는 무작위 32바이트여야 합니다(openssl rand -base64 32).",
		);
	if (!isRandom(settings.DATA_SECRET))
		throw new ConfigError(
			"DATA_SECRET: 운영 환경에서는 무작위 32바이트여야 합니다(openssl rand -base64 32). 지금까지의 값은 DATA_SECRET_FORMER에 적어 주세요.",
		);
}
