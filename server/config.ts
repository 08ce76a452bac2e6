import { resolve } from "node:path";
import * as z from "zod";

const url = z.union([z.literal(""), z.url()]).default("");
const address = z.string().default("");

const developmentSecret = "development-only-data-secret";

/** Everything a deployer may set, read once from the environment. Unset values give a working product on one machine. */
const Settings = z.object({
	PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
	HOST: z.string().default("0.0.0.0"),
	DATA_DIR: z.string().default(".data"),
	DATABASE_URL: z
		.string()
		.regex(/^postgres(ql)?:\/\//)
		.optional(),
	WORLD: z.enum(["full", "small", "none"]).default("full"),
	LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug"]).default("warn"),
	TRUST_PROXY: z.string().default(""),
	PUBLIC_URL: url,
	SITE_NAME: z.string().min(1).default("어썸스테이"),
	CS_PHONE: z.string().default("0000-0000"),
	CS_EMAIL: z.string().default("help@example.com"),
	COMPANY_NAME: z.string().default("어썸스테이 주식회사"),
	COMPANY_CEO: z.string().default("대표자명"),
	COMPANY_ADDRESS: z.string().default("서울특별시 (주소를 설정해 주세요)"),
	COMPANY_BIZ_NO: z.string().default("000-00-00000"),
	COMPANY_MAIL_ORDER_NO: z.string().default("제0000-서울-00000호"),
	COMPANY_PRIVACY_OFFICER: z.string().default("개인정보 보호책임자"),
	CHAT_URL: address,
	BLOG_URL: address,
	INSTAGRAM_URL: address,
	MAP_TILE_URL: address,
	IMAGE_HOSTS: z.string().default(""),
	SMTP_URL: z.string().default(""),
	MAIL_FROM: z.string().default("no-reply@example.com"),
	TOSS_CLIENT_KEY: z.string().default(""),
	TOSS_SECRET_KEY: z.string().default(""),
	SERVICE_TOKEN: z.string().default(""),
	CALLS_PER_MINUTE: z.coerce.number().int().min(0).default(600),
	DATA_SECRET: z.string().min(16).default(developmentSecret),
	SANDBOX_WEBHOOK_SECRET: z.string().min(16).default("development-only-webhook-secret"),
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
	readonly toss: { readonly clientKey: string; readonly secretKey: string };
	readonly sandboxWebhookSecret: string;
	/** Locks what is stored of cards and persons; must stay the same as long as the data lives. */
	readonly dataSecret: string;
	/** Shown by our own servers for server-to-server calls; null = nobody may make them. */
	readonly serviceToken: string | null;
	/** Per address; null = no limit. */
	readonly callsPerMinute: number | null;
	/** What pages may show of this deployment (DEC-002). */
	readonly site: Site;
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
	};
	readonly bizCheckUrl: string;
	readonly chatUrl: string;
	readonly communityUrls: { readonly blog: string; readonly instagram: string };
	readonly mapTileUrl: string;
	readonly socialLogins: readonly ("kakao" | "naver" | "apple")[];
}

/** @throws ConfigError with one Korean-free line naming the variable, when a value cannot be used. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
	const parsed = Settings.safeParse(environment);
	if (!parsed.success) {
		const issue = parsed.error.issues[0];
		throw new ConfigError(`${issue?.path.join(".")}: ${issue?.message}`);
	}
	const s = parsed.data;
	if (s.TOSS_SECRET_KEY.startsWith("live_") && s.DATA_SECRET === developmentSecret)
		throw new ConfigError("DATA_SECRET: live payments need a secret of this deployment");
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
		toss: { clientKey: s.TOSS_CLIENT_KEY, secretKey: s.TOSS_SECRET_KEY },
		sandboxWebhookSecret: s.SANDBOX_WEBHOOK_SECRET,
		dataSecret: s.DATA_SECRET,
		serviceToken: s.SERVICE_TOKEN || null,
		callsPerMinute: s.CALLS_PER_MINUTE || null,
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
			},
			bizCheckUrl: `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${s.COMPANY_BIZ_NO.replaceAll("-", "")}`,
			chatUrl: s.CHAT_URL,
			communityUrls: { blog: s.BLOG_URL, instagram: s.INSTAGRAM_URL },
			mapTileUrl: s.MAP_TILE_URL,
			socialLogins: [],
		},
	};
}

export class ConfigError extends Error {}
