import { resolve } from "node:path";
import * as z from "zod";
import { type SocialProviderName, socialProviderNames } from "./social/SocialProvider.ts";

const oneOf = <const T extends readonly string[]>(values: T) =>
	z.enum(values, `${values.join(", ")} 가운데 하나여야 합니다.`);
const wholeUpTo = (max: number, told: string) => z.coerce.number(told).int(told).min(0, told).max(max, told);
const secret = z.string().min(16, "16자 이상이어야 합니다.");
const url = z
	.string()
	.refine(
		(text) => text === "" || (/^https?:/.test(text) && URL.canParse(text)),
		"http:// 또는 https://로 시작하는 주소여야 합니다.",
	)
	.default("");
const address = z.string().default("");

const developmentSecret = "development-only-data-secret";

/** Everything a deployer may set, read once from the environment. Unset values give a working product on one machine. */
const Settings = z.object({
	PORT: wholeUpTo(65_535, "0부터 65535까지의 정수여야 합니다.").default(3000),
	HOST: z.string().default("0.0.0.0"),
	DATA_DIR: z.string().default(".data"),
	DATABASE_URL: z
		.string()
		.regex(/^postgres(ql)?:\/\//, "postgres://로 시작하는 주소여야 합니다.")
		.optional(),
	WORLD: oneOf(["full", "small", "none"]).default("full"),
	LOG_LEVEL: oneOf(["silent", "fatal", "error", "warn", "info", "debug"]).default("warn"),
	TRUST_PROXY: z.string().default(""),
	PUBLIC_URL: url,
	SITE_NAME: z.string().min(1, "비워 둘 수 없습니다.").default("어썸스테이"),
	CS_PHONE: z.string().default("0000-0000"),
	CS_EMAIL: z.string().default("help@example.com"),
	COMPANY_NAME: z.string().default("어썸스테이 주식회사"),
	COMPANY_CEO: z.string().default("대표자명"),
	COMPANY_ADDRESS: z.string().default("서울특별시 (주소를 설정해 주세요)"),
	COMPANY_BIZ_NO: z.string().default("000-00-00000"),
	COMPANY_MAIL_ORDER_NO: z.string().default("제0000-서울-00000호"),
	COMPANY_PRIVACY_OFFICER: z.string().default("개인정보 보호책임자"),
	COMPANY_HOSTING: z.string().default(""),
	CHAT_URL: address,
	BLOG_URL: address,
	INSTAGRAM_URL: address,
	MAP_TILE_URL: address,
	IMAGE_HOSTS: z.string().default(""),
	SMTP_URL: z.string().default(""),
	MAIL_FROM: z.string().default("no-reply@example.com"),
	SOLAPI_API_KEY: z.string().default(""),
	SOLAPI_API_SECRET: z.string().default(""),
	SMS_FROM: z.string().default(""),
	KAKAO_CLIENT_ID: z.string().default(""),
	KAKAO_CLIENT_SECRET: z.string().default(""),
	NAVER_CLIENT_ID: z.string().default(""),
	NAVER_CLIENT_SECRET: z.string().default(""),
	APPLE_CLIENT_ID: z.string().default(""),
	APPLE_TEAM_ID: z.string().default(""),
	APPLE_KEY_ID: z.string().default(""),
	APPLE_PRIVATE_KEY: z.string().default(""),
	SOCIAL_STAND_IN: z.string().default(""),
	TOSS_CLIENT_KEY: z.string().default(""),
	TOSS_SECRET_KEY: z.string().default(""),
	SERVICE_TOKEN: z.string().default(""),
	CALLS_PER_MINUTE: wholeUpTo(Number.MAX_SAFE_INTEGER, "0 이상의 정수여야 합니다.").default(600),
	PICTURES_AHEAD: oneOf(["yes", "no"]).default("yes"),
	DATA_SECRET: secret.default(developmentSecret),
	SANDBOX_WEBHOOK_SECRET: secret.default("development-only-webhook-secret"),
});

export interface Config {
	readonly port: number;
	readonly host: string;
	readonly dataDir: string;
	readonly databaseUrl: string | undefined;
	/** Which demo world an empty database is filled with. */
	readonly world: "full" | "small" | "none";
	readonly logLevel: string;
	readonly trustProxy: string;
	/** Address others reach this server at; empty means http://localhost:{port}. */
	readonly publicUrl: string;
	readonly imageHosts: readonly string[];
	readonly mail: { readonly smtpUrl: string; readonly from: string };
	/** The text message gateway; null = messages wait in the development inbox. */
	readonly sms: { readonly apiKey: string; readonly apiSecret: string; readonly from: string } | null;
	readonly social: SocialSettings;
	readonly toss: { readonly clientKey: string; readonly secretKey: string };
	readonly sandboxWebhookSecret: string;
	/** Locks what is stored of cards and persons; must stay the same as long as the data lives. */
	readonly dataSecret: string;
	/** Shown by our own servers for server-to-server calls; null = nobody may make them. */
	readonly serviceToken: string | null;
	/** Per address; null = no limit. */
	readonly callsPerMinute: number | null;
	/** Whether the most used pictures are made before anybody asks for them. */
	readonly picturesAhead: boolean;
	/** What pages may show of this deployment (DEC-002). */
	readonly site: Site;
}

/** Keys of the login providers; null = not offered (DEC-140). */
export interface SocialSettings {
	readonly kakao: { readonly clientId: string; readonly clientSecret: string } | null;
	readonly naver: { readonly clientId: string; readonly clientSecret: string } | null;
	readonly apple: {
		readonly clientId: string;
		readonly teamId: string;
		readonly keyId: string;
		readonly privateKey: string;
	} | null;
	/** Played by our own stand-in, for development and tests. */
	readonly standIns: readonly SocialProviderName[];
}

export interface Site {
	readonly name: string;
	readonly csPhone: string;
	readonly csEmail: string;
	readonly company: {
		readonly name: string;
		readonly ceo: string;
		readonly address: string;
		readonly bizNo: string;
		readonly mailOrderNo: string;
		readonly privacyOfficer: string;
		/** Who runs the machines; the company itself unless told. */
		readonly hosting: string;
	};
	readonly bizCheckUrl: string;
	readonly chatUrl: string;
	readonly communityUrls: { readonly blog: string; readonly instagram: string };
	readonly mapTileUrl: string;
	readonly socialLogins: readonly ("kakao" | "naver" | "apple")[];
}

/** @throws ConfigError with one line that names the variable, when a value cannot be used. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
	const parsed = Settings.safeParse(environment);
	if (!parsed.success) {
		const issue = parsed.error.issues[0];
		throw new ConfigError(`${issue?.path.join(".")}: ${issue?.message}`);
	}
	const s = parsed.data;
	if (s.TOSS_SECRET_KEY.startsWith("live_") && s.DATA_SECRET === developmentSecret)
		throw new ConfigError("DATA_SECRET: 실제 결제 키를 쓰려면 이 서버만의 값을 지정해야 합니다.");
	const social = socialSettings(s, environment.NODE_ENV === "production");
	return {
		port: s.PORT,
		host: s.HOST,
		dataDir: resolve(s.DATA_DIR),
		databaseUrl: s.DATABASE_URL,
		world: s.WORLD,
		logLevel: s.LOG_LEVEL,
		trustProxy: s.TRUST_PROXY,
		publicUrl: s.PUBLIC_URL,
		imageHosts: s.IMAGE_HOSTS.split(",").filter(Boolean),
		mail: { smtpUrl: s.SMTP_URL, from: s.MAIL_FROM },
		sms: smsSettings(s),
		social,
		toss: { clientKey: s.TOSS_CLIENT_KEY, secretKey: s.TOSS_SECRET_KEY },
		sandboxWebhookSecret: s.SANDBOX_WEBHOOK_SECRET,
		dataSecret: s.DATA_SECRET,
		serviceToken: s.SERVICE_TOKEN || null,
		callsPerMinute: s.CALLS_PER_MINUTE || null,
		picturesAhead: s.PICTURES_AHEAD === "yes",
		site: {
			name: s.SITE_NAME,
			csPhone: s.CS_PHONE,
			csEmail: s.CS_EMAIL,
			company: {
				name: s.COMPANY_NAME,
				ceo: s.COMPANY_CEO,
				address: s.COMPANY_ADDRESS,
				bizNo: s.COMPANY_BIZ_NO,
				mailOrderNo: s.COMPANY_MAIL_ORDER_NO,
				privacyOfficer: s.COMPANY_PRIVACY_OFFICER,
				hosting: s.COMPANY_HOSTING || s.COMPANY_NAME,
			},
			bizCheckUrl: `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${s.COMPANY_BIZ_NO.replaceAll("-", "")}`,
			chatUrl: s.CHAT_URL,
			communityUrls: { blog: s.BLOG_URL, instagram: s.INSTAGRAM_URL },
			mapTileUrl: s.MAP_TILE_URL,
			socialLogins: offeredLogins(social),
		},
	};
}

type SettingName = keyof z.infer<typeof Settings>;

/** The values when all of them are set; null when none is. @throws ConfigError naming the first that is missing */
function together<K extends SettingName>(s: z.infer<typeof Settings>, names: readonly K[]): boolean {
	const missing = names.filter((name) => s[name] === "");
	if (missing.length > 0 && missing.length < names.length)
		throw new ConfigError(
			`${missing[0]}: 값이 없습니다. 함께 쓰는 ${names.find((name) => s[name] !== "")} 값만 있습니다.`,
		);
	return missing.length === 0;
}

function smsSettings(s: z.infer<typeof Settings>): Config["sms"] {
	if (!together(s, ["SOLAPI_API_KEY", "SOLAPI_API_SECRET", "SMS_FROM"])) return null;
	return { apiKey: s.SOLAPI_API_KEY, apiSecret: s.SOLAPI_API_SECRET, from: s.SMS_FROM.replace(/\D/g, "") };
}

function socialSettings(s: z.infer<typeof Settings>, isProduction: boolean): SocialSettings {
	const standIns = s.SOCIAL_STAND_IN.split(",").filter(Boolean);
	const unknown = standIns.find((name) => !isProvider(name.toUpperCase()));
	if (unknown !== undefined) throw new ConfigError(`SOCIAL_STAND_IN: ${unknown}: 모르는 로그인 방법입니다.`);
	if (isProduction && standIns.length > 0)
		throw new ConfigError(
			"SOCIAL_STAND_IN: 누구나 아무 계정으로 로그인할 수 있어 운영 환경에서는 쓸 수 없습니다.",
		);
	const hasApple = together(s, ["APPLE_CLIENT_ID", "APPLE_TEAM_ID", "APPLE_KEY_ID", "APPLE_PRIVATE_KEY"]);
	const keyed = {
		kakao: s.KAKAO_CLIENT_ID ? { clientId: s.KAKAO_CLIENT_ID, clientSecret: s.KAKAO_CLIENT_SECRET } : null,
		naver: together(s, ["NAVER_CLIENT_ID", "NAVER_CLIENT_SECRET"])
			? { clientId: s.NAVER_CLIENT_ID, clientSecret: s.NAVER_CLIENT_SECRET }
			: null,
		apple: hasApple
			? {
					clientId: s.APPLE_CLIENT_ID,
					teamId: s.APPLE_TEAM_ID,
					keyId: s.APPLE_KEY_ID,
					privateKey: s.APPLE_PRIVATE_KEY.replaceAll("\\n", "\n"),
				}
			: null,
	};
	return {
		...keyed,
		standIns: standIns
			.map((name) => name.toUpperCase())
			.filter(isProvider)
			.filter((name) => keyed[lower(name)] === null),
	};
}

const isProvider = (name: string): name is SocialProviderName =>
	socialProviderNames.some((each) => each === name);

const lower = (name: SocialProviderName) => name.toLowerCase() as Lowercase<SocialProviderName>;

const offeredLogins = (social: SocialSettings): Site["socialLogins"] =>
	socialProviderNames
		.filter((name) => social.standIns.includes(name) || social[lower(name)] !== null)
		.map(lower);

export class ConfigError extends Error {}
